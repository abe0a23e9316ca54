import { Worker } from 'node:worker_threads';
import type { Question, View } from '@tablee/engine';
import type { BotKind } from '@tablee/protocol/common.ts';

/** What a bot is asked: all it may know is in here. */
export interface ThoughtRequest {
  readonly number: number;
  readonly kind: BotKind;
  readonly game: string;
  readonly view: View;
  readonly question: Question;
  readonly seed: number;
}

export interface Thought {
  readonly number: number;
  /** `null` if the bot failed. */
  readonly picks: readonly string[] | null;
}

/** A bot that has not answered by then has failed. */
const THOUGHT_LIMIT = 10_000;

interface Waiting {
  readonly resolve: (picks: readonly string[] | null) => void;
  readonly timer: NodeJS.Timeout;
}

/** The worker thread in which bots think; started with the first bot, and again if it dies. */
export class BotPool {
  #worker: Worker | null = null;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** A bot's picks, or `null` if it fails. */
  ask(request: Omit<ThoughtRequest, 'number'>): Promise<readonly string[] | null> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#restart(), THOUGHT_LIMIT).unref();
      this.#waiting.set(number, { resolve, timer });
      try {
        this.#started().postMessage({ ...request, number } satisfies ThoughtRequest);
      } catch {
        this.#settle(number, null);
      }
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #started(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      stdout: true,
      stderr: true,
    });
    worker.unref();
    worker.on('message', ({ number, picks }: Thought) => this.#settle(number, picks));
    worker.on('error', () => this.#fail(worker));
    worker.on('exit', () => this.#fail(worker));
    this.#worker = worker;
    return worker;
  }

  #restart(): void {
    const worker = this.#worker;
    if (worker === null) return;
    void worker.terminate();
    this.#fail(worker);
  }

  #fail(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const number of [...this.#waiting.keys()]) this.#settle(number, null);
  }

  #settle(number: number, picks: readonly string[] | null): void {
    const waiting = this.#waiting.get(number);
    if (waiting === undefined) return;
    this.#waiting.delete(number);
    clearTimeout(waiting.timer);
    waiting.resolve(picks);
  }
}
