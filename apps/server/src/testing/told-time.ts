import type { Time } from '../time.ts';
import { until } from './until.ts';

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
  /** Passes `ms` at a time until this is done: something in it may wait that has not begun to. */
  async passUntil(done: Promise<unknown>, ms: number): Promise<void> {
    let isDone = false;
    done.finally(() => (isDone = true)).catch(() => {});
    await until('time is told and nothing comes of it', () => {
      this.pass(ms);
      return isDone;
    });
    await done;
  }
}
