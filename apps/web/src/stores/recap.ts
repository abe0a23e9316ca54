import { type TableStores, tableStore } from './table-stores.ts';

/** The newest log entry that was looked at, and when (milliseconds since the epoch). */
export interface Seen {
  readonly n: number;
  readonly at: number;
}

/** The recap for a member who comes, or comes back: all in short, or the log entries from `after` (not included) to `upTo`. */
export type Recap =
  | { readonly kind: 'late'; readonly upTo: number }
  | { readonly kind: 'away'; readonly after: number; readonly upTo: number };

/** Milliseconds: a shorter absence is none. */
const ABSENCE = 20_000;
/** Milliseconds in which a page that wakes up finds out that its connection is gone. */
const WAKING = 10_000;

/** Follows one reader of one match: the events they have seen, and those they have missed when they come back. */
export class Attendance {
  #seen: Seen | null;
  #woken: number | null = null;

  constructor(seen: Seen | null) {
    this.#seen = seen;
  }

  get seen(): Seen | null {
    return this.#seen;
  }

  /** The reader is here and sees the log up to `last`. */
  looks(last: number, now: number): void {
    if (this.#seen !== null && now - this.#seen.at > ABSENCE) {
      // A page that was asleep believes in its connection for a while: the missed events are still to come.
      this.#woken ??= now;
      if (now - this.#woken < WAKING) return;
    }
    this.#see(last, now);
  }

  /** The match as it is now has arrived as a whole. `begins`: nothing has been answered in it so far. */
  arrives(last: number, begins: boolean, now: number): Recap | null {
    const before = this.#seen;
    this.#see(last, now);
    if (before === null) return begins ? null : { kind: 'late', upTo: last };
    if (now - before.at <= ABSENCE || last <= before.n) return null;
    return { kind: 'away', after: before.n, upTo: last };
  }

  #see(n: number, at: number): void {
    this.#seen = { n, at };
    this.#woken = null;
  }
}

export const useRecap = tableStore<{ readonly recap: Recap | null }>(() => ({ recap: null }));

export const showRecap = (stores: TableStores, recap: Recap | null): void =>
  useRecap.of(stores).setState({ recap });

const KEY = 'tablee.seen';
/** Matches that are remembered. */
const MOST = 8;

type Kept = Record<string, Seen>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export const seenOf = (match: string): Seen | null => kept()[match] ?? null;

export function keepSeen(match: string, seen: Seen): void {
  const newest = Object.entries({ ...kept(), [match]: seen })
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage refused (private window): a reload comes as a late arrival.
  }
}
