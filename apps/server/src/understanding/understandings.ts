import type { Understanding } from '@tablee/engine';
import type { Logger } from 'pino';
import type { MatchRecord } from '../matches/journal.ts';
import { traceOf } from '../refusal.ts';
import type { JournalLine, Store } from '../store/store.ts';
import { SoloThread } from '../threads/solo-thread.ts';

/** A match to be studied. */
export interface Studied {
  readonly record: MatchRecord;
  readonly lines: readonly JournalLine[];
  /** Two 32-bit integers, written meanwhile: how much is done, and of how much. */
  readonly progress: SharedArrayBuffer;
  /** Of the usual playouts. */
  readonly percent: number;
}

/** Why a match cannot be studied: today's rules lead elsewhere, it never came to its end, it went wrong, or no match is. */
type NotUnderstood = 'rules' | 'unfinished' | 'failed' | 'off';

export type Study = Understanding | Exclude<NotUnderstood, 'failed' | 'off'>;

/** How far it is with a match. */
export type Progress =
  /** The number of matches before it. */
  | { readonly state: 'waiting'; readonly ahead: number }
  | { readonly state: 'thinking'; readonly done: number; readonly of: number }
  | { readonly state: 'done'; readonly understanding: Understanding }
  | { readonly state: 'cannot'; readonly why: NotUnderstood };

/** Studies that are remembered; each is some 5 kB, and can be made again. */
const REMEMBERED = 200;
/** Matches that may wait; further requests have to come again. */
const WAITING = 12;
/** Milliseconds after which a match is given up. The thread itself ends earlier, after so much of a processor. */
const GIVEN_UP = 15 * 60_000;
/** Milliseconds for which a study that failed is not begun again. */
const FAILED_FOR = 60_000;

/**
 * Studies finished matches on request: one after the other, on a low-priority thread of its own. Results are remembered, not
 * stored: a restarted server studies a match again, and finds the same.
 */
export class Understandings {
  readonly #store: Store;
  readonly #logger: Logger;
  readonly #percent: number;
  readonly #thread = new SoloThread<Studied, Study>(
    new URL('./understanding-thread.ts', import.meta.url),
    GIVEN_UP,
  );
  /** By match, the one asked for last at the end. */
  readonly #found = new Map<string, Study | 'failed'>();
  /** By match, the one studied first. */
  readonly #waiting = new Map<string, SharedArrayBuffer>();
  #working: Promise<void> | null = null;
  #isClosed = false;

  constructor(parts: { store: Store; logger: Logger; percent: number }) {
    this.#store = parts.store;
    this.#logger = parts.logger;
    this.#percent = parts.percent;
  }

  /**
   * How far it is with a match that is over. One that nobody has asked for begins, if `mayBegin` says so and not too many wait;
   * else `null`.
   */
  ask(match: string, mayBegin: () => boolean): Progress | null {
    if (this.#percent === 0) return { state: 'cannot', why: 'off' };
    const found = this.#found.get(match);
    if (found !== undefined) {
      this.#remember(match, found);
      return typeof found === 'string'
        ? { state: 'cannot', why: found }
        : { state: 'done', understanding: found };
    }
    if (!this.#waiting.has(match)) {
      if (this.#isClosed || this.#waiting.size >= WAITING || !mayBegin()) return null;
      this.#waiting.set(match, new SharedArrayBuffer(8));
    }
    this.#begin();
    const ahead = [...this.#waiting.keys()].indexOf(match);
    if (ahead > 0) return { state: 'waiting', ahead };
    const progress = new Int32Array(this.#waiting.get(match) as SharedArrayBuffer);
    return { state: 'thinking', done: Atomics.load(progress, 0), of: Atomics.load(progress, 1) };
  }

  /** The study of a match; `null`: none yet. */
  of(match: string): Understanding | null {
    const found = this.#found.get(match);
    return found === undefined || typeof found === 'string' ? null : found;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.close();
    await this.#working;
  }

  #begin(): void {
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  async #work(): Promise<void> {
    for (const [match, progress] of this.#waiting) {
      if (this.#isClosed) return;
      const found = await this.#study(match, progress).catch((error: unknown) => {
        if (!this.#isClosed)
          this.#logger.warn({ match, error: traceOf(error) }, 'a match could not be gone over');
        return 'failed' as const;
      });
      this.#remember(match, found);
      this.#waiting.delete(match);
      // A failed study may succeed later.
      if (found === 'failed') setTimeout(() => this.#forget(match), FAILED_FOR).unref();
    }
  }

  async #study(match: string, progress: SharedArrayBuffer): Promise<Study> {
    const record = await this.#store.match(match);
    if (record?.state !== 'over') return 'unfinished';
    const lines = await this.#store.journal(match);
    return this.#thread.ask({ record, lines, progress, percent: this.#percent });
  }

  #forget(match: string): void {
    if (this.#found.get(match) === 'failed') this.#found.delete(match);
  }

  #remember(match: string, found: Study | 'failed'): void {
    this.#found.delete(match);
    this.#found.set(match, found);
    for (const oldest of this.#found.keys()) {
      if (this.#found.size <= REMEMBERED) break;
      this.#found.delete(oldest);
    }
  }
}
