import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsPower: Chapter = {
  id: 'rulings-power',
  title: text('Précisions : Puissance et réductions', 'Rulings: Power and discounts'),
  clauses: [
    clause(
      'UNT-R.12',
      'Une carte jouée en tant que Puissance ne revient jamais en main.',
      'A card played as Power never returns to hand.',
    ),
    clause(
      'UNT-R.13',
      'Utiliser un Bonus de Puissance est une action à part : elle ajoute 1 à la réduction en attente, qui se perd à la fin du tour si aucune carte n’en profite. Le dessus du deck, lui, change aussitôt.',
      'Using a Bonus Power is an action of its own: it adds 1 to the pending discount, which lapses at the end of the turn if no card takes it. The top of the deck changes at once.',
    ),
    clause(
      'UNT-R.14',
      'Un coût ne descend pas sous 0 ; le surplus de réduction est perdu.',
      'A cost does not go below 0; the surplus of a discount is lost.',
    ),
    clause(
      'UNT-R.15',
      'À votre tour, toute carte jouée consomme la réduction en attente, même payée par Focus ou jouée gratuitement. Une carte jouée par Ralliement n’y touche pas.',
      'On your turn any card you play uses up the pending discount, even one paid by Focus or played for free. A Rally play leaves it alone.',
    ),
    clause(
      'UNT-R.16',
      'Un Bonus de Puissance réduit le coût d’une carte, jamais celui de l’action Piocher.',
      'A Bonus Power lowers the cost of a card, never that of the draw action.',
    ),
    clause(
      'UNT-R.17',
      'Si vous avez plusieurs Bonus de Puissance, vous en choisissez un par action, sauf si personne n’en a vu aucun : ils se valent. Le dernier remis est sur le dessus du deck.',
      'If you have several Bonus Powers, you choose one per action, unless nobody has seen any of them: they are all the same. The last one put back lies on top of the deck.',
    ),
    clause(
      'UNT-R.138',
      'Si une carte ne peut être payée ni en Puissance ni par Focus, mais le serait grâce à vos Bonus de Puissance, vous pouvez l’annoncer d’un coup : autant de Bonus qu’il en manque sont utilisés l’un après l’autre, puis la carte est jouée. Si le choix des Bonus ou leur ordre compte (UNT-R.17), utilisez-les d’abord.',
      'If neither Power nor Focus can pay for a card, but your Bonus Powers would make up the difference, you may declare it all at once: as many as are missing are used one after another, then the card is played. Where it matters which ones go, or in which order (UNT-R.17), use them first.',
    ),
    clause(
      'UNT-R.18',
      'Les Bonus de Puissance ne souffrent pas de la chute d’une Forteresse : ils forment une zone à part, sous la pile.',
      'Bonus Powers are not affected when a Stronghold falls: they are a zone of their own, under the pile.',
    ),
    clause(
      'UNT-R.19',
      'Le nombre de Bonus de Puissance n’est pas limité.',
      'The number of Bonus Powers is not limited.',
    ),
    clause(
      'UNT-R.20',
      'Une carte Focus se paie tout en Puissance ou tout en Soutien, jamais avec les deux.',
      'A Focus card is paid entirely with Power or entirely with Support, never with both.',
    ),
    clause(
      'UNT-R.25',
      'Jouer une carte en tant que Puissance n’est pas jouer une carte (UNT-23.13).',
      'Playing a card as Power is not playing a card (UNT-23.13).',
    ),
    clause(
      'UNT-R.29',
      'Les pions dégâts et Furie sont illimités.',
      'Damage and Fury tokens are unlimited.',
    ),
    clause(
      'UNT-R.98',
      'Un Animal peut porter autant de Furie que l’on veut.',
      'An Animal may carry any amount of Fury.',
    ),
    clause(
      'UNT-R.128',
      'Les deux cartes que l’Alpha joue en tant que Puissance sont deux actions distinctes ; elles n’ont pas à se suivre.',
      'The two cards the Alpha plays as Power are two separate actions; they need not follow each other.',
    ),
  ],
};

