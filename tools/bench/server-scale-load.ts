import type { Question, Random } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import type { RoomOrder } from './server-room.ts';
import { openRoom } from './server-room.ts';
import type { WireClient } from './server-wire.ts';
import { quantile, takeTurns } from './server-wire.ts';

/** Rooms that play at the pace of people. */
export interface ScaleOrder extends RoomOrder {
  readonly rooms: number;
  /** Answers each room has behind it before anything is measured. */
  readonly played: number;
}

/** Milliseconds from sending an answer to its arrival. */
interface Arrivals {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface ScaleResult {
  readonly answers: number;
  readonly refused: number;
  /** Answers that were due while the one before had not yet reached everybody. */
  readonly missed: number;
  readonly finished: number;
  /** Steps of a match so far, on average. */
  readonly steps: number;
  readonly each: Arrivals;
  /** At the viewer who sees it last. */
  readonly last: Arrivals;
}

/** Milliseconds after which an acknowledged answer without an update is taken for one in a window. */
const UNSEEN_AFTER = 300;

type Asked = Question & { readonly fingerprint: string; readonly idle?: boolean };

class Measures {
  answers = 0;
  refused = 0;
  missed = 0;
  finished = 0;
  readonly each: number[] = [];
  readonly last: number[] = [];

  forget(): void {
    this.answers = 0;
    this.refused = 0;
    this.missed = 0;
    this.finished = 0;
    this.each.length = 0;
    this.last.length = 0;
  }
}

/** One room. At most one answer is under way, so that the next update is its own. */
class ScaleRoom {
  readonly #order: ScaleOrder;
  readonly #measures: Measures;
  readonly #draw: Random;
  readonly #asked = new Map<number, Asked>();
  #clients: WireClient[] = [];
  #match = '';
  /** Steps of the match so far. */
  seq = 0;
  #sentAt: number | null = null;
  #unseen = 0;
  #arrived: (() => void) | null = null;

  constructor(order: ScaleOrder, measures: Measures, seed: number) {
    this.#order = order;
    this.#measures = measures;
    this.#draw = seeded(seed);
  }

  async open(): Promise<void> {
    this.#clients = await openRoom(this.#order, (viewer, text) => this.#hear(viewer, text));
    await this.#start();
    for (let i = 0; i < this.#order.played; i += 1) {
      const arrived = new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
      if (this.answer()) await arrived;
      else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** An asked player answers at random; `false` if it is too early for that. */
  answer(): boolean {
    const seats = [...this.#asked.keys()];
    const busy = seats.filter((seat) => this.#asked.get(seat)?.idle !== true);
    const choice = busy.length > 0 ? busy : seats;
    const seat = choice[Math.floor(this.#draw() * choice.length)];
    const question = seat === undefined ? undefined : this.#asked.get(seat);
    if (seat === undefined || question === undefined || this.#sentAt !== null) {
      this.#measures.missed += 1;
      return false;
    }
    const picks = randomPicks(question, this.#draw);
    const payload = { match: this.#match, question: question.fingerprint, picks };
    const sentAt = performance.now();
    this.#sentAt = sentAt;
    this.#unseen = this.#clients.length;
    this.#clients[seat]?.emit('match:answer', payload, (reply) => {
      if ((reply as { ok: boolean }).ok) {
        setTimeout(() => this.#goOnUnseen(sentAt), UNSEEN_AFTER);
        return;
      }
      this.#measures.refused += 1;
      this.#sentAt = null;
    });
    return true;
  }

  /** An answer in a window of reactions: no update follows before the window closes. */
  #goOnUnseen(sentAt: number): void {
    if (this.#sentAt !== sentAt || this.#unseen < this.#clients.length) return;
    this.#sentAt = null;
    this.#measures.answers += 1;
    this.#arrived?.();
  }

  leave(): void {
    for (const client of this.#clients) client.close();
  }

  async #start(): Promise<void> {
    this.#asked.clear();
    await this.#clients[0]?.ask('room:start', {});
  }

  #hear(viewer: number, text: string): void {
    if (text.startsWith('["match:update"')) this.#takeUpdate(viewer, text);
    else if (text.startsWith('["match:whisper"') || text.startsWith('["match:snapshot"')) {
      if (text.includes('"question":')) this.#takeQuestion(viewer, text);
    }
  }

  #takeQuestion(viewer: number, text: string): void {
    const [, message] = JSON.parse(text) as [string, { match: string; question?: Asked | null }];
    this.#match = message.match;
    if (message.question) this.#asked.set(viewer, message.question);
    else if (message.question === null) this.#asked.delete(viewer);
  }

  #takeUpdate(viewer: number, text: string): void {
    const measures = this.#measures;
    if (viewer === 0) this.seq = Number.parseInt(text.slice(text.indexOf('"seq":') + 6), 10);
    if (this.#sentAt !== null) {
      const taken = performance.now() - this.#sentAt;
      measures.each.push(taken);
      this.#unseen -= 1;
      if (this.#unseen === 0) {
        measures.last.push(taken);
        measures.answers += 1;
        this.#sentAt = null;
        this.#arrived?.();
      }
    }
    if (viewer === 0 && text.includes('"secret":"')) {
      measures.finished += 1;
      void this.#start();
    }
  }
}

const arrivals = (samples: readonly number[]): Arrivals => ({
  p50: quantile(samples, 0.5),
  p95: quantile(samples, 0.95),
  p99: quantile(samples, 0.99),
});

/** One answer per second and room, the rooms spread evenly over the second. */
function paced(rooms: readonly ScaleRoom[]): NodeJS.Timeout {
  const start = performance.now();
  let sent = 0;
  return setInterval(() => {
    const due = Math.floor(((performance.now() - start) / 1000) * rooms.length);
    for (; sent < due; sent += 1) rooms[sent % rooms.length]?.answer();
  }, 2);
}

async function serveOrders(order: ScaleOrder): Promise<void> {
  const measures = new Measures();
  const rooms = Array.from(
    { length: order.rooms },
    (_, i) => new ScaleRoom(order, measures, i + 1),
  );
  for (let i = 0; i < rooms.length; i += 10) {
    await Promise.all(rooms.slice(i, i + 10).map((room) => room.open()));
  }
  let pacing: NodeJS.Timeout | undefined;
  takeTurns<ScaleResult>({
    go: () => {
      pacing = paced(rooms);
    },
    stop: () => clearInterval(pacing),
    leave: () => {
      for (const room of rooms) room.leave();
    },
    forget: () => measures.forget(),
    result: () => {
      const { answers, refused, missed, finished, each, last } = measures;
      const steps = rooms.reduce((sum, { seq }) => sum + seq, 0) / rooms.length;
      const [own, others] = [arrivals(each), arrivals(last)];
      return { answers, refused, missed, finished, steps, each: own, last: others };
    },
  });
}

process.once('message', (order: ScaleOrder) => void serveOrders(order));
