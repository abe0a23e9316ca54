/** The door of the testing kit: what proves a game. It needs no test runner. */
export { fuzzSeeds, isFull, seedsUpTo } from './effort.ts';
export type { FuzzedTable } from './fuzz.ts';
export {
  expectLaws,
  expectResumable,
  playWithDepartures,
  unplayed,
} from './fuzz.ts';
export type { GoldenMatch, GoldenTables, KeptMatch } from './golden.ts';
export { firstDifference, firstRefusal, keepGolden, lookAtStates } from './golden.ts';
export { proveNoLeak } from './leaks.ts';
export type { RandomMatch } from './play.ts';
export { nextAsked, playRandomly, waitedFor } from './play.ts';
export type { SeatName } from './scene.ts';
export { answers, goesOnUntil, NAMES, nameOf, Scene, seatOf } from './scene.ts';
export { scrambled, seenBy } from './scramble.ts';
export { ShapeOfStates } from './shape.ts';
