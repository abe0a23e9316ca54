import { isSpoiled } from './sqlite-codes.ts';
import type { Store, Write } from './store.ts';
import { StoreFault } from './store.ts';

/** Called when the writes are durable (`null`), or when they are lost and nothing of them was kept. */
export type Committed = (error: Error | null) => void;

interface Waiting {
  readonly writes: readonly Write[];
  readonly done: Committed;
}

/** A transaction of so many hand-overs is one of a busy server. */
const BUSY = 4;
/**
 * Milliseconds from the begin of a transaction of a busy server to that of the next, at least: more writes then share the
 * wake-up of the store's thread and the sync of the disk. On a quiet one nobody waits.
 */
const PACE = 8;

/**
 * Writes handed over within one turn of the event loop share one transaction. `done` callbacks run in the order of
 * the hand-over. Who hands over waits for `done` before building on it: what is lost takes nothing else with it.
 */
export class GroupCommit {
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #flushing: Promise<void> | null = null;
  /** Not before then does the next transaction begin. */
  #nextBegins = 0;

  /** `onFault` hears of what a `done` callback throws: one match's mishap must not hold up the others. */
  constructor(store: Store, onFault: (error: unknown) => void) {
    this.#store = store;
    this.#onFault = onFault;
  }

  append(writes: readonly Write[], done: Committed): void {
    this.#waiting.push({ writes, done });
    this.#schedule();
  }

  /** Resolves when everything handed over so far is durable; rejects if it is not. */
  settled(writes: readonly Write[] = []): Promise<void> {
    return new Promise((resolve, reject) => {
      this.append(writes, (error) => (error === null ? resolve() : reject(error)));
    });
  }

  #run(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.#onFault(error);
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#flushing !== null) return;
    this.#isScheduled = true;
    const flush = (): void => {
      this.#isScheduled = false;
      this.#nextBegins = this.#waiting.length < BUSY ? 0 : performance.now() + PACE;
      this.#flushing = this.#flush().finally(() => {
        this.#flushing = null;
        if (this.#waiting.length > 0) this.#schedule();
      });
    };
    const wait = this.#nextBegins - performance.now();
    if (wait > 0) setTimeout(flush, wait);
    else setImmediate(flush);
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const failure = await this.#commit(batch);
    const isOfOne = batch.length > 1 && failure !== null && isOfWrites(failure);
    for (const one of batch) {
      const error = isOfOne ? await this.#commit([one]) : failure;
      this.#run(() => one.done(error));
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<Error | null> {
    const writes = batch.flatMap((waiting) => waiting.writes);
    try {
      if (writes.length > 0) await this.#store.commit(writes);
      return null;
    } catch (error) {
      return error as Error;
    }
  }
}

/**
 * Whether a failure lies with some of the writes: they do not follow what is kept, cannot be kept at all, or meet a spoiled
 * page. They fail alone. A disk that is full, read-only or gone fails all, and is not asked again for each.
 */
const isOfWrites = (failure: Error): boolean =>
  !(failure instanceof StoreFault) || isSpoiled(failure);
