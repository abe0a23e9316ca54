import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsMultiplayer: Chapter = {
  id: 'rulings-multiplayer',
  title: text('Précisions : chacun pour soi', 'Rulings: each for oneself'),
  clauses: [
    clause(
      'UNT-R.75',
      'Le sens des aiguilles d’une montre va vers la gauche.',
      'Clockwise means to the left.',
    ),
    clause(
      'UNT-R.76',
      'En Chasseur, si un joueur est éliminé par son deck vide, c’est son chasseur qui gagne : le joueur à sa droite.',
      'In Hunter, if a player is out by an empty deck, their hunter wins: the player to their right.',
    ),
    clause(
      'UNT-R.77',
      'En Chasseur, un effet de carte peut toucher les autres Forteresses, car la limite ne vise que les attaques. Celui qui contrôle l’effet en a le mérite ; si une Forteresse tombe du fait de son propriétaire, le mérite va à son chasseur.',
      'In Hunter, a card effect may hit other Strongholds, since the limit is about attacks only. The controller of the effect gets the credit; if a Stronghold falls by its owner’s doing, the credit goes to their hunter.',
    ),
    clause(
      'UNT-R.78',
      'Chacun pour soi, un joueur éliminé emporte toutes ses cartes hors du jeu. Son tour est sauté et ses effets en attente disparaissent.',
      'In modes each for oneself, all cards of a player who is out leave the game. Their turn is skipped and their waiting triggers vanish.',
    ),
    clause(
      'UNT-R.79',
      'L’Alpha est tiré au sort, ou volontaire selon l’option de la table. Il occupe la place 1 du choix ordinaire des factions.',
      'The Alpha is drawn at random, or a volunteer by a table option. The Alpha is seat 1 of the normal choice of factions.',
    ),
    clause(
      'UNT-R.80',
      'Les joueurs qui ne sont pas l’Alpha n’ont que l’Alpha pour adversaire ; ils ne peuvent pas se combattre.',
      'Players who are not the Alpha have only the Alpha as an opponent; they cannot fight each other.',
    ),
    clause(
      'UNT-R.81',
      'Les trois Forteresses de l’Alpha ont une Santé doublée.',
      'All three Strongholds of the Alpha have doubled Health.',
    ),
    clause(
      'UNT-R.82',
      'Les adversaires de l’Alpha se comptent parmi ceux qui sont encore en jeu ou, par une option de la table, au début de la partie.',
      'The Alpha’s opponents are counted among those still in the game or, by a table option, at the start of the game.',
    ),
    clause(
      'UNT-R.83',
      'Les adversaires de l’Alpha sont éliminés un par un.',
      'The Alpha’s opponents go out one by one.',
    ),
    clause(
      'UNT-R.84',
      'L’Alpha perd comme tout le monde si son deck est vide : il a de quoi jouer environ 9 tours contre deux adversaires, 7 contre trois, 6 contre quatre, 5 contre cinq.',
      'The Alpha loses by an empty deck like anyone: there are cards for about 9 turns against two opponents, 7 against three, 6 against four, 5 against five.',
    ),
    clause(
      'UNT-R.97',
      'Un effet peut faire appeler un Esprit Hibou à un adversaire ; les limites de celui-ci s’appliquent.',
      'An effect may make an opponent call an Owl Spirit; that player’s limits apply.',
    ),
    clause(
      'UNT-R.100',
      '« Un adversaire » : s’il y en a plusieurs, celui qui contrôle l’effet en choisit un pour chaque effet. L’effet ne vise chacun d’eux que s’il le dit.',
      '“An opponent”: with several, the controller chooses one per effect. An effect hits each of them only if it says so.',
    ),
    clause(
      'UNT-R.111',
      'De même, celui qui contrôle l’effet choisit la Forteresse adverse quand il y en a plusieurs (UNT-23.19, UNT-R.100).',
      'Likewise, the controller chooses the enemy Stronghold when there are several (UNT-23.19, UNT-R.100).',
    ),
    clause(
      'UNT-R.112',
      'Un effet sur chaque Animal touche ceux de tous les joueurs, équipiers compris.',
      'An effect on each Animal hits those of every player, team-mates included.',
    ),
    clause(
      'UNT-R.118',
      'Un effet « jusqu’à votre prochain tour » créé par un joueur éliminé cesse quand le tour de sa place aurait commencé.',
      'An effect “until your next turn” of a player who is out ends when the turn of that seat would have started.',
    ),
    clause(
      'UNT-R.119',
      'Le livret ne fixe pas de maximum aux modes chacun pour soi ; ici, ils se jouent jusqu’à six. À cinq ou six, il faut 15 ou 18 factions : on réunit deux jeux complets, et personne ne prend deux fois la même faction.',
      'The rulebook sets no maximum for the modes each for oneself; here they are for up to six players. Five or six need 15 or 18 factions: two complete sets are put together, and nobody takes the same faction twice.',
    ),
    clause(
      'UNT-R.120',
      'En Chasseur, si deux joueurs sont battus dans une même résolution, tous ceux qui en ont le mérite et sont encore en jeu gagnent ensemble ; s’il n’y en a aucun, c’est match nul entre ceux qui en ont le mérite.',
      'In Hunter, if two players are beaten in one resolution, all credited players still in the game share the win; if there is none, it is a draw of all those credited.',
    ),
    clause(
      'UNT-R.121',
      'En Alpha, les joueurs éliminés gagnent avec leur camp, mais sont classés après les survivants.',
      'In Alpha, players who are out win with their side, but rank below the survivors.',
    ),
    clause(
      'UNT-R.122',
      'Si l’Alpha n’a pas assez de cartes pour l’étape 3 de l’Entretien, il les pose toutes.',
      'If the Alpha has too few cards for step 3 of Maintenance, the Alpha puts all of them.',
    ),
    clause(
      'UNT-R.132',
      'Dans La Loi du plus Fort et en Alpha, un deck vide élimine le joueur comme s’il était battu ; cela compte pour UNT-19.2 et UNT-20.8.',
      'In Survival and Alpha, an empty deck puts the player out as if beaten; it counts towards UNT-19.2 and UNT-20.8.',
    ),
    clause(
      'UNT-R.136',
      'Une option de la table, qui n’est pas du livret, laisse l’Alpha choisir à l’étape 2 de l’Entretien combien de cartes piocher : de 2 au nombre de UNT-20.5.',
      'A table option that is not in the rulebook lets the Alpha choose in step 2 of Maintenance how many cards to draw: from 2 to the number of UNT-20.5.',
    ),
    clause(
      'UNT-R.135',
      'Un joueur éliminé au milieu d’une capacité : si cela décide la partie, elle s’arrête là ; sinon le reste se résout sans lui.',
      'A player is out in the middle of an ability: if that decides the game, it ends there; otherwise the rest is resolved without that player.',
    ),
  ],
};
