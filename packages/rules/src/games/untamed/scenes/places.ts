import type { Seat } from '@tablee/engine';
import { nameOf } from '@tablee/engine';
import { playerAt } from '../state/players.ts';
import type { Open } from '../state/state.ts';
import type { Place, Setting, Standing } from './setting.ts';

/** The place that a setting gives each seat. */
export const placesOf = (open: Open, setting: Setting): Place[] =>
  open.players.map((_, seat) => setting[nameOf(seat)] ?? {});

/** The entry at one of the places that share it. */
export const toldAt = <Key extends keyof Place>(
  places: readonly Place[],
  key: Key,
): Place[Key] | undefined => places.find((place) => place[key] !== undefined)?.[key];

/** The owners of a holding. */
export const seatsWith = (open: Open, holding: number): Seat[] =>
  open.order.filter((seat) => playerAt(open, seat).holding === holding);

export const faceOf = (standing: Standing): string =>
  typeof standing === 'string' ? standing : standing.face;

export function powerOf({ power = 0 }: Place): { ready: number; exhausted: number } {
  return { ready: 0, exhausted: 0, ...(typeof power === 'number' ? { ready: power } : power) };
}
