import type { GoldenTables } from '@tablee/engine/testing';

/** Tables whose matches are kept as golden journals. */
export const goldenTables: GoldenTables = [
  [2, {}],
  [2, { decks: 'custom', collection: 'box' }],
  [2, { decks: 'custom', match: 'tournament' }],
  [4, { mode: '2v2' }],
  [4, { mode: '2v2', decks: 'custom', askAlways: 'on' }],
];
