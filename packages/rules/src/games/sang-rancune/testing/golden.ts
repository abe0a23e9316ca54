import type { GoldenTables } from '@tablee/engine/testing';

/** Tables whose matches are kept as golden journals. */
export const goldenTables: GoldenTables = [
  [3, { heroChoice: 'draft' }],
  [4, { setupsPersist: 'off', campItemLimit: 'one' }],
  [6, {}],
];
