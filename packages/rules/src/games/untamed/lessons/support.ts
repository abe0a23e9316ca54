import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { aims, attacks, chooses, isAbility, isEnd } from './answers.ts';
import type { UntamedLesson } from './course.ts';

/** The reserve: its sources, and its uses. */
export const support: UntamedLesson = {
  id: 'support',
  title: text('Le Soutien, votre réserve', 'Support, your reserve'),
  about: text(
    'Payer la capacité de votre Forteresse, et voir la réserve se remplir.',
    'Pay for the ability of your Stronghold, and see the reserve fill.',
  ),
  clauses: ['UNT-7.1', 'UNT-7.2', 'UNT-7.3', 'UNT-11.3', 'UNT-15.1', 'UNT-15.4'],
  start: (game) =>
    positionOf(game, {
      turnNumber: 9,
      A: {
        stronghold: 'rabbit-warren',
        damage: 5,
        hand: ['rabbit-twins', 'rabbit-captain'],
        power: { exhausted: 3 },
        powerPlays: 1,
        support: ['rat-feast', 'tiger-swipe'],
      },
      B: {
        stronghold: 'raccoon-workshop',
        play: ['raccoon-foreman'],
        power: 4,
        support: ['panda-ledger'],
      },
    }),
  steps: [
    {
      say: text(
        'Le Soutien est une réserve de cartes face visible ; vous en avez 2. Y vont une carte de votre main à chaque fin de tour, vos Animaux battus, et vos Objets, des cartes à effet immédiat, une fois joués.',
        'Support is a reserve of face-up cards; you have 2. A card of your hand goes there at the end of every turn, and so do your beaten Animals and your Items, cards with an effect at once, when they have been played.',
      ),
      look: 'board',
      holds: ({ open }) => open.holdings[0]?.support.length === 2,
    },
    {
      say: text(
        'Votre Forteresse n’a plus que 2 de Santé, et le Contremaître d’Ada a 3 en Attaque. Plus de Puissance ; mais Grande garenne, pour 1 Soutien, joue sans Puissance un Animal coûtant 2 ou moins. Touchez votre Forteresse.',
        'Your Stronghold has 2 Health left, and Ada’s Foreman has 3 Attack. No Power left; but Great Warren, for 1 Support, plays an Animal costing 2 or less for no Power. Touch your Stronghold.',
      ),
      holds: ({ open }) => open.sides[0]?.damage === 5,
      ask: 'mainAction',
      right: isAbility,
      replies: [
        {
          to: isEnd,
          say: text(
            'Au tour d’Ada, le Contremaître abattrait votre Forteresse. Protégez-la d’abord.',
            'On Ada’s turn the Foreman would bring down your Stronghold. Protect it first.',
          ),
        },
      ],
      otherwise: text(
        'Touchez votre Forteresse, Grande garenne.',
        'Touch your Stronghold, Great Warren.',
      ),
    },
    {
      say: text(
        'Une carte du Soutien est dépensée : elle quitte la partie. Choisissez les Lièvres jumeaux, qui coûtent 2 ; le Capitaine Garenne est trop cher pour cette capacité.',
        'A card of Support is spent: it leaves the game. Choose the Twin Hares, which cost 2; Captain Warren is too dear for this ability.',
      ),
      holds: ({ open }) =>
        open.holdings[0]?.support.length === 1 && open.holdings[0].removed.length === 1,
      ask: 'chooseTargets',
      right: aims('rabbit-twins'),
      otherwise: text('Touchez les Lièvres jumeaux.', 'Touch the Twin Hares.'),
    },
    {
      say: text(
        'Une Arrivée est un effet qui se produit quand l’Animal entre en jeu. Ici, au choix : Garde, qui oblige Ada à attaquer d’abord les Lièvres, ou Déferlement. Protégez votre Forteresse.',
        'An Arrival is an effect that happens when the Animal enters play. Here you choose: Guard, which makes Ada attack the Hares first, or Rush. Protect your Stronghold.',
      ),
      ask: 'chooseMode',
      right: chooses('guard'),
      replies: [
        {
          to: chooses('rush'),
          say: text(
            'Ils pourraient attaquer tout de suite, mais votre Forteresse resterait à découvert. Prenez Garde.',
            'They could attack at once, but your Stronghold would stay open. Take Guard.',
          ),
        },
      ],
      otherwise: text(
        'Une Arrivée est facultative, mais celle-ci vous sauve : choisissez Garde.',
        'An Arrival is optional, but this one saves you: choose Guard.',
      ),
    },
    {
      say: text(
        'Une capacité de Forteresse ne sert qu’une fois par tour. Terminez le tour, et voyons ce que fait Ada.',
        'A Stronghold’s ability can be used once a turn. End the turn, and let us see what Ada does.',
      ),
      ask: 'mainAction',
      right: isEnd,
      otherwise: text('Touchez « Terminer le tour ».', 'Touch “End the turn”.'),
    },
    {
      first: [{ ask: 'mainAction', pick: attacks('raccoon-foreman', 'rabbit-twins') }],
      say: text(
        'Le Contremaître a dû attaquer les Lièvres. Ils sont battus et rejoignent votre Soutien, avec la carte de la fin du tour : 3 cartes en réserve, et la Forteresse tient.',
        'The Foreman had to attack the Hares. They are beaten and join your Support, with the card from the end of the turn: 3 cards in reserve, and the Stronghold holds.',
      ),
      look: 'board',
      holds: ({ open }) =>
        open.holdings[0]?.support.length === 3 && open.sides[0]?.stronghold === 'rabbit-warren',
    },
  ],
  aside: ['maintenanceSupport'],
  ending: text(
    'Le Soutien paie les capacités et, sur certaines cartes, le Focus, à la place de la Puissance. Rien ne vous oblige à le dépenser.',
    'Support pays for abilities and, on some cards, for Focus, in place of Power. Nothing ever makes you spend it.',
  ),
};
