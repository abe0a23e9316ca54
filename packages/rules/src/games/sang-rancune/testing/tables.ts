import type { Options } from '@tablee/engine';
import type { FuzzedTable } from '@tablee/engine/testing';
import { game as sangRancune } from '../index.ts';
import type { Open } from '../state/state.ts';

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [3, {}],
  [4, {}],
  [5, {}],
  [6, {}],
  [3, { heroChoice: 'draft', campItemLimit: 'one' }],
  [4, { setupsPersist: 'off' }],
  [6, { heroChoice: 'draft' }],
];

/** Every size of table and every option, named for test titles. */
export const NAMED_TABLES: readonly (FuzzedTable & { readonly name: string })[] = TABLES.map(
  ([seats, options]) => ({
    game: sangRancune,
    seats,
    options,
    name: JSON.stringify(options),
    mayAllLose: true,
    isOut: (session, seat) => !(session.state.open as Open).players[seat]?.alive,
  }),
);
