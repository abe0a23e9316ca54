import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Advice, Estimate, Position, Question, Seat, Side, View } from '@tablee/engine';
import type { BotKind } from '@tablee/protocol/common.ts';
import type { Manner } from '@tablee/protocol/opponents.ts';
import type { Trace } from '../refusal.ts';
import { traceOf } from '../refusal.ts';

/** Answers by what their questions ask. */
export type PlanEntries = readonly (readonly [string, readonly string[]])[];

/** A match that is watched: all that the watcher may know of it is in here. */
interface EstimateRequest {
  readonly wants: 'estimate';
  readonly game: string;
  /** As the watcher may imagine it. */
  readonly position: Position;
  /** Whose hands they see. */
  readonly knowing: readonly Seat[];
  readonly sides: readonly Side[];
  readonly seed: number;
  /** Milliseconds it may take. */
  readonly limit: number;
}

/** A question to a bot: it may know no more than this. */
export interface AnswerRequest {
  readonly wants?: never;
  readonly kind: BotKind;
  readonly manner?: Manner;
  readonly game: string;
  readonly seat: Seat;
  readonly view: View;
  readonly question: Question;
  /** The match as the seat may imagine it, for kinds that think ahead. */
  readonly position: Position | null;
  readonly seed: number;
  /** Milliseconds it may think. */
  readonly limit: number;
  /** Its plan for the rest of its turn. */
  readonly plans?: PlanEntries;
  /** The seats that win together, for advice instead of an answer. */
  readonly sides?: readonly Side[];
}

export type ThoughtRequest = AnswerRequest | EstimateRequest;

/** A task for a thread. */
export type Task = ThoughtRequest & { readonly number: number };

/** The data that a thread is started with. */
export interface ThreadData {
  /** One 32-bit integer: the number of the task that is to end at once with what it has. */
  readonly ended: SharedArrayBuffer;
}

export interface Thought {
  readonly number: number;
  /** `null` if the bot failed, or nobody waits for it any more. */
  readonly picks: readonly string[] | null;
  /** Why it failed, without anything it knew. */
  readonly fault?: Trace;
  /** In place of picks, where it was wanted. */
  /** Its plan for the rest of its turn. */
  readonly plans?: PlanEntries;
  readonly advice?: Advice | null;
  readonly estimate?: Estimate;
}

/** Milliseconds after its time is over at which a bot without an answer has failed. */
const GRACE = 10_000;
/** A thread that has just been started reads the rules first, and gives way to all that serves the players meanwhile. */
const START = 30_000;

/** The outcome of a thought. */
export type Outcome = Omit<Thought, 'number'>;

const NOTHING: Outcome = { picks: null };
const failed = (fault: Trace): Outcome => ({ picks: null, fault });
const without = (name: string): Trace => ({ name, at: [] });

interface Job {
  readonly number: number;
  readonly request: ThoughtRequest;
  readonly resolve: (thought: Outcome) => void;
}

/** A thread, and its task. */
interface Thread {
  readonly worker: Worker;
  readonly ended: Int32Array;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  /** Once it has, it has read all that it needs. */
  hasAnswered: boolean;
}

/**
 * The worker threads in which bots think, by default as many as there are cores; started when they are needed, and again if they die.
 * Tables take turns: one with many bots does not keep the others waiting. When many wait, all think for a shorter time.
 */
export class BotPool {
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  /** Jobs that wait for a thread, by table; the table whose turn is next first. */
  readonly #waiting = new Map<string, Job[]>();
  #number = 0;
  #isClosed = false;

  constructor(size = availableParallelism()) {
    this.#size = size;
  }

  /**
   * A bot's picks, or why it failed; neither if the pool is closed. Once `signal` is aborted nobody waits for it any more: it ends
   * early, or is not begun.
   */
  ask(table: string, request: ThoughtRequest, signal?: AbortSignal): Promise<Outcome> {
    if (this.#isClosed || signal?.aborted === true) return Promise.resolve(NOTHING);
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve) => {
      const job = { number, request, resolve };
      this.#waiting.set(table, [...(this.#waiting.get(table) ?? []), job]);
      signal?.addEventListener('abort', () => this.#end(table, job), { once: true });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const jobs of this.#waiting.values()) for (const { resolve } of jobs) resolve(NOTHING);
    this.#waiting.clear();
    const threads = [...this.#threads];
    for (const thread of threads) this.#settle(thread, NOTHING);
    this.#threads.clear();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Nobody waits for it any more. */
  #end(table: string, job: Job): void {
    const jobs = this.#waiting.get(table) ?? [];
    if (jobs.includes(job)) {
      this.#keep(
        table,
        jobs.filter((other) => other !== job),
      );
      job.resolve(NOTHING);
      return;
    }
    for (const thread of this.#threads) {
      if (thread.job === job) Atomics.store(thread.ended, 0, job.number);
    }
  }

  #keep(table: string, jobs: readonly Job[]): void {
    if (jobs.length === 0) this.#waiting.delete(table);
    else this.#waiting.set(table, [...jobs]);
  }

  /** Gives waiting tasks to free threads. */
  #next(): void {
    for (const [table, [job, ...others]] of this.#waiting) {
      const thread = this.#free();
      if (thread === null || job === undefined) return;
      // Behind the other tables.
      this.#waiting.delete(table);
      this.#keep(table, others);
      this.#think(thread, job);
    }
  }

  #free(): Thread | null {
    for (const thread of this.#threads) if (thread.job === null) return thread;
    return this.#threads.size < this.#size ? this.#start() : null;
  }

  #start(): Thread {
    const ended = new SharedArrayBuffer(4);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      stdout: true,
      stderr: true,
      workerData: { ended } satisfies ThreadData,
    });
    worker.unref();
    const thread: Thread = {
      ...{ worker, ended: new Int32Array(ended), job: null, timer: null },
      hasAnswered: false,
    };
    worker.on('message', ({ number, ...thought }: Thought) => {
      thread.hasAnswered = true;
      if (thread.job?.number === number) this.#settle(thread, thought);
    });
    worker.on('error', (error) => this.#fail(thread, traceOf(error)));
    worker.on('exit', () => this.#fail(thread, without('ThreadEnded')));
    this.#threads.add(thread);
    return thread;
  }

  #think(thread: Thread, job: Job): void {
    const waiting = [...this.#waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
    const limit = job.request.limit / Math.max(1, Math.ceil((waiting + 1) / this.#size));
    thread.job = job;
    const isLate = (): void => this.#fail(thread, without('NoAnswerInTime'));
    thread.timer = setTimeout(isLate, limit + GRACE + (thread.hasAnswered ? 0 : START)).unref();
    try {
      thread.worker.postMessage({ ...job.request, limit, number: job.number } satisfies Task);
    } catch (error) {
      this.#settle(thread, failed(traceOf(error)));
    }
  }

  #fail(thread: Thread, fault: Trace): void {
    this.#threads.delete(thread);
    void thread.worker.terminate();
    this.#settle(thread, failed(fault));
  }

  #settle(thread: Thread, thought: Outcome): void {
    const { job, timer } = thread;
    thread.job = null;
    if (timer !== null) clearTimeout(timer);
    thread.timer = null;
    job?.resolve(thought);
    if (!this.#isClosed) this.#next();
  }
}
