import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { asPower, isDraw, isEnd, plays, toSupport } from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** How cards are paid, and what the end of a turn does. */
export const power: UntamedLesson = {
  id: 'power',
  title: text('La Puissance d’abord', 'Power first'),
  about: text(
    'Comment payer une carte, et ce qui se passe en fin de tour.',
    'How to pay for a card, and what happens when a turn ends.',
  ),
  clauses: ['UNT-5.2', 'UNT-6.1', 'UNT-6.3', 'UNT-11.1', 'UNT-13.1', 'UNT-13.2', 'UNT-13.3'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 3,
      A: {
        factions: ['tiger', 'rat', 'rabbit'],
        stronghold: 'tiger-peak',
        hand: ['tiger-lord', 'rabbit-captain', 'rat-queen', 'rat-leech'],
        support: ['rat-feast'],
        power: 1,
        top: ['tiger-cub', 'rabbit-nurse'],
      },
      B: {
        stronghold: 'panda-counter',
        play: ['panda-peddler'],
        power: 1,
        bonusPower: ['raccoon-armour'],
      },
    }),
  steps: [
    {
      say: text(
        'Jouer une carte coûte de la Puissance : c’est le nombre dans son coin. Vous en avez 1, et la moins chère de vos cartes, le Rat sangsue, en coûte 2.',
        'Playing a card costs Power: it is the number in its corner. You have 1, and the cheapest of your cards, the Leech Rat, costs 2.',
      ),
      look: 'hand',
      holds: ({ open }) => open.holdings[0]?.power.length === 1,
    },
    {
      say: text(
        'Une fois par tour, une carte de votre main peut devenir Puissance : face cachée, elle paiera à chaque tour, mais ne sera plus jamais jouée. Prenez la plus chère : touchez le Seigneur des crocs, puis « En Puissance ».',
        'Once a turn a card of your hand can become Power: face down, it pays every turn, but will never be played again. Take the dearest: touch the Lord of Fangs, then “As Power”.',
      ),
      ask: 'mainAction',
      right: asPower('tiger-lord'),
      replies: [
        {
          to: asPower(),
          say: text(
            'Possible ; mais celle-là, vous pourrez la jouer avant le Seigneur des crocs, qui coûte 5. C’est lui qui manquera le moins.',
            'Possible; but that one you could play before the Lord of Fangs, which costs 5. You will miss the Lord least.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'Pas si vite : sans une Puissance de plus, vos cartes restent toutes trop chères.',
            'Not so fast: without one more Power all your cards stay too dear.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Seigneur des crocs, puis « En Puissance ».',
        'Touch the Lord of Fangs, then “As Power”.',
      ),
    },
    {
      say: text(
        'Deux Puissances : le Rat sangsue est payable. Touchez-le, puis « Jouer ».',
        'Two Power: you can pay for the Leech Rat. Touch it, then “Play”.',
      ),
      ask: 'mainAction',
      right: plays('rat-leech'),
      replies: [
        {
          to: isDraw,
          say: text(
            'Piocher prendrait vos 2 Puissances. Un Animal en jeu vous sert mieux : vous n’en avez aucun.',
            'Drawing would take your 2 Power. An Animal in play serves you better: you have none.',
          ),
        },
        {
          to: isEnd,
          say: text(
            'La Puissance qui ne sert pas ce tour est perdue pour ce tour : dépensez-la.',
            'Power that is not used this turn is lost for this turn: spend it.',
          ),
        },
      ],
      otherwise: text(
        'Touchez le Rat sangsue, puis « Jouer ».',
        'Touch the Leech Rat, then “Play”.',
      ),
    },
    {
      say: text(
        'Un Animal arrive épuisé : celui-ci attaquera à votre prochain tour. Vous n’avez plus de Puissance : terminez le tour.',
        'An Animal comes exhausted: this one will attack on your next turn. You have no Power left: end the turn.',
      ),
      ask: 'mainAction',
      right: isEnd,
      otherwise: text('Touchez « Terminer le tour ».', 'Touch “End the turn”.'),
    },
    {
      say: text(
        'En fin de tour, vos cartes épuisées se redressent : la Puissance resservira. Vous piochez 2 cartes, puis en posez une au Soutien, une réserve dont on parlera. Posez celle que vous ne pourrez pas jouer bientôt.',
        'At the end of a turn your exhausted cards are readied: the Power can be used again. You draw 2 cards, then put one into Support, a reserve we shall come to. Put in the one you cannot play soon.',
      ),
      ask: 'maintenanceSupport',
      right: toSupport('rabbit-captain'),
      replies: [
        {
          to: toSupport('rat-queen'),
          say: text(
            'La Reine des rats coûte 3 : avec une Puissance de plus, vous la jouerez dès le prochain tour.',
            'The Rat Queen costs 3: with one more Power you can play it on your very next turn.',
          ),
        },
      ],
      otherwise: text(
        'Celle-là ne coûte presque rien : gardez-la. Le Capitaine Garenne, qui coûte 4, attendra le plus longtemps.',
        'That one costs next to nothing: keep it. Captain Warren, who costs 4, will have to wait longest.',
      ),
      holds: ({ open, own }) =>
        own?.hand.length === 4 && open.holdings[0]?.power.every(({ ready }) => ready) === true,
    },
  ],
  ending: text(
    'À presque chaque tour : une carte en Puissance, jusqu’à cinq, puis tout ce que vous pouvez payer, puis vos attaques.',
    'Nearly every turn: one card as Power, up to five, then all you can pay for, then your attacks.',
  ),
};
