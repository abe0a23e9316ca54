import type { Setting } from './setting.ts';

/** One stroke of the Tiger Lord fells a Stronghold that has taken 6. */
const LORD = { play: ['tiger-lord'] } as const;

/** The Power of this turn is placed: a card in hand can only be played. */
const PLACED = { powerPlays: 1 } as const;

/** Moments by name: A has one thing to do that leads there, where they are not asked at once. */
export const SCENES = {
  /** Strongholds are stacked in secret, the next one first. */
  stacking: { from: 'stacking', A: { factions: ['tiger', 'fox', 'rat'] } },
  /** Four players in two teams choose four of their six Strongholds, and stack them. */
  teamStacking: { mode: 'hydra', from: 'stacking' },
  /** The same for a team that shares its deck. */
  sharedStacking: { mode: 'manticore', from: 'stacking' },
  /** Eight cards, and the question whether to keep them. */
  mulligan: { from: 'mulligan', A: { factions: ['tiger', 'fox', 'rat'] } },
  /** One card goes to Support before the first turn. */
  opening: { from: 'openingSupport', A: { factions: ['tiger', 'fox', 'rat'] } },
  /** The first turn: no Power yet, one card in Support, and one Animal that costs nothing. */
  firstTurn: {
    A: {
      hand: ['rat-pup', 'tiger-cub', 'fox-seer', 'rat-leech', 'tiger-stalker', 'fox-dazzle'],
      support: ['rat-queen'],
    },
    B: { bonusPower: ['panda-peddler'] },
  },
  /** Nothing in hand and no Power: A can only end the turn. */
  nothingToDo: { A: { hand: [] } },
  /** Power 3: an Animal to play, a card to put down as Power, or two Power for a card. */
  power: { turnNumber: 7, A: { power: 3, hand: ['rat-queen', 'fox-seer', 'tiger-lord'] } },
  /** An Animal costs one more than A has: the Bonus Power under the Stronghold makes it affordable. */
  bonusPower: {
    turnNumber: 5,
    A: { ...PLACED, power: 2, hand: ['rat-queen'], bonusPower: ['fox-seer'] },
    B: { play: ['panda-peddler'] },
  },
  /** The last card in hand can be paid for by Power or by Focus, with cards of the Support. */
  focus: {
    turnNumber: 9,
    A: {
      power: 4,
      hand: ['rat-pup', 'fox-seer', 'rat-queen', 'fox-storyteller'],
      support: ['rat-pup', 'fox-seer', 'tiger-cub', 'fox-dazzle'],
    },
  },
  /** The ability of the Stronghold costs two cards of the Support, and any of them might have come back. */
  paySupport: {
    turnNumber: 7,
    A: {
      stronghold: 'panda-counter',
      support: ['panda-peddler', 'fox-seer', 'tiger-cub', 'panda-teamaster'],
      hand: [],
    },
  },
  /** An attack that is struck back: 3 damage against 2, and neither would die of it alone. */
  strikeBack: {
    turnNumber: 7,
    A: { play: ['rat-queen'], hand: [] },
    B: { play: ['panda-teamaster'], hand: [] },
  },
  /** A Guard stands before B: neither the other Animal nor the Stronghold may be attacked. */
  guard: {
    turnNumber: 7,
    A: { play: ['tiger-scarred', 'tiger-cub'], hand: [] },
    B: { play: ['panda-teamaster', 'panda-peddler'] },
  },
  /** An Animal with Rush attacks in the turn in which it enters, Animals only. */
  rush: {
    turnNumber: 3,
    A: { ...PLACED, power: 1, hand: ['tiger-cub'] },
    B: { play: ['fox-seer'], damage: 2 },
  },
  /** Three Animals each, some hurt, one with Fury, one exhausted. */
  middle: {
    turnNumber: 11,
    A: {
      play: [
        'tiger-cub',
        { face: 'tiger-scarred', damage: 2 },
        { face: 'rat-queen', ready: false },
      ],
      hand: ['rat-pup', 'tiger-swipe', 'fox-dazzle', 'tiger-stalker'],
      support: ['rat-leech', 'fox-seer', 'tiger-lord'],
      power: { ready: 2, exhausted: 2 },
      damage: 3,
    },
    B: {
      play: ['panda-peddler', { face: 'raccoon-tinker', fury: 1 }, 'crocodile-mourner'],
      support: ['panda-ledger', 'raccoon-armour', 'crocodile-elder'],
      power: 4,
      damage: 5,
    },
  },
  /** B fells the Stronghold of A, who draws a card and may rally it. */
  rally: {
    turn: 'B',
    turnNumber: 12,
    A: { damage: 6, hand: ['fox-seer'], top: ['rat-herald'], play: ['rat-pup'] },
    B: { ...LORD, hand: [] },
  },
  /** The last Stronghold of B has one health left: the next stroke wins the match. */
  lastStronghold: {
    turnNumber: 21,
    A: { ...LORD, hand: [] },
    B: { fallen: ['panda-counter', 'raccoon-workshop'], stronghold: 'crocodile-mire', damage: 6 },
  },
  /** B has no card left to draw: the fall of a Stronghold wins the match. */
  emptyDeckOfOther: { turnNumber: 21, A: { ...LORD, hand: [] }, B: { damage: 6, deck: [] } },
  /** A has no card left to draw: to end the turn is to lose. */
  emptyDeck: { turnNumber: 21, A: { deck: [], hand: [] } },
  /** Maintenance: all are readied, two cards are drawn, one of the hand goes to Support. */
  maintenance: {
    from: 'maintenance',
    turnNumber: 3,
    A: {
      play: [{ face: 'rat-queen', ready: false }],
      hand: ['rat-pup', 'fox-seer'],
      top: ['tiger-cub', 'rat-herald'],
    },
  },
  /** The Seer looks at the top two cards of the deck. */
  omen: {
    turnNumber: 3,
    A: {
      ...PLACED,
      power: 1,
      hand: ['fox-seer', 'rat-queen', 'tiger-lord'],
      top: ['rat-pup', 'tiger-lord', 'fox-dazzle'],
    },
  },
  /** Two cards are drawn, and one of the hand goes. */
  discard: {
    turnNumber: 5,
    A: {
      ...PLACED,
      power: 2,
      hand: ['fox-marked', 'rat-pup'],
      top: ['tiger-lord', 'rat-queen', 'fox-seer'],
    },
  },
  /** The King’s second card of this turn: damage to share among three. */
  distribute: {
    turnNumber: 13,
    A: { ...PLACED, power: 5, hand: ['chameleon-king'], cardsPlayed: 1 },
    B: { play: ['panda-peddler', 'panda-teamaster', 'crocodile-mourner'] },
  },
  /** The second card of the turn sets off two Animals at once: A says in which order. */
  orderEffects: {
    turnNumber: 9,
    A: {
      ...PLACED,
      play: [
        { face: 'rat-queen', ready: false },
        { face: 'chameleon-motley', ready: false },
      ],
      abilityUses: 1,
      hand: ['rat-leech'],
      power: 2,
      support: ['rat-feast'],
      cardsPlayed: 1,
    },
  },
  /** The Leveret does one of two things. */
  chooseMode: {
    turnNumber: 5,
    A: { ...PLACED, power: 1, hand: ['rabbit-leveret'], play: ['rabbit-nurse'] },
    B: { play: ['panda-peddler'] },
  },
  /** One of two Animals strikes, one of two is struck. */
  chooseTargets: {
    turnNumber: 7,
    A: {
      ...PLACED,
      power: 2,
      hand: ['tiger-swipe'],
      play: [
        { face: 'tiger-cub', ready: false },
        { face: 'tiger-scarred', ready: false },
      ],
    },
    B: { play: ['panda-peddler', 'panda-teamaster'] },
  },
  /** The Sewer Court hurts the Stronghold of one of two opponents. */
  chooseOpponent: {
    mode: 'hunter',
    turnNumber: 7,
    A: {
      stronghold: 'rat-court',
      damage: 2,
      hand: [],
      play: [
        { face: 'rat-pup', ready: false },
        { face: 'rat-leech', ready: false },
      ],
      support: ['rat-feast'],
    },
    B: { play: ['panda-peddler'] },
    C: { play: ['rabbit-nurse'] },
  },
  /** How much damage the Rampager takes for Fury is for A to say. */
  chooseAmount: { turnNumber: 13, A: { ...PLACED, power: 5, hand: ['rhino-rampager'] } },
  /** Ironhide’s arrival costs a card of the Support, and need not be used. */
  useAbility: {
    turnNumber: 9,
    A: {
      ...PLACED,
      power: 4,
      hand: ['rhino-ironhide'],
      play: ['rhino-charger'],
      support: ['rhino-rage'],
    },
  },
  /** The Storyteller attacks: the card that it shows may go under the deck. */
  bottomRevealed: {
    turnNumber: 9,
    A: { play: ['fox-storyteller'], hand: [], top: ['rat-herald', 'fox-seer'] },
  },
  /** Seven Animals: there is no room for another one. */
  noRoom: {
    turnNumber: 15,
    A: {
      hand: ['rat-pup', 'rat-herald'],
      power: 3,
      play: [
        'rat-pup',
        'rat-pup',
        'rat-leech',
        'rat-leech',
        'tiger-cub',
        'tiger-cub',
        'token-owl-spirit',
      ],
    },
  },
  /** The Alpha of three, who may draw as many cards as they like, from two to four. */
  alphaDraw: {
    mode: 'alpha',
    from: 'maintenance',
    turnNumber: 4,
    options: { alphaDraw: 'choice' },
    A: { hand: ['rat-pup', 'rat-queen', 'fox-seer'] },
  },
  /** Each hunts the Stronghold of the next: A may attack that of B, and any Animal. */
  hunter: {
    mode: 'hunter',
    turnNumber: 10,
    A: { play: ['tiger-stalker', 'rat-queen'], hand: [] },
    B: { play: ['rabbit-nurse'], damage: 4 },
    C: { play: ['panda-peddler'], damage: 2 },
  },
  /** The whole team plays at once; A has nothing to do any more, C has. */
  hydra: {
    mode: 'hydra',
    turnNumber: 5,
    A: { hand: [] },
    C: { power: 3, hand: ['rabbit-captain', 'rabbit-twins'] },
    B: { play: ['tiger-cub'] },
  },
} as const satisfies { readonly [name: string]: Setting };
