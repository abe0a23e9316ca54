import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsCombat: Chapter = {
  id: 'rulings-combat',
  title: text('Précisions : combats', 'Rulings: combats'),
  clauses: [
    clause(
      'UNM-R.11',
      'Feinte contre Excalibur boostée : rien à annuler, le boost reste, sauf choix contraire de la table.',
      'Feint against a boosted Excalibur: nothing to cancel, the boost stays, unless the table chose otherwise.',
    ),
    clause(
      'UNM-R.17',
      '« La défense d’abord » vaut à chaque moment, pas pour toute la carte.',
      '“Defense first” goes for each moment, not for the whole card.',
    ),
    clause(
      'UNM-R.18',
      'Les effets d’après combat ont lieu tant que la partie continue ; une défaite qui la termine la termine aussitôt.',
      'After-combat effects resolve as long as the game goes on; a defeat that ends it ends it at once.',
    ),
    clause(
      'UNM-R.19',
      'Des dégâts empêchés comptent pour aucun : le défenseur a gagné.',
      'Prevented damage counts as none: the defender has won.',
    ),
    clause(
      'UNM-R.20',
      'Les effets de la carte du perdant ont lieu aussi.',
      'Effects of the loser’s card resolve, too.',
    ),
    clause(
      'UNM-R.21',
      'Petite sans carte de défense, Alice n’a pas son +1.',
      'Small without a defense card, Alice has no +1.',
    ),
    clause(
      'UNM-R.22',
      'Un Voyage dépensé en boost est dans la défausse avant le déplacement : il compte.',
      'A Voyage spent to boost is in the discard before the movement: it counts.',
    ),
    clause(
      'UNM-R.23',
      'En équipe, la capacité d’un héros vaincu ne vaut plus.',
      'In team play a defeated hero’s ability is off.',
    ),
    clause(
      'UNM-R.24',
      'Confusion protège Merlin seul, de toute source, jusqu’à la fin du combat.',
      'Bewilderment protects Merlin alone, from every source, until the combat ends.',
    ),
    clause(
      'UNM-R.25',
      'Une valeur fixée remplace la valeur imprimée ; les ajouts restent.',
      'A value that is set replaces the printed one; additions stay.',
    ),
    clause(
      'UNM-R.32',
      'Le boost joint par Arthur est révélé avec l’attaque, même s’il est ensuite annulé.',
      'Arthur’s added boost is revealed with the attack, even if it is then cancelled.',
    ),
    clause(
      'UNM-R.39',
      'Chacun pour soi : l’armée éliminée perd ses effets restants ; ceux de l’attaquant ont lieu.',
      'Free-for-all: the eliminated army loses its remaining effects; the attacker’s go on.',
    ),
    clause(
      'UNM-R.40',
      '« Ce tour », c’est le tour en cours, de qui que ce soit ; un combattant revenu sur sa case du début n’a pas bougé.',
      '“This turn” is the current one, whoever’s it is; a fighter back on its first space has not moved.',
    ),
    clause(
      'UNM-R.46',
      'Sans carte en main, il n’y a pas de boost à choisir.',
      'With an empty hand there is no boost to choose.',
    ),
  ],
};

export const rulingsCards: Chapter = {
  id: 'rulings-cards',
  title: text('Précisions : cartes', 'Rulings: cards'),
  clauses: [
    clause(
      'UNM-R.26',
      'Esprits tourmentés : la seconde case peut être hors des zones de Merlin ; seuls les ennemis subissent les dégâts.',
      'Restless Spirits: the second space may lie outside Merlin’s zones; only enemies take damage.',
    ),
    clause(
      'UNM-R.27',
      'Miroir : effets et ordre sont choisis d’abord, la case au dernier moment.',
      'Looking Glass: effects and order are chosen first, the space at the last moment.',
    ),
    clause(
      'UNM-R.28',
      'Un bref regard et Mâchoires qui mordent touchent aussi les vôtres ; s’il n’y a qu’eux, l’un d’eux est touché.',
      'A Momentary Glance and Jaws That Bite hit your own, too; if there are only those, one of them is hit.',
    ),
    clause(
      'UNM-R.29',
      'Frénésie ailée : les déplacements d’abord, puis le retour, obligatoire si possible. La Harpie revenue part de sa case de retour.',
      'Winged Frenzy: moves first, then the return, mandatory if possible. The returned Harpy’s turn-start space is where it returned.',
    ),
    clause(
      'UNM-R.30',
      'La Dame du Lac : la défausse d’abord ; sinon la pioche, montrée puis mélangée, trouvée ou non.',
      'The Lady of the Lake: the discard first; else the deck, shown and then shuffled, found or not.',
    ),
    clause(
      'UNM-R.31',
      'Prophétie avec 3 cartes : 2 en main, 1 dessus ; avec 2 ou 1 : en main ; sans carte : rien. Jamais d’épuisement.',
      'Prophecy with 3 cards: 2 to the hand, 1 back; with 2 or 1: to the hand; with none: nothing. Never exhaustion.',
    ),
    clause(
      'UNM-R.33',
      'Les coéquipiers se disent ce qu’ils veulent ; voir les mains est un choix de la table.',
      'Team-mates may say anything; seeing hands is the table’s choice.',
    ),
    clause(
      'UNM-R.41',
      'Commander aux tempêtes : chaque combattant au plus une fois, dans l’ordre voulu, bloqué selon son propre camp.',
      'Command the Storms: each fighter at most once, in any order, blocked as seen from its own side.',
    ),
    clause(
      'UNM-R.42',
      'Exploit vaut 4, Voyage de retour booste de 1, Griffes qui agrippent ne fait qu’attaquer.',
      'Exploit has value 4, Voyage Home boost 1, Claws That Catch only attacks.',
    ),
    clause(
      'UNM-R.45',
      '« Tout combattant » comprend ceux d’un allié.',
      '“Any fighter” includes a friend’s.',
    ),
    clause(
      'UNM-R.47',
      'Une carte vue par Tranche-tranche ou les serpents géants reste secrète pour les autres ; la carte défaussée est publique.',
      'Cards seen by Snicker-Snack or the Giant Snakes stay secret to the others; the discarded card is public.',
    ),
  ],
};
