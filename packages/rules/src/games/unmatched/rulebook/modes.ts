import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const teams: Chapter = {
  id: 'teams',
  title: text('Par équipes (quatre joueurs)', 'Teams (four players)'),
  clauses: [
    clause('UNM-19.1', 'Deux équipes de deux.', 'Two teams of two.'),
    clause(
      'UNM-19.2',
      'Les coéquipiers sont assis côte à côte, les deux premières places contre les deux dernières, et peuvent se parler en privé.',
      'Team-mates sit side by side, the first two chairs against the last two, and may talk in private.',
    ),
    clause(
      'UNM-19.3',
      'Les mains restent séparées. Au choix de la table, les coéquipiers ne se montrent rien, ou voient tout l’un de l’autre : la main, les cartes posées face cachée et celles qu’un effet fait regarder.',
      'Hands stay separate. As the table chose, team-mates show each other nothing, or each sees all that the other sees: the hand, cards laid face down and cards looked at by an effect.',
    ),
    clause(
      'UNM-19.4',
      'Les combattants d’un coéquipier sont des alliés.',
      'A team-mate’s fighters are friends.',
    ),
    clause(
      'UNM-19.5',
      'On ne commande que ses propres combattants.',
      'Players command only their own fighters.',
    ),
    clause(
      'UNM-19.6',
      'Il faut quatre cases de départ ; les deux champs de bataille les ont.',
      'Four start spaces are needed; both battlefields have them.',
    ),
    clause(
      'UNM-19.7',
      'Ordre et cases de départ : premier joueur de l’équipe A sur 1, premier de B sur 2, second de A sur 3, second de B sur 4.',
      'Order and start spaces: first player of team A on 1, first of B on 2, second of A on 3, second of B on 4.',
    ),
    clause('UNM-19.8', 'Les tours suivent le même ordre.', 'Turns follow the same order.'),
    clause(
      'UNM-19.9',
      'On joue tant que son armée a un combattant.',
      'A player plays on as long as their army has a fighter.',
    ),
    clause(
      'UNM-19.10',
      'Quand ses deux héros sont vaincus, une équipe perd aussitôt.',
      'When both its heroes are defeated, a team loses at once.',
    ),
    clause(
      'UNM-19.11',
      'Une armée sans combattant est hors jeu : ses tours sont sautés, ses piles restent. L’effet de sa carte dans le combat en cours a encore lieu.',
      'An army without fighters is out: its turns are skipped, its piles stay. The effects of its card in a running combat still resolve.',
    ),
    clause(
      'UNM-19.12',
      '« Vos combattants » et « ennemis » laissent de côté ceux du coéquipier ; « tout combattant » les comprend.',
      '“Your fighters” and “enemies” leave the team-mate’s out; “any fighter” includes them.',
    ),
  ],
};

export const three: Chapter = {
  id: 'three',
  title: text('À trois', 'Three players'),
  clauses: [
    clause(
      'UNM-20.1',
      'L’un des trois commande deux héros et forme à lui seul l’équipe opposée aux deux autres.',
      'One of the three commands two heroes, alone against the other two.',
    ),
    clause(
      'UNM-20.2',
      'Chacun de ses héros garde son deck, sa main, sa défausse, ses acolytes et sa place : deux armées, un joueur.',
      'Each of the two keeps its own deck, hand, discard, sidekicks and place: two armies, one player.',
    ),
    clause(
      'UNM-20.3',
      'Ce joueur voit ses deux mains ; cartes, pioches, épuisement, boosts et limite de main restent par armée.',
      'That player sees both hands; cards, draws, exhaustion, boosts and hand limit stay per army.',
    ),
    clause(
      'UNM-20.4',
      'Les règles par équipes valent ; une armée sans combattant perd ses tours, l’autre continue.',
      'The rules of team play apply; an army without fighters loses its turns while the other plays on.',
    ),
  ],
};

export const free: Chapter = {
  id: 'free',
  title: text('Chacun pour soi', 'Free-for-all'),
  clauses: [
    clause(
      'UNM-21.1',
      'Chacun a une armée et aucun allié. L’armée du premier joueur est la première, les autres suivent dans l’ordre des sièges.',
      'Each player has one army and no friends. The starting player’s army is first, the others follow in seat order.',
    ),
    clause(
      'UNM-21.2',
      'À son premier tour, une armée n’attaque que la suivante ou celles qui ont déjà joué. Les autres dégâts ne sont pas limités.',
      'In its first turn an army attacks only the next one or those that have begun a turn. Other damage is not restricted.',
    ),
    clause(
      'UNM-21.3',
      'Un héros vaincu élimine son armée : ses acolytes quittent le plateau, ses effets restants sont perdus.',
      'A defeated hero eliminates its army: its sidekicks leave the board, its remaining effects are dropped.',
    ),
    clause(
      'UNM-21.4',
      'La dernière armée dont le héros est debout l’emporte.',
      'The last army with an undefeated hero wins.',
    ),
    clause(
      'UNM-21.5',
      'Si la table vérifie les défaites en fin d’action, l’élimination attend ce moment.',
      'If the table checks defeats at the ends of actions, the elimination waits for that.',
    ),
  ],
};

export const leave: Chapter = {
  id: 'leave',
  title: text('Abandon et absence', 'Surrender and absence'),
  clauses: [
    clause(
      'UNM-22.1',
      'On peut abandonner à tout moment : ses combattants quittent le plateau, sans effets.',
      'Players may surrender at any time: their fighters leave the board, without effects.',
    ),
    clause(
      'UNM-22.2',
      'Si l’un d’eux est en combat, le combat s’arrête : ses cartes sont défaussées, l’action est dépensée.',
      'If one of them is in a combat, the combat stops: its cards are discarded, the action is spent.',
    ),
    clause(
      'UNM-22.3',
      'En duel et chacun pour soi, l’armée a perdu aussitôt ; par équipes, le reste continue tant qu’il a un héros.',
      'In a duel and free-for-all the army has lost at once; in teams the rest plays on as long as it has a hero.',
    ),
    clause(
      'UNM-22.4',
      'S’absenter n’est pas abandonner ; si la table a une horloge, elle répond à la place de l’absent.',
      'Absence is no surrender; a clock, where one is set, answers for whoever is away.',
    ),
  ],
};
