import type { Setting } from './setting.ts';

/** Moments that seldom come about by themselves: the active player has one action that leads there. */
export const SCENES = {
  /** Two Voyages lie in Sinbad's discard: Sinbad's fighters go farther, the other Voyages hit harder. */
  voyages: {
    heroes: ['sinbad', 'medusa'],
    on: { sinbad: 'm08', porter: 'm20', medusa: 'm09', 'harpy-1': 'm22' },
    cards: {
      sinbad: {
        hand: ['voyage-giant-snakes', 'exploit', 'feint'],
        discard: ['voyage-whale-island', 'voyage-eyes-like-coals'],
      },
    },
  },
  /** Alice is attacked and holds Looking Glass: two of its three effects, in any order. */
  lookingGlass: {
    heroes: ['alice', 'king-arthur'],
    on: { alice: 'm09', jabberwock: 'm20', 'king-arthur': 'm08', merlin: 'm18' },
    health: { alice: 6 },
    turn: 'king-arthur',
    cards: { alice: { hand: ['looking-glass'] }, 'king-arthur': { hand: ['excalibur'] } },
  },
  /** King Arthur may look at the top of the deck. */
  prophecy: {
    heroes: ['king-arthur', 'medusa'],
    on: { merlin: 'm18', 'harpy-1': 'm24' },
    cards: {
      'king-arthur': { hand: ['prophecy'], top: ['excalibur', 'feint', 'skirmish', 'regroup'] },
    },
  },
  /** Alice wins with Snicker-Snack against a hand that cannot defend, and looks at it. */
  theirHand: {
    heroes: ['alice', 'medusa'],
    on: { alice: 'm08', jabberwock: 'm20', medusa: 'm09', 'harpy-1': 'm24' },
    cards: {
      alice: { hand: ['snicker-snack'] },
      medusa: { hand: ['winged-frenzy', 'a-momentary-glance', 'winged-frenzy'] },
    },
  },
  /** The last action of a turn with more cards in the hand than may stay there. */
  handLimit: {
    heroes: ['sinbad', 'medusa'],
    action: 2,
    cards: {
      sinbad: {
        hand: [
          'exploit',
          'feint',
          'feint',
          'regroup',
          'voyage-home',
          'momentous-shift',
          'voyage-giant-snakes',
          'voyage-whale-island',
        ],
      },
    },
  },
  /** Neither cards in the hand nor in the deck: the maneuver exhausts, and nothing else is left. */
  emptyDeck: {
    heroes: ['king-arthur', 'alice'],
    on: { merlin: 'm18', jabberwock: 'm24' },
    health: { 'king-arthur': 9 },
    cards: { 'king-arthur': { deck: [], discard: ['excalibur', 'feint', 'prophecy'] } },
  },
} as const satisfies { readonly [name: string]: Setting };
