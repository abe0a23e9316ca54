import type { GoldenTables } from '@tablee/engine/testing';

/** Tables whose matches are kept as golden journals. */
export const goldenTables: GoldenTables = [
  [2, {}],
  [3, {}],
  [4, {}],
  [5, {}],
  [4, { tieRule: 'treaty' }],
  [1, { soloLevel: 'easy' }],
  [1, { soloLevel: 'normal' }],
  [1, { soloLevel: 'expert' }],
  [3, { houses: 'chosen', opener: 2 }],
];
