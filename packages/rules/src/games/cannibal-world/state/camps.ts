import type { Options, Seat } from '@tablee/engine';
import type { ModeId } from './state.ts';

/** Chairs of both camps: side by side, left player first (CAN-R.68). */
export const CAMPS: { readonly [mode in ModeId]: readonly (readonly Seat[])[] } = {
  duel: [[0], [1]],
  '2v2': [
    [0, 1],
    [2, 3],
  ],
};

/** The teams, for members who choose their chairs. */
export const teamsOf = (_seats: number, { mode }: Options): readonly (readonly Seat[])[] | null =>
  mode === '2v2' ? CAMPS['2v2'] : null;

/** The order of play: turns go to and fro, A1, B1, A2, B2 (CAN-19.4, R.68). */
export const ORDERS: { readonly [mode in ModeId]: readonly (readonly Seat[])[] } = {
  duel: [
    [0, 1],
    [1, 0],
  ],
  '2v2': [
    [0, 3, 1, 2],
    [2, 1, 3, 0],
  ],
};

/** A1 and, opposite, B1: the first of each camp (CAN-R.68). */
export const firstOf = (mode: ModeId, camp: readonly Seat[]): Seat =>
  ORDERS[mode][0]?.slice(0, 2).find((seat) => camp.includes(seat)) ?? 0;
