import type { RequestName } from '@tablee/protocol/requests.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counts } from '../http/app.ts';
import type { Meter } from '../meter.ts';
import type { AbuseKind } from '../sockets/abuse-log.ts';

/** The values that are read when the figures are requested. */
export interface Gauged {
  readonly version: string;
  readonly store: 'sqlite' | 'postgres';
  counts(): Counts;
  /** Distinct users with a connection to a room. */
  people(): number;
  /** Bytes left on the disk of the data folder; `null`: nothing is stored here. */
  free(): Promise<number | null>;
  /** Bytes of all stored data, of all nodes together if they share a database; `null`: unknown now. */
  size(): Promise<number | null>;
  /** The most entries of a running match in memory since the newest position that is kept of it. */
  behind(): number;
  /** Rooms taken here that had been at a node before. */
  takeovers(): number;
  /** Whether this node may answer for its rooms; always, if there is one alone. */
  isSure(): boolean;
  isDraining(): boolean;
}

/** From one millisecond to ten seconds: an answer of a friend's server and of a city's. */
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5, 10];
const WRITES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/**
 * The figures of a server as Prometheus reads them: base units, names by its conventions. Labels come from closed lists:
 * never a room, a match or a person.
 */
export class Metrics implements Meter {
  readonly registry = new Registry();
  readonly #steps = this.#counter('tablee_steps_total', 'Steps of matches kept and told', [
    'game',
    'by',
  ]);
  readonly #answers = new Histogram({
    name: 'tablee_request_seconds',
    help: 'Time from a request read to its answer sent',
    labelNames: ['request'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #refusals = this.#counter('tablee_refusals_total', 'What was refused', ['code']);
  readonly #commits = new Histogram({
    name: 'tablee_commit_seconds',
    help: 'Time until writes are durable',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #writes = new Histogram({
    name: 'tablee_commit_writes',
    help: 'Writes that became durable together',
    buckets: WRITES,
    registers: [this.registry],
  });
  readonly #lost = this.#counter(
    'tablee_commit_failures_total',
    'Hand-overs that could not be kept',
    [],
  );
  readonly #fenced = this.#counter(
    'tablee_fenced_total',
    'Rooms whose writes were refused because another node has them',
    [],
  );

  constructor(gauged: Gauged) {
    collectDefaultMetrics({ register: this.registry });
    const { version, store } = gauged;
    this.#gauge('tablee_build_info', 'What runs here', () => 1, { version, store });
    this.#gauge('tablee_rooms', 'Rooms in memory', () => gauged.counts().rooms);
    this.#gauge('tablee_matches', 'Matches in memory', () => gauged.counts().matches);
    this.#gauge('tablee_sockets', 'Connections', () => gauged.counts().sockets);
    this.#gauge('tablee_people', 'People connected to a room', () => gauged.people());
    this.#gauge('tablee_lease_held', 'Whether this node may answer for its rooms', () =>
      Number(gauged.isSure()),
    );
    this.#gauge('tablee_draining', 'Whether this node gives its rooms away', () =>
      Number(gauged.isDraining()),
    );
    this.#gauge(
      'tablee_position_lag_entries',
      'Entries of a running match since its newest kept position, at most',
      () => gauged.behind(),
    );
    this.#gauge('tablee_disk_free_bytes', 'Room on the disk of what is kept', () => gauged.free());
    this.#gauge('tablee_store_bytes', 'What all that is kept takes', () => gauged.size());
    new Counter({
      name: 'tablee_takeovers_total',
      help: 'Rooms taken here that had been at a node before',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(gauged.takeovers());
      },
    });
  }

  stepped(game: string, by: 'seat' | 'bot' | 'clock' | 'leave' | 'undo'): void {
    this.#steps.inc({ game, by });
  }

  answered(request: RequestName, seconds: number): void {
    this.#answers.observe({ request }, seconds);
  }

  refused(code: AbuseKind): void {
    this.#refusals.inc({ code });
  }

  committed(seconds: number, writes: number): void {
    this.#commits.observe(seconds);
    this.#writes.observe(writes);
  }

  lost(): void {
    this.#lost.inc();
  }

  fenced(rooms: number): void {
    this.#fenced.inc(rooms);
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #gauge(
    name: string,
    help: string,
    read: () => number | null | Promise<number | null>,
    labels: Readonly<Record<string, string>> = {},
  ): void {
    new Gauge({
      ...{ name, help, labelNames: Object.keys(labels), registers: [this.registry] },
      async collect() {
        const value = await read();
        // Nothing, not zero: that would be an alarm.
        if (value === null) this.remove(labels);
        else this.set(labels, value);
      },
    });
  }
}
