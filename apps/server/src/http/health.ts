import type { Store } from '../store/store.ts';

/** Milliseconds an answer of the disk counts: asking is a write, and anybody may ask for health. */
const FRESH = 1000;
/** A disk that has not answered by then does not answer players either. */
const PATIENCE = 2000;

/** Whether anything can be kept now; one question to the disk at a time for all callers. */
export class Health {
  readonly #store: Pick<Store, 'probe'>;
  #asked = Number.NEGATIVE_INFINITY;
  #answer: Promise<boolean> = Promise.resolve(false);
  #isAsking = false;

  constructor(store: Pick<Store, 'probe'>) {
    this.#store = store;
  }

  isWritable(): Promise<boolean> {
    const now = performance.now();
    if (!this.#isAsking && now - this.#asked >= FRESH) {
      this.#asked = now;
      this.#isAsking = true;
      const answer = this.#store.probe().then(
        () => true,
        () => false,
      );
      void answer.then(() => {
        this.#isAsking = false;
      });
      this.#answer = Promise.race([answer, silence()]);
    }
    return this.#answer;
  }
}

const silence = (): Promise<boolean> =>
  new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
