import type { GoldenTables } from '@tablee/engine/testing';

/** Tables whose matches are kept as golden journals. */
export const goldenTables: GoldenTables = [
  [2, {}],
  [2, { board: 'sarpedon', heroSelection: 'random', heroDefeat: 'endOfAction' }],
  [3, { mode: 'team' }],
  [3, { mode: 'freeForAll' }],
  [4, { mode: 'team', teamHands: 'shared' }],
  [4, { mode: 'freeForAll', board: 'sarpedon' }],
];
