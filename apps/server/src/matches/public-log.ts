import type { EmittedEvent, GameEvent, OwnHalves, Seat } from '@tablee/engine';
import type { LogEvent } from '@tablee/protocol/updates.ts';

interface Logged {
  readonly event: LogEvent;
  readonly own: OwnHalves<GameEvent> | undefined;
}

/** Whose own halves are read, and of which entries: those numbered below `until`. `null`: nobody's. */
export type Reader = { readonly seat: Seat; readonly until: number } | null;

/** The story of a match: facts numbered from 0, with what single seats see more of them. */
export class PublicLog {
  /** Number of the first entry that is still known; above 0 only when the rules could not replay the past. */
  readonly #first: number;
  readonly #entries: Logged[] = [];

  constructor(first = 0) {
    this.#first = first;
  }

  /** Number of the next entry. */
  get length(): number {
    return this.#first + this.#entries.length;
  }

  append(events: readonly EmittedEvent[]): void {
    for (const { open, own } of events) {
      this.#entries.push({ event: { ...open, n: this.length }, own });
    }
  }

  /**
   * Rounds played at a table of `seats` seats: as the game logs them (`roundStarted`), or else turns of every
   * seat (`turnStarted`: of one, or of all the `seats` it names).
   */
  rounds(seats: number): number {
    let told = 0;
    let turns = 0;
    for (const { event } of this.#entries) {
      if (event.type === 'roundStarted') told += 1;
      if (event.type === 'turnStarted')
        turns += Array.isArray(event.seats) ? event.seats.length : 1;
    }
    return told > 0 ? told : Math.floor(turns / seats);
  }

  /** Drops the entries numbered `from` and above. */
  truncate(from: number): void {
    this.#entries.length = Math.max(0, from - this.#first);
  }

  /** Entries numbered `from` up to but not including `to`, with the reader's own halves. */
  read(reader: Reader, from: number, to: number): LogEvent[] {
    const start = Math.max(0, from - this.#first);
    return this.#entries.slice(start, Math.max(start, to - this.#first)).map(({ event, own }) => {
      const isTheirs = reader !== null && event.n < reader.until;
      return merged(event, isTheirs ? own?.[reader.seat] : undefined);
    });
  }

  /** Open halves of the entries numbered `from` and above. */
  openSince(from: number): LogEvent[] {
    return this.#entries.slice(from - this.#first).map(({ event }) => event);
  }

  /** What `seat` sees more of the entries numbered `from` and above. */
  ownSince(from: number, seat: Seat): { n: number; [field: string]: unknown }[] {
    const halves: { n: number; [field: string]: unknown }[] = [];
    for (let i = from - this.#first; i < this.#entries.length; i += 1) {
      const { event, own } = this.#entries[i] as Logged;
      const half = own?.[seat];
      if (half !== undefined) halves.push({ ...half, n: event.n });
    }
    return halves;
  }
}

const merged = (event: LogEvent, half: object | undefined): LogEvent =>
  half === undefined ? event : { ...event, ...half, n: event.n };