export const rulingsSupport: Chapter = {
  id: 'rulings-support',
  title: text('Précisions : Soutien, Entretien, deck', 'Rulings: Support, Maintenance, deck'),
  clauses: [
    clause(
      'UNT-R.21',
      'Une carte ne se paie pas elle-même : tant qu’elle est jouée ou en train de se résoudre, elle n’est pas au Soutien.',
      'A card cannot pay for itself: while it is being played or resolved it is not in Support.',
    ),
    clause(
      'UNT-R.22',
      'Un coût de Soutien ne se paie que depuis votre zone de Soutien ; en Manticore, depuis celle de l’équipe.',
      'A Support cost is paid from your own Support zone only; in Manticore, from the team’s.',
    ),
    clause(
      'UNT-R.23',
      'Si la cible a disparu après le paiement, le coût reste dépensé et le reste se résout.',
      'If the target is gone after payment, the cost stays spent and the rest is resolved.',
    ),
    clause(
      'UNT-R.24',
      'L’action Piocher est refusée si votre deck est vide. Un effet qui fait piocher, lui, fait perdre.',
      'The draw action is refused when your deck is empty. An effect that makes you draw still makes you lose.',
    ),
    clause(
      'UNT-R.46',
      'Un Animal battu est déjà au Soutien quand ses Dernières Paroles se résolvent : il peut servir à les payer.',
      'A beaten Animal is already in Support when its Last Words are resolved: it may pay for them.',
    ),
    clause(
      'UNT-R.51',
      'Les cartes que vos effets retirent de votre deck vont au Soutien, face visible.',
      'Cards your effects take off your deck go to Support, face up.',
    ),
    clause(
      'UNT-R.67',
      'L’étape de Soutien est sautée si votre main est vide ; sinon elle est obligatoire, et la carte est visible de tous.',
      'The Support step is skipped if your hand is empty; otherwise it is compulsory, and everybody sees the card.',
    ),
    clause('UNT-R.68', 'La main n’a pas de limite.', 'There is no hand limit.'),
    clause(
      'UNT-R.65',
      'À la fin de votre tour, tous vos Animaux et toutes vos Puissances se redressent.',
      'At the end of your turn, all your Animals and all your Power become ready.',
    ),
    clause(
      'UNT-R.66',
      'S’il ne reste qu’une carte à l’étape 2, vous la piochez, puis vous perdez sur la seconde.',
      'If one card is left in step 2, you draw it, then lose on the second.',
    ),
    clause(
      'UNT-R.70',
      'Quand vous invoquez, vous seul voyez la carte. Les autres voient ce qui en résulte, pas ce qu’elle est.',
      'When you invoke, only you see the card. The others see what comes of it, not what it is.',
    ),
    clause(
      'UNT-R.71',
      'Invoquer ou Présage sur un deck vide est sans effet : regarder n’est pas piocher. Présage se contente de ce qui reste.',
      'Invoke or Omen on an empty deck does nothing: looking is not drawing. Omen uses what is left.',
    ),
    clause(
      'UNT-R.72',
      'Présage permet toute répartition entre le dessus et le dessous, dans n’importe quel ordre de chaque côté.',
      'Omen allows any split between top and bottom, in any order on both sides.',
    ),
    clause(
      'UNT-R.74',
      'Le Soutien, les cartes retirées et les cartes en jeu sont visibles de tous. La Puissance est face cachée, mais son propriétaire peut la regarder ; pour les Bonus de Puissance, voir UNT-R.10.',
      'Support, removed cards and cards in play are visible to all. Power is face down, but its owner may look at it; for Bonus Powers, see UNT-R.10.',
    ),
    clause(
      'UNT-R.110',
      'Vous choisissez les cartes de Soutien à retirer. C’est automatique quand tous les choix se valent ou que tout doit partir. Les cartes qu’aucune de vos factions ne peut reprendre au Soutien se valent toutes et partent d’abord.',
      'You choose the Support cards to remove. This is automatic when all choices are the same or every card must go. Cards that none of your factions can take back from Support are all the same, and go first.',
    ),
  ],
};
