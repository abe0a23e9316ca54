import type { Store, Write } from './store.ts';
import { StaleWrite } from './store.ts';

/** Called when the writes are durable (`null`), or when they are lost and nothing of them was kept. */
export type Committed = (error: Error | null) => void;

interface Waiting {
  readonly writes: readonly Write[];
  readonly done: Committed;
}

/**
 * Writes handed over within one turn of the event loop share one transaction. `done` callbacks run in the order of
 * the hand-over, so that what waits for durability also leaves in order. One that does not follow what is kept fails alone;
 * when the disk fails, all that waits fails.
 */
export class GroupCommit {
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #flushing: Promise<void> | null = null;

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

  /** Runs `next` in its place behind the writes under way: now, if there are none. */
  inOrder(next: () => void): void {
    if (this.#waiting.length === 0 && this.#flushing === null) this.#run(next);
    else this.append([], () => next());
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
    setImmediate(() => {
      this.#isScheduled = false;
      this.#flushing = this.#flush().finally(() => {
        this.#flushing = null;
        if (this.#waiting.length > 0) this.#schedule();
      });
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const outcomes = await this.#kept(batch);
    // What was handed over meanwhile may build on what has just been lost.
    const lost = outcomes.find((error) => error !== null && !(error instanceof StaleWrite));
    if (lost !== undefined) {
      outcomes.push(...this.#waiting.map(() => lost));
      batch.push(...this.#waiting);
      this.#waiting = [];
    }
    for (const [i, { done }] of batch.entries()) this.#run(() => done(outcomes[i] ?? null));
  }

  /** What became of each. */
  async #kept(batch: readonly Waiting[]): Promise<(Error | null)[]> {
    const together = await this.#outcome(batch.flatMap(({ writes }) => writes));
    if (!(together instanceof StaleWrite) || batch.length === 1) return batch.map(() => together);
    // One of them is at fault: each for itself then. Whatever builds on it is refused by the store in its turn.
    const outcomes: (Error | null)[] = [];
    for (const { writes } of batch) outcomes.push(await this.#outcome(writes));
    return outcomes;
  }

  async #outcome(writes: readonly Write[]): Promise<Error | null> {
    try {
      if (writes.length > 0) await this.#store.commit(writes);
      return null;
    } catch (error) {
      return error as Error;
    }
  }
}
