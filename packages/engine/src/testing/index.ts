/** The door of the testing kit: proofs for a game. It needs no test runner. */
export type { SeatName } from '../mechanics/seats.ts';
export { NAMES, nameOf, seatOf } from '../mechanics/seats.ts';
export {
  chosenSeed,
  fuzzSeeds,
  isChange,
  isFull,
  seedsUntil,
  seedsUpTo,
  someOf,
} from './effort.ts';
export type { FuzzedTable } from './fuzz.ts';
export {
  expectLaws,
  expectResumable,
  playWithDepartures,
  unplayed,
} from './fuzz.ts';
export type { GoldenMatch, GoldenTables, KeptMatch } from './golden.ts';
export { firstDifference, firstRefusal, keepGolden, lookAtStates } from './golden.ts';
export { proveNoLeaks } from './leaks.ts';
export type { RandomMatch } from './play.ts';
export { nextAsked, playRandomly, waitedFor } from './play.ts';
export { answers, goesOnUntil, Scene } from './scene.ts';
export { scrambled, seenBy, swapped } from './scramble.ts';
export { ShapeOfStates } from './shape.ts';
export { notingShown } from './shown.ts';
