import type { Meter } from '../meter.ts';
import { UNCOUNTED } from '../meter.ts';
import { isSpoiled } from './spoiled.ts';
import type { Place, Store, Write } from './store.ts';
import { Fenced, StoreFault } from './store.ts';

/** Called when the writes are durable (`null`), or when they are lost and nothing of them was kept. */
export type Committed = (error: Error | null) => void;

interface Waiting {
  readonly writes: readonly Write[];
  readonly place: Place | null;
  readonly done: Committed;
}

/** Hand-overs in one transaction that show a busy server. */
const BUSY = 4;
/**
 * Milliseconds from the begin of a transaction of a busy server to that of the next, at least: more writes then share the
 * wake-up of the store's thread and the sync of the disk. On a quiet one nobody waits.
 */
const PACE = 8;

/**
 * Writes handed over within one turn of the event loop share one transaction. `done` callbacks run in the order of
 * the hand-over. A caller waits for `done` before building on a write: a lost one takes nothing else with it.
 */
export class GroupCommit {
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  readonly #meter: Meter;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #flushing: Promise<void> | null = null;
  /** Not before then does the next transaction begin. */
  #nextBegins = 0;

  /** `onFault` gets the errors that a `done` callback throws: one match's mishap must not hold up the others. */
  constructor(store: Store, onFault: (error: unknown) => void, meter = UNCOUNTED) {
    this.#store = store;
    this.#onFault = onFault;
    this.#meter = meter;
  }

  /** `place`: where the room of these writes has to be for them to be kept; without it they are kept from anywhere. */
  append(writes: readonly Write[], done: Committed, place: Place | null = null): void {
    this.#waiting.push({ writes, place, done });
    this.#schedule();
  }

  /** Resolves when everything handed over so far is durable; rejects if it is not. */
  settled(writes: readonly Write[] = [], place: Place | null = null): Promise<void> {
    return new Promise((resolve, reject) => {
      this.append(writes, (error) => (error === null ? resolve() : reject(error)), place);
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
    let failure = await this.#commit(batch);
    let left = batch;
    let fenced: Fenced | null = null;
    if (failure instanceof Fenced) {
      fenced = failure;
      left = batch.filter(({ place }) => !isAmong(place, fenced));
      failure = await this.#commit(left);
    }
    const isOfOne = left.length > 1 && failure !== null && isOfWrites(failure);
    for (const one of batch) {
      const isLeft = fenced === null || left.includes(one);
      const error = !isLeft ? fenced : isOfOne ? await this.#commit([one]) : failure;
      if (error instanceof Fenced) this.#meter.fenced(error.places.length);
      else if (error !== null) this.#meter.lost();
      this.#run(() => one.done(error));
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<Error | null> {
    const writes = batch.flatMap((waiting) => waiting.writes);
    const places = batch.flatMap(({ place }) => place ?? []);
    if (writes.length === 0) return null;
    const begun = performance.now();
    try {
      await this.#store.commit(writes, places);
      this.#meter.committed((performance.now() - begun) / 1000, writes.length);
      return null;
    } catch (error) {
      return error as Error;
    }
  }
}

const isAmong = (place: Place | null, fenced: Fenced | null): boolean =>
  fenced?.places.some(({ room, epoch }) => room === place?.room && epoch === place.epoch) === true;

/**
 * Whether a failure lies with some of the writes: they do not follow what is kept, cannot be kept at all, or meet a spoiled
 * page. They fail alone. A disk that is full, read-only or gone fails all, and is not asked again for each.
 */
const isOfWrites = (failure: Error): boolean =>
  !(failure instanceof StoreFault) || isSpoiled(failure);
