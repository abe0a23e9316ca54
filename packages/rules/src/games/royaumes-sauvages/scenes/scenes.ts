import type { Setting } from './setting.ts';

/** Decrees that look at nothing but the value of a card. */
const EASY = { k4: 'A03', k5: 'A04', k6: 'A05', k7: 'A10', k8: 'A09' } as const;

/** The middle of an age at a table of three: something lies everywhere. */
const AFOOT = {
  players: 3,
  decrees: EASY,
  columns: {
    k4: ['owl-2'],
    k5: ['frog-3', 'wolf-5'],
    k6: ['okapi-4'],
    k7: ['tiger-8', 'lizard-1'],
    k8: ['honeyBee-6'],
  },
  cubes: { k4: 'B', k5: 'AC', k6: 'B', k7: 'AC', k8: 'A' },
} as const satisfies Setting;

/** Lizards and tigers, low values, or cards like the last one of Sunshore. */
const STRICT = { k4: 'A01', k5: 'A06', k6: 'C06', k7: 'B08', k8: 'B07' } as const;

/** Two are tied for Mistmere, worth 9, and nowhere else is anything to be won. */
const TIED = {
  players: 2,
  cubes: { k5: 'AABB' },
  tiles: { k5: [6, 8, 9] },
  scoring: 'k5',
} as const satisfies Setting;

/** The last turn of the match: B is out, and A may only pass. */
const LAST = {
  players: 2,
  age: 3,
  cubes: { k8: 'AAABBBB|B' },
  decrees: { k4: 'A01', k5: 'A09', k6: 'B02', k7: 'A07' },
  columns: { k6: ['wolf-8'] },
  hands: { A: ['frog-2', 'okapi-3', 'wolf-4', 'frog-5'] },
} as const satisfies Setting;

