import type { Time } from '../time.ts';

/** Time that passes on command. */
export class ToldTime implements Time {
  #now = 0;
  #alarms: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(delay: number, run: () => void): () => void {
    const alarm = { at: this.#now + delay, run };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((each) => each !== alarm);
    };
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#alarms.filter(({ at }) => at <= this.#now);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
  }
}
