import { Worker } from 'node:worker_threads';

/** A thread's reply: the result, or the reason for none. */
export type Given<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly fault: string };

/** Milliseconds a thread stays when it has nothing to do. */
const RESTS = 5000;

/**
 * Work for a thread of its own, one piece after the other: started when it is needed, gone soon after. The file it runs
 * answers each message by a `Given`.
 */
export class SoloThread<Asked, Result> {
  readonly #url: URL;
  readonly #patience: number;
  #thread: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #resting: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** A piece of work that takes longer than `patience` milliseconds has failed. */
  constructor(url: URL, patience: number) {
    this.#url = url;
    this.#patience = patience;
  }

  /** Rejects if the thread fails, or ends. */
  ask(asked: Asked): Promise<Result> {
    const given = this.#last.then(() => this.#done(asked));
    this.#last = given.catch(() => {}).finally(() => this.#rest());
    return given;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  #rest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#end(), RESTS).unref();
  }

  #done(asked: Asked): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new Error('the server goes down'));
    clearTimeout(this.#resting);
    this.#thread ??= this.#started();
    const thread = this.#thread;
    return new Promise<Result>((resolve, reject) => {
      const fail = (why: unknown): void => {
        if (this.#thread === thread) void this.#end();
        reject(why instanceof Error ? why : new Error(`the thread ended with ${String(why)}`));
      };
      const giveUp = setTimeout(() => fail(new Error('it took too long')), this.#patience).unref();
      thread.removeAllListeners();
      thread.once('error', fail);
      thread.once('exit', fail);
      thread.once('message', (given: Given<Result>) => {
        clearTimeout(giveUp);
        if (given.ok) resolve(given.result);
        else reject(new Error(given.fault));
      });
      thread.postMessage(asked);
    });
  }

  #started(): Worker {
    const thread = new Worker(this.#url, { stdout: true, stderr: true });
    thread.unref();
    return thread;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#resting);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}