/** Moments by name: the active player has the decision of that name. */
export const SCENES = {
  /** Houses are chosen before the first turn; A is first. */
  houses: { players: 3, houses: 'chosen', from: 'houses' },
  /** The first turn of a match: nothing lies anywhere, and A has a card for each kingdom. */
  firstTurn: { players: 3, decrees: EASY, hands: { A: ['tiger-2', 'wolf-5', 'frog-7', 'owl-8'] } },
  /** The middle of an age: something lies in every kingdom. */
  middle: { ...AFOOT, hands: { A: ['owl-4', 'tiger-7', 'frog-1', 'wolf-8'] } },
  /** One card fits: the decree of Mistmere asks for the species or the value of the last card there. */
  decree: {
    ...AFOOT,
    decrees: { k4: 'A01', k5: 'B07', k6: 'A05', k7: 'C04', k8: 'A08' },
    hands: { A: ['wolf-2', 'redPanda-1', 'owl-3', 'frog-6'] },
  },
  /** One card fits: the decree of Mistmere asks for the species of a neighbour’s last card. */
  neighbours: {
    ...AFOOT,
    decrees: { k4: 'A01', k5: 'C04', k6: 'A05', k7: 'A08', k8: 'A10' },
    hands: { A: ['owl-6', 'redPanda-3', 'wolf-3', 'frog-6'] },
  },
  /** No card fits anywhere: to rally, or to be out. */
  rally: {
    ...AFOOT,
    decrees: STRICT,
    hands: { A: ['owl-4', 'frog-5', 'wolf-7', 'okapi-8'] },
    top: ['tiger-2', 'lizard-6', 'frog-1', 'owl-3'],
  },
  /** B has passed: nobody may rally any more, and A has one card that fits, in two places. */
  rallyClosed: {
    ...AFOOT,
    passed: ['B'],
    decrees: STRICT,
    hands: { A: ['owl-4', 'frog-5', 'wolf-3', 'okapi-8'] },
    passTiles: { B: [4] },
  },
  /** Frostpeak has only its capital left: its owner is out of the age, and gets a seat on its council. */
  capital: {
    ...AFOOT,
    cubes: { ...AFOOT.cubes, k4: 'BBA' },
    columns: { ...AFOOT.columns, k4: ['owl-2', 'frog-4', 'wolf-6'] },
    hands: { A: ['tiger-2', 'owl-5', 'frog-7', 'okapi-1'] },
  },
  /** The second age: A has a seat on the council of Frostpeak, which counts as a cube. */
  council: {
    ...AFOOT,
    age: 2,
    scores: { A: 12, B: 15, C: 9 },
    cubes: { ...AFOOT.cubes, k4: 'B||A' },
    hands: { A: ['owl-4', 'tiger-7', 'frog-1', 'wolf-8'] },
  },
  /** The others are out: A plays on alone, and their next pass ends the age. */
  alone: {
    ...AFOOT,
    passed: ['B', 'C'],
    passTiles: { B: [2] },
    hands: { A: ['owl-4', 'tiger-7', 'frog-1', 'wolf-8'] },
  },
  /** A tie for first place: both send a card into battle. */
  battle: {
    ...TIED,
    hands: { A: ['tiger-8', 'wolf-4', 'owl-3'], B: ['owl-7', 'frog-1', 'wolf-2'] },
  },
  /** B has nothing but a Rebel: it beats the Majesty, and nothing else. */
  rebel: { ...TIED, hands: { A: ['tiger-8', 'wolf-4'], B: ['frog-1'] } },
  /** The cards are open: with a reinforcement A would draw level, with two win. */
  reinforce: {
    ...TIED,
    hands: { A: ['wolf-4', 'owl-3'], B: ['frog-1', 'wolf-2'] },
    reinforcements: { A: 2 },
    battle: { kingdom: 'k5', revealed: { A: 'tiger-5', B: 'owl-7' } },
  },
  /** The second round: both had shown a 6. */
  secondRound: {
    ...TIED,
    hands: { A: ['wolf-4', 'owl-3'], B: ['frog-1', 'wolf-2'] },
    battle: { kingdom: 'k5', spent: { A: ['tiger-6'], B: ['owl-6'] } },
  },
  /** Three are tied in Sunshore, the widest kingdom. */
  battleOfThree: {
    players: 4,
    age: 2,
    scores: { A: 14, B: 11, C: 17, D: 9 },
    cubes: { k5: 'AAB', k6: 'CCD', k8: 'AABBCC' },
    scoring: 'k8',
    hands: { A: ['tiger-8', 'wolf-4'], B: ['owl-7', 'frog-1'], C: ['okapi-6', 'lizard-8'] },
  },
  /** Ties are settled by treaty: A may take the capital of Frostpeak, where they are then even with B and the capital decides. */
  treaty: {
    players: 2,
    tieRule: 'treaty',
    decrees: EASY,
    cubes: { k4: 'BBA', k5: 'AB' },
    hands: { A: ['tiger-4', 'owl-1', 'frog-6', 'okapi-8'] },
  },
  /**
   * Every kingdom is scored: the capitals’ owners go to the councils, and the player with fewest points begins the second age.
   */
  ageEnd: {
    players: 3,
    from: 'ageEnd',
    cubes: { k4: 'AAB|A', k8: 'CCB' },
    scores: { A: 18, B: 7, C: 12 },
    hands: { B: ['owl-4', 'tiger-7', 'frog-1', 'wolf-8'] },
  },
  /** The last turn of the match, a long way ahead: A can only pass. */
  lastTurnAhead: { ...LAST, scores: { A: 60, B: 20 } },
  /** The last turn of the match, a long way behind: A can only pass. */
  lastTurnBehind: { ...LAST, scores: { A: 20, B: 60 } },
  /** Solo against the rival, who plays the card it draws: its next card will go to Sunshore. */
  solo: {
    solo: 'normal',
    decrees: EASY,
    hands: { A: ['tiger-2', 'wolf-5', 'frog-7', 'owl-8'] },
    bonus: ['okapi-3'],
    top: ['lizard-4', 'wolf-8'],
  },
  /** Alone against the expert: the rival’s card matches both bonus cards, and A says which is played too. */
  rivalBonus: {
    solo: 'expert',
    decrees: EASY,
    turn: 'R',
    hands: { A: ['tiger-2', 'wolf-5', 'frog-7', 'owl-4'] },
    bonus: ['owl-7', 'frog-8'],
    top: ['owl-8', 'wolf-1'],
  },
  /** Alone, tied with the rival in Shadewood: a card against three of the pile. */
  soloBattle: {
    solo: 'normal',
    cubes: { k7: 'AARR' },
    scoring: 'k7',
    hands: { A: ['tiger-7', 'tiger-6', 'tiger-8', 'tiger-1'] },
    top: ['owl-3', 'owl-5', 'owl-2'],
  },
  /** Alone, the last turn of the match, ahead of the rival: A can only pass. */
  soloAhead: {
    ...LAST,
    solo: 'normal',
    cubes: { k8: 'AAARRRR|R' },
    scores: { A: 60 },
    rivalScore: 20,
  },
  /** Alone, the last turn of the match, behind the rival: A can only pass. */
  soloBehind: {
    ...LAST,
    solo: 'normal',
    cubes: { k8: 'AAARRRR|R' },
    scores: { A: 20 },
    rivalScore: 60,
  },
} as const satisfies { readonly [name: string]: Setting };
