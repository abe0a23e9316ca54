import { Worker } from 'node:worker_threads';
import { isGameId } from '@tablee/rules/catalogue.ts';
import type { Logger } from 'pino';
import { traceOf } from '../refusal.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { JournalLine, Store } from '../store/store.ts';
import { StoreFault } from '../store/store.ts';
import type { Observer } from '../tables/observer.ts';
import type { MatchRecord } from './journal.ts';

/** What frames are made of. */
export interface Recordable {
  readonly record: MatchRecord;
  readonly lines: readonly JournalLine[];
}

/** What came of it; `frames` is `null` where the rules do not lead to the end. */
export interface Take {
  readonly frames: Uint8Array<ArrayBuffer> | null;
  readonly fault: string | null;
}

/** Matches that are looked for at once: after an update of the server there may be many. */
const AT_ONCE = 8;
/** Milliseconds after which a match that is still not done is given up. */
const GIVEN_UP = 60_000;

/**
 * Keeps of every match that is over what all saw of it, one match after the other, on a thread of its own that lives no longer
 * than that takes. What goes wrong here harms nothing: a match without frames is seen again as far as the rules lead.
 */
export class Recorder implements Observer {
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #logger: Logger;
  /** Matches that have failed since the server began. */
  readonly #failed = new Set<string>();
  #thread: Worker | null = null;
  #working: Promise<void> | null = null;
  #isClosed = false;

  constructor({ store, commits, logger }: { store: Store; commits: GroupCommit; logger: Logger }) {
    this.#store = store;
    this.#commits = commits;
    this.#logger = logger;
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
    await this.#end();
    await this.#working;
  }

  async #work(): Promise<void> {
    const found = await this.#store.unframed(AT_ONCE + this.#failed.size);
    const due = found.filter((match) => !this.#failed.has(match)).slice(0, AT_ONCE);
    try {
      for (const match of due) {
        if (this.#isClosed) return;
        await this.#record(match);
      }
    } finally {
      await this.#end();
    }
  }

  async #record(match: string): Promise<void> {
    try {
      const record = await this.#store.match(match);
      if (record === null) return;
      const lines = await this.#store.journal(match);
      const { frames, fault } = await this.#taken({ record, lines });
      if (fault !== null) throw new Error(fault);
      await this.#commits.settled([{ kind: 'frames', match, body: frames }]);
    } catch (error) {
      // A disk that takes nothing now may do so later, of this match as of the others.
      if (error instanceof StoreFault) throw error;
      this.#failed.add(match);
      if (!this.#isClosed) this.#warn('a match could not be recorded', error, match);
    }
  }

  async #taken(asked: Recordable): Promise<Take> {
    if (!isGameId(asked.record.game)) return { frames: null, fault: null };
    const thread = this.#started();
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        void this.#end();
        reject(new Error('it took too long'));
      }, GIVEN_UP).unref();
      thread.removeAllListeners();
      thread.once('message', (take: Take) => {
        clearTimeout(giveUp);
        resolve(take);
      });
      for (const ending of ['error', 'exit'] as const) {
        thread.once(ending, (why: unknown) => {
          clearTimeout(giveUp);
          if (this.#thread === thread) this.#thread = null;
          reject(why instanceof Error ? why : new Error(`the thread ended with ${String(why)}`));
        });
      }
      thread.postMessage(asked);
    });
  }

  #started(): Worker {
    if (this.#thread !== null) return this.#thread;
    const thread = new Worker(new URL('./recorder-thread.ts', import.meta.url), {
      stdout: true,
      stderr: true,
    });
    thread.unref();
    this.#thread = thread;
    return thread;
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }

  #warn(what: string, error: unknown, match?: string): void {
    this.#logger.warn({ ...(match !== undefined && { match }), error: traceOf(error) }, what);
  }
}
