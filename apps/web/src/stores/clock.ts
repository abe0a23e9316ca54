import type { MatchClock } from '@tablee/protocol/updates.ts';
import { type TableStores, tableStore } from './table-stores.ts';

interface ClockState {
  readonly clock: MatchClock | null;
  /** `performance.now()` when it came: between two updates this browser counts on by itself. */
  readonly at: number;
}

export const useClock = tableStore<ClockState>(() => ({ clock: null, at: 0 }));

export const takeClock = (stores: TableStores, clock: MatchClock): void =>
  useClock.of(stores).setState({ clock, at: performance.now() });

/** The time of a seat that is asked: milliseconds left now, and whether they pass; `null` if nothing is counted. */
export function timeOf(
  { clock, at }: ClockState,
  match: string,
  seat: number,
): { readonly left: number; readonly runs: boolean } | null {
  const time = clock?.match === match ? clock.seats.find((each) => each.seat === seat) : undefined;
  if (time === undefined) return null;
  const passed = time.runs ? performance.now() - at : 0;
  return { left: Math.max(0, time.left - passed), runs: time.runs };
}
