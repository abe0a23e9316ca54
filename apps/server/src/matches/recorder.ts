import { performance } from 'node:perf_hooks';
import { setTimeout as later } from 'node:timers/promises';
import { isGameId } from '@tablee/rules/catalogue.ts';
import type { Logger } from 'pino';
import { traceOf } from '../refusal.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { JournalLine, Store } from '../store/store.ts';
import { StoreFault } from '../store/store.ts';
import type { Observer } from '../tables/observer.ts';
import { SoloThread } from '../threads/solo-thread.ts';
import type { MatchRecord } from './journal.ts';

/** The input of a recording. */
export interface Recordable {
  readonly record: MatchRecord;
  readonly lines: readonly JournalLine[];
}

/** Matches that are looked for at once: after an update of the server there may be many. */
const AT_ONCE = 8;
/** Milliseconds after which a match that is still not done is given up. */
const GIVEN_UP = 60_000;
/** Share of its time that the event loop may be at work while matches are recorded: above it, players come first. */
const BUSY = 0.6;
/** Milliseconds over which that is measured, and until a match is recorded however busy the server is. */
const LOOKS_EVERY = 250;
const LONGEST_WAIT = 30_000;

/**
 * Makes the recordings of finished matches, one after the other, on a thread of its own that ends when they are done. A failure
 * here harms nothing: a match without a recording can be seen as far as the rules lead.
 */
export class Recorder implements Observer {
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #logger: Logger;
  readonly #isBusy: () => boolean;
  /** Matches that have failed since the server began. */
  readonly #failed = new Set<string>();
  readonly #thread = new SoloThread<Recordable, Uint8Array<ArrayBuffer> | null>(
    new URL('./recorder-thread.ts', import.meta.url),
    GIVEN_UP,
  );
  #working: Promise<void> | null = null;
  #isClosed = false;

  /** `isBusy`: whether the server has had much to do since it was asked last. */
  constructor(parts: {
    readonly store: Store;
    readonly commits: GroupCommit;
    readonly logger: Logger;
    readonly isBusy?: () => boolean;
  }) {
    this.#store = parts.store;
    this.#commits = parts.commits;
    this.#logger = parts.logger;
    this.#isBusy = parts.isBusy ?? loopIsBusy();
  }

  attend(table: Parameters<Observer['attend']>[0], step: Parameters<Observer['attend']>[1]): void {
    if (step !== null && table.match?.isOver === true) this.sweep();
  }

  /** Makes the frames that are missing, a few at a time. */
  sweep(): void {
    if (this.#isClosed || this.#working !== null) return;
    this.#working = this.#work()
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#warn('frames could not be kept', error);
      })
      .finally(() => {
        this.#working = null;
      });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.close();
    await this.#working;
  }

  async #work(): Promise<void> {
    const found = await this.#store.unframed(AT_ONCE + this.#failed.size);
    const due = found.filter((match) => !this.#failed.has(match)).slice(0, AT_ONCE);
    for (const match of due) {
      await this.#quiet();
      if (this.#isClosed) return;
      await this.#record(match);
    }
  }

  /** Resolves when the server has little to do, or it has been waited for long enough. */
  async #quiet(): Promise<void> {
    const end = performance.now() + LONGEST_WAIT;
    while (!this.#isClosed && this.#isBusy() && performance.now() < end) {
      await later(LOOKS_EVERY);
    }
  }

  async #record(match: string): Promise<void> {
    try {
      const record = await this.#store.match(match);
      if (record === null) return;
      const lines = await this.#store.journal(match);
      // Of a game that is not of the house (in tests) nothing can be made.
      const body = isGameId(record.game) ? await this.#thread.ask({ record, lines }) : null;
      await this.#commits.settled([{ kind: 'frames', match, body }]);
    } catch (error) {
      // A disk that takes nothing now may do so later, of this match as of the others.
      if (error instanceof StoreFault) throw error;
      this.#failed.add(match);
      if (!this.#isClosed) this.#warn('a match could not be recorded', error, match);
    }
  }

  #warn(what: string, error: unknown, match?: string): void {
    this.#logger.warn({ ...(match !== undefined && { match }), error: traceOf(error) }, what);
  }
}

function loopIsBusy(): () => boolean {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization > BUSY;
  };
}
