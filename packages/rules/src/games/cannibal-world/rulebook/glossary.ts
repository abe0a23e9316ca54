import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

/** The term, a colon, its meaning. */
export const glossary: Chapter = {
  id: 'glossary',
  title: text('Glossaire', 'Glossary'),
  clauses: [
    clause(
      'CAN-25.1',
      'Action : ce que vous faites de vos jetons Viande : jouer une carte, avancer, engager le combat, piller, utiliser une capacité… C’est aussi le nom des cartes qui ne sont pas des Créatures (CAN-2.2).',
      'Action: what you do with your meat tokens: play a card, move, engage in combat, pillage, use an ability… It is also the name of the cards that are not Creatures (CAN-2.2).',
    ),
    clause(
      'CAN-25.2',
      'Capacité : un pouvoir imprimé sur une carte. Il y a des capacités à Couvert, d’Assaut, Tactiques, Déclenchées et Innées (CAN-12.2).',
      'Ability: a power printed on a card. There are covert, assault, tactical, triggered and innate abilities (CAN-12.2).',
    ),
    clause(
      'CAN-25.3',
      'Carte Habitat : le repaire de votre faction. Pillé trois fois, il est perdu, et la partie avec lui (CAN-3.5).',
      'Habitat card: the home of your faction. Pillaged three times, it is lost, and the game with it (CAN-3.5).',
    ),
    clause(
      'CAN-25.4',
      'Couvert : votre zone de l’arrière, à l’abri des attaques tant que votre Chasse est gardée. Les capacités à Couvert s’y utilisent (CAN-3.7).',
      'Covert: your zone at the back, safe from attacks as long as your Hunt is guarded. Covert abilities are used there (CAN-3.7).',
    ),
    clause(
      'CAN-25.5',
      'Chasse : votre zone de l’avant. Seules les créatures qui s’y trouvent engagent le combat (CAN-9.9).',
      'Hunt: your zone at the front. Only creatures there engage in combat (CAN-9.9).',
    ),
    clause(
      'CAN-25.6',
      'Dégâts de combat : ceux de la mêlée, que les créatures s’infligent l’une à l’autre (CAN-8.1).',
      'Combat damage: that of the melee, which creatures deal to each other (CAN-8.1).',
    ),
    clause(
      'CAN-25.7',
      'Dégâts directs : ceux des tirs, infligés à distance, aussi en dehors d’un combat (CAN-8.1).',
      'Direct damage: that of shots, dealt from afar, outside combats as well (CAN-8.1).',
    ),
    clause(
      'CAN-25.8',
      'Épuisée : une faction qui a dû piocher alors qu’il ne lui restait aucune carte. Elle doit dépenser toute sa Viande à chaque tour (CAN-6.1).',
      'Exhausted: a faction that had to draw with no card left. It has to spend all its meat every turn (CAN-6.1).',
    ),
    clause(
      'CAN-25.9',
      'Étourdie : une créature couchée, qui n’esquive pas, n’engage pas le combat, n’utilise pas de capacité et n’inflige rien, mais qui peut être attaquée (CAN-8.4).',
      'Stunned: a creature lying on its side, which does not dodge, engage in combat, use abilities or deal damage, but can be attacked (CAN-8.4).',
    ),
    clause(
      'CAN-25.10',
      'Jeton Viande : ce que coûtent presque toutes les actions. Vous en avez de nouveau quatre à la fin de chacun de vos tours (CAN-4.4).',
      'Meat token: what almost every action costs. You have four again at the end of each of your turns (CAN-4.4).',
    ),
    clause(
      'CAN-25.11',
      'Mulligan : une fois par partie, la chance de remplacer toute votre main de départ (CAN-3.9).',
      'Mulligan: once per game, the chance to replace your whole starting hand (CAN-3.9).',
    ),
    clause(
      'CAN-25.12',
      'Phase de pioche : le début de votre tour, où vous piochez dans le paquet principal ou dans les Renforts (CAN-4.2).',
      'Draw phase: the beginning of your turn, in which you draw from the main deck or from the Reinforcements (CAN-4.2).',
    ),
    clause(
      'CAN-25.13',
      'Pillage : l’action qui prend un jeton à l’Habitat adverse quand aucune créature ne le garde (CAN-9.10).',
      'Pillage: the action that takes a token from the enemy Habitat when no creature guards it (CAN-9.10).',
    ),
    clause(
      'CAN-25.14',
      'Portée : jusqu’à combien de zones en avant une capacité agit, les vôtres comprises (CAN-12.11).',
      'Range: how many zones ahead an ability reaches, your own included (CAN-12.11).',
    ),
    clause(
      'CAN-25.15',
      'Pyrrhus : une victoire si chère qu’elle n’en est pas une. Les survivants sont trop faibles pour l’Habitat vaincu, et la partie est nulle (CAN-7.5).',
      'Pyrrhic: a victory so dear that it is none. The survivors are too weak for the Habitat they have beaten, and the game is a draw (CAN-7.5).',
    ),
    clause(
      'CAN-25.16',
      'Renforts : le petit paquet que vous regardez à votre guise et dont vous choisissez la carte à piocher (CAN-5.2).',
      'Reinforcements: the small deck that you look at as you please, and from which you choose the card to draw (CAN-5.2).',
    ),
  ],
};
