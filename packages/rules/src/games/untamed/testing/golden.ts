import type { GoldenTables } from '@tablee/engine/testing';

/** Tables whose matches are kept as golden journals. */
export const goldenTables: GoldenTables = [
  [2, { mode: 'duel' }],
  [3, { mode: 'hunter' }],
  [3, { mode: 'survival', draft: 'random' }],
  [4, { mode: 'alpha', alphaChoice: 'volunteer' }],
  [4, { mode: 'hydra' }],
  [4, { mode: 'manticore' }],
];
