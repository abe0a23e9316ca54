/** Time that passes evenly, whatever the clock on the wall says; tests may tell it. Milliseconds. */
export interface Time {
  now(): number;
  /** Runs something later; returns a function that cancels it. */
  after(delay: number, run: () => void): () => void;
}

export const CLOCK: Time = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay).unref();
    return () => clearTimeout(timer);
  },
};
