import type { LogEvent } from '@tablee/protocol/updates.ts';
import { type TableStores, tableStore } from './table-stores.ts';

/** Numbers of a seat that changed together, and the part of the log that tells how. */
export interface Change {
  readonly numbers: readonly {
    readonly name: string;
    readonly before: string;
    readonly after: string;
  }[];
  /** Numbers of the first and the last event that came with it. */
  readonly first: number;
  readonly last: number;
}

/** The numbers of a seat by their names, as they are shown. */
export type Numbers = Readonly<Record<string, string>>;

interface Seen {
  readonly numbers: Numbers;
  /** Number of the newest event then, -1 before any. */
  readonly upTo: number;
}

interface ChangesState {
  readonly match: string | null;
  readonly seen: Readonly<Record<number, Seen>>;
  /** By seat, newest first. */
  readonly changes: Readonly<Record<number, readonly Change[]>>;
}

const NONE: ChangesState = { match: null, seen: {}, changes: {} };

/** Changes remembered for each seat. */
const MOST = 6;

/** The changes of each seat's numbers since this page shows the match. */
export const useChanges = tableStore<ChangesState>(() => NONE);

/**
 * The numbers of a seat as they stand on the table now; `events` is the log until now. The new lines of the log since the last
 * call tell how they changed. If the log goes back (a move taken back, a film), later changes are forgotten.
 */
export function seeNumbers(
  stores: TableStores,
  match: string,
  seat: number,
  numbers: Numbers,
  events: readonly LogEvent[],
): void {
  const store = useChanges.of(stores);
  const known = store.getState();
  const state = known.match === match ? known : { ...NONE, match };
  const upTo = events.at(-1)?.n ?? -1;
  const before = state.seen[seat];
  const earlier = (state.changes[seat] ?? []).filter(({ last }) => last <= upTo);
  const changed = before === undefined ? [] : changedIn(before.numbers, numbers);
  const isTold = before !== undefined && before.upTo < upTo;
  if (changed.length === 0 && before?.upTo === upTo) return;
  const change = isTold && changed.length > 0;
  store.setState({
    match,
    seen: { ...state.seen, [seat]: { numbers, upTo } },
    changes: {
      ...state.changes,
      [seat]: change
        ? [{ numbers: changed, first: before.upTo + 1, last: upTo }, ...earlier].slice(0, MOST)
        : earlier,
    },
  });
}

const changedIn = (before: Numbers, now: Numbers): Change['numbers'] =>
  Object.entries(now).flatMap(([name, after]) => {
    const was = before[name];
    return was === undefined || was === after ? [] : [{ name, before: was, after }];
  });
