import type { Question, Random } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import type { RoomOrder } from './server-room.ts';
import { openRoom } from './server-room.ts';
import type { WireClient } from './server-wire.ts';
import { frameBytes } from './server-wire.ts';

/** A table's room, and how fast its players answer. */
export interface TableOrder extends RoomOrder {
  /** Answers per second over all matches; `null` is as fast as they go. */
  readonly rate: number | null;
}

const SAMPLE_EVERY = 7;

/** The measures of all tables of a run. */
export class Measures {
  isOn = false;
  answers = 0;
  refused = 0;
  finished = 0;
  /** Milliseconds from sending an answer to its acknowledgement: it is kept and told by then. */
  readonly latencies: number[] = [];
  readonly bytes: number[] = [];
  readonly updates: string[] = [];
  readonly answerTexts: string[] = [];

  forget(): void {
    this.answers = 0;
    this.refused = 0;
    this.finished = 0;
    this.latencies.length = 0;
  }
}

/** One table: its players answer at random, its host starts the rematch. */
export class LoadTable {
  readonly #order: TableOrder;
  readonly #opens: typeof openRoom;
  readonly #measures: Measures;
  readonly #draw: Random;
  readonly #clients: WireClient[] = [];
  readonly #whisperBytes: number[] = [];
  readonly #ready: (() => void)[] = [];
  #match = '';

  constructor(order: TableOrder, measures: Measures, seed: number, opens = openRoom) {
    this.#order = order;
    this.#opens = opens;
    this.#measures = measures;
    this.#draw = seeded(seed);
  }

  async open(): Promise<void> {
    const hear = (viewer: number, text: string): void => this.#hear(viewer, text);
    this.#clients.push(...(await this.#opens(this.#order, hear)));
  }

  start(): void {
    this.#clients[0]?.emit('room:start', {}, () => {});
  }

  /** Lets the oldest waiting seat answer; `false` if nobody is asked. */
  release(): boolean {
    const answer = this.#ready.shift();
    answer?.();
    return answer !== undefined;
  }

  #hear(viewer: number, text: string): void {
    if (text.startsWith('["match:update"')) this.#takeUpdate(viewer, text);
    else if (text.startsWith('["match:whisper"')) {
      this.#whisperBytes[viewer] = frameBytes(text);
      if (text.includes('"question":')) this.#ask(viewer, text);
    } else if (text.startsWith('["match:snapshot"')) {
      if (viewer === 0) this.#takeStart(text);
      this.#ask(viewer, text);
    }
  }

  #takeStart(text: string): void {
    const [, { match }] = JSON.parse(text) as [string, { match: string }];
    this.#match = match;
  }

  #ask(viewer: number, text: string): void {
    const [, message] = JSON.parse(text) as [
      string,
      { match: string; question?: (Question & { fingerprint: string }) | null },
    ];
    const { match, question } = message;
    if (question === undefined || question === null) return;
    const answer = (): void => {
      const payload = {
        match,
        question: question.fingerprint,
        picks: randomPicks(question, this.#draw),
      };
      const measures = this.#measures;
      if (measures.answerTexts.length < 500) measures.answerTexts.push(JSON.stringify(payload));
      const sentAt = performance.now();
      this.#clients[viewer]?.emit('match:answer', payload, (reply) => {
        if ((reply as { ok: boolean }).ok) {
          measures.answers += 1;
          measures.latencies.push(performance.now() - sentAt);
        } else measures.refused += 1;
      });
    };
    if (this.#order.rate === null && this.#measures.isOn) answer();
    else this.#ready.push(answer);
  }

  #takeUpdate(viewer: number, text: string): void {
    const measures = this.#measures;
    const from = text.indexOf('"seq":') + 6;
    const seq = Number.parseInt(text.slice(from, from + 8), 10);
    if (!text.startsWith(this.#match, text.indexOf('"match":"') + 9)) return;
    if ((seq + viewer) % SAMPLE_EVERY === 0) {
      const bytes = frameBytes(text) + (this.#whisperBytes[viewer] ?? 0);
      measures.bytes.push(bytes);
      if (measures.updates.length < 2000) measures.updates.push(text);
    }
    this.#whisperBytes[viewer] = 0;
    if (viewer === 0 && text.includes('"secret":"')) {
      measures.finished += 1;
      this.start();
    }
  }
}
