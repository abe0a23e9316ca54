import type { Question, Random } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import type { RoomOrder } from './server-room.ts';
import { openRoom } from './server-room.ts';
import type { WireClient } from './server-wire.ts';
import { frameBytes, quantile, stayAwake, takeTurns } from './server-wire.ts';

/** What the clients' process is told to do. */
export interface LoadOrder extends RoomOrder {
  readonly matches: number;
  /** Answers per second over all matches; `null` is as fast as they go. */
  readonly rate: number | null;
}

/** What it saw. Times in milliseconds. */
export interface LoadResult {
  readonly answers: number;
  readonly refused: number;
  readonly finished: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly medianBytes: number;
  readonly p95Bytes: number;
  /** An update and an answer of median size: what the floor sends. */
  readonly sampleUpdate: string;
  readonly sampleAnswer: string;
}

interface Sent {
  readonly seat: number;
  readonly at: number;
  isMeasured: boolean;
}

const SAMPLE_EVERY = 7;

class Measures {
  isOn = false;
  answers = 0;
  refused = 0;
  finished = 0;
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
class LoadTable {
  readonly #order: LoadOrder;
  readonly #measures: Measures;
  readonly #draw: Random;
  readonly #clients: WireClient[] = [];
  readonly #whisperBytes: number[] = [];
  readonly #unseen: Sent[] = [];
  readonly #bySeq = new Map<number, Sent>();
  readonly #ready: (() => void)[] = [];
  #match = '';
  #newestSeq = 0;

  constructor(order: LoadOrder, measures: Measures, seed: number) {
    this.#order = order;
    this.#measures = measures;
    this.#draw = seeded(seed);
  }

  async open(): Promise<void> {
    const hear = (viewer: number, text: string): void => this.#hear(viewer, text);
    this.#clients.push(...(await openRoom(this.#order, hear)));
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
    this.#newestSeq = 0;
    this.#unseen.length = 0;
    this.#bySeq.clear();
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
      this.#unseen.push({ seat: viewer, at: performance.now(), isMeasured: false });
      if (measures.answerTexts.length < 500) measures.answerTexts.push(JSON.stringify(payload));
      this.#clients[viewer]?.emit('match:answer', payload, (reply) => {
        if ((reply as { ok: boolean }).ok) measures.answers += 1;
        else measures.refused += 1;
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
    if (seq > this.#newestSeq) {
      this.#newestSeq = seq;
      const sent = this.#unseen.shift();
      if (sent !== undefined) this.#bySeq.set(seq, sent);
    }
    const sent = this.#bySeq.get(seq);
    if (sent !== undefined && !sent.isMeasured && sent.seat !== viewer) {
      sent.isMeasured = true;
      measures.latencies.push(performance.now() - sent.at);
    }
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

const bySize = (texts: readonly string[], bytes: number): string =>
  [...texts].sort((a, b) => Math.abs(a.length - bytes) - Math.abs(b.length - bytes))[0] ?? '';

/** Spreads the answers of all tables evenly over time. */
function paced(tables: readonly LoadTable[], rate: number): NodeJS.Timeout {
  let owed = 0;
  let last = performance.now();
  let next = 0;
  return setInterval(() => {
    const now = performance.now();
    owed = Math.min(rate, owed + ((now - last) / 1000) * rate);
    last = now;
    for (let tried = 0; owed >= 1 && tried < tables.length; tried += 1) {
      next = (next + 1) % tables.length;
      if (!tables[next]?.release()) continue;
      owed -= 1;
      tried = 0;
    }
  }, 2);
}

function resultOf(measures: Measures): LoadResult {
  const { answers, refused, finished, latencies, bytes, updates, answerTexts } = measures;
  const medianBytes = quantile(bytes, 0.5);
  const answerSizes = answerTexts.map((text) => text.length);
  return {
    answers,
    refused,
    finished,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    medianBytes,
    p95Bytes: quantile(bytes, 0.95),
    sampleUpdate: bySize(updates, medianBytes),
    sampleAnswer: bySize(answerTexts, quantile(answerSizes, 0.5)),
  };
}

/** Opens the tables, then plays while it is told to. */
async function serveOrders(order: LoadOrder): Promise<void> {
  const measures = new Measures();
  const tables = Array.from(
    { length: order.matches },
    (_, i) => new LoadTable(order, measures, i + 1),
  );
  for (let i = 0; i < tables.length; i += 10) {
    await Promise.all(tables.slice(i, i + 10).map((table) => table.open()));
  }
  for (const table of tables) table.start();
  let sleep = (): void => {};
  let pacing: NodeJS.Timeout | undefined;
  takeTurns({
    go: () => {
      measures.isOn = true;
      sleep = stayAwake();
      if (order.rate !== null) pacing = paced(tables, order.rate);
      else for (const table of tables) while (table.release());
    },
    stop: () => {
      measures.isOn = false;
      sleep();
      clearInterval(pacing);
    },
    forget: () => measures.forget(),
    result: () => resultOf(measures),
  });
}

process.once('message', (order: LoadOrder) => void serveOrders(order));
