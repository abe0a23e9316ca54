import { createHmac, randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from '../config.ts';
import type { Counts } from '../http/app.ts';
import type { Health } from '../http/health.ts';
import type { Placement } from '../placement/placement.ts';
import type { TableActor } from '../tables/table-actor.ts';
import type { Tables } from '../tables/tables.ts';
import type { RecentFaults } from './faults.ts';
import type { Gauged } from './metrics.ts';
import type { Status, TableStatus } from './page.ts';

/** Tables that the page lists. */
const LISTED = 200;
const MARK = 6;
/** Of this process alone: from a mark nobody finds the code it was made of. */
const MARKING = randomBytes(32);

/** The parts that the page reads. */
export interface FigureSources {
  readonly config: Config;
  readonly version: string;
  /** A function: figures are counted before there are tables. */
  readonly tables: () => Tables;
  readonly counts: () => Counts;
  readonly health: Health;
  readonly faults: RecentFaults;
  /** Bytes of stored data. */
  readonly size: () => Promise<number>;
  readonly placement: Pick<Placement, 'node' | 'isSure' | 'isDraining' | 'takeovers'>;
}

/** Looks at a running server for its operator. */
export class CurrentFigures implements Gauged {
  readonly version: string;
  readonly store: 'sqlite' | 'postgres';
  readonly #dataDir: string;
  readonly #tables: () => Tables;
  readonly #counts: () => Counts;
  readonly #health: Health;
  readonly #faults: RecentFaults;
  readonly #placement: FigureSources['placement'];
  readonly #size: FigureSources['size'];
  readonly #delay = monitorEventLoopDelay({ resolution: 10 });
  #used = process.cpuUsage();
  #since = performance.now();

  constructor(parts: FigureSources) {
    this.version = parts.version;
    this.store = parts.config.databaseUrl === null ? 'sqlite' : 'postgres';
    this.#dataDir = parts.config.dataDir;
    this.#tables = parts.tables;
    this.#counts = parts.counts;
    this.#health = parts.health;
    this.#faults = parts.faults;
    this.#placement = parts.placement;
    this.#size = parts.size;
    this.#delay.enable();
  }

  counts(): Counts {
    return this.#counts();
  }

  people(): number {
    const users = this.#tables().all.flatMap(({ presence }) =>
      presence.sockets().map(({ data }) => data.user),
    );
    return new Set(users).size;
  }

  async free(): Promise<number | null> {
    if (this.store === 'postgres') return null;
    // A lost disk shows in the writes that fail.
    const found = await statfs(this.#dataDir).catch(() => null);
    return found === null ? null : found.bavail * found.bsize;
  }

  async size(): Promise<number | null> {
    return this.#size().catch(() => null);
  }

  behind(): number {
    const running = this.#tables().all.flatMap(({ match }) =>
      match === null || match.isOver ? [] : [match.behind],
    );
    return Math.max(0, ...running);
  }

  takeovers(): number {
    return this.#placement.takeovers;
  }

  isSure(): boolean {
    return this.#placement.isSure;
  }

  isDraining(): boolean {
    return this.#placement.isDraining;
  }

  async status(): Promise<Status> {
    return {
      ...{ version: this.version, node: this.#placement.node, store: this.store },
      uptime: 1000 * process.uptime(),
      isWritable: await this.#health.isWritable(),
      ...{ isDraining: this.isDraining(), isSure: this.isSure() },
      ...this.counts(),
      people: this.people(),
      processor: this.#processor(),
      loopDelay: this.#loopDelay(),
      memory: process.memoryUsage.rss(),
      free: await this.free(),
      tables: this.#tables()
        .all.map(statusOf)
        .sort((a, b) => b.people - a.people)
        .slice(0, LISTED),
      faults: this.#faults.all,
    };
  }

  close(): void {
    this.#delay.disable();
  }

  #processor(): number {
    const { user, system } = process.cpuUsage(this.#used);
    const now = performance.now();
    const part = (user + system) / 1000 / Math.max(1, now - this.#since);
    this.#used = process.cpuUsage();
    this.#since = now;
    return part;
  }

  #loopDelay(): number {
    const delay = this.#delay.percentile(99) / 1e6;
    this.#delay.reset();
    return delay;
  }
}

function statusOf({ code, record, presence }: TableActor): TableStatus {
  const { match, game, seats } = record;
  return {
    mark: createHmac('sha256', MARKING).update(code).digest('hex').slice(0, MARK),
    game,
    match: match === null ? 'none' : match.state,
    people: new Set(presence.sockets().map(({ data }) => data.user)).size,
    seats: seats.length,
    bots: seats.filter((seat) => seat !== null && 'bot' in seat).length,
  };
}
