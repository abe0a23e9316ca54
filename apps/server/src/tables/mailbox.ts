/** A piece of work; it calls `done` once, when the next may begin. */
export type Work = (done: () => void) => void;

/** Runs the work of one table, one piece after the other: the next begins when the last has been kept and published. */
export class Mailbox {
  readonly #waiting: Work[] = [];
  readonly #onFault: (error: unknown) => void;
  #isBusy = false;

  /** `onFault` gets the errors that work throws before it is done: the next piece begins all the same. */
  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  get isIdle(): boolean {
    return !this.#isBusy;
  }

  post(work: Work): void {
    this.#waiting.push(work);
    if (!this.#isBusy) this.#goOn();
  }

  /** As `post`, for work that waits for something. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.post((done) => {
        work().then(resolve, reject).finally(done);
      });
    });
  }

  #goOn(): void {
    this.#isBusy = true;
    for (let work = this.#waiting.shift(); work !== undefined; work = this.#waiting.shift()) {
      let isDone = false;
      let hasWaited = false;
      const done = (): void => {
        if (isDone) return;
        isDone = true;
        if (hasWaited) this.#goOn();
      };
      try {
        work(done);
      } catch (error) {
        this.#onFault(error);
        done();
      }
      if (!isDone) {
        hasWaited = true;
        return;
      }
    }
    this.#isBusy = false;
  }
}
