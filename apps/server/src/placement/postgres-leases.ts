import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { codesOf } from '../fault-codes.ts';
import { Elsewhere } from '../refusal.ts';
import type { Place } from '../store/store.ts';
import { StoreFault } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Away, Placement } from './placement.ts';

/** How a node says that it lives. Milliseconds. */
export interface LeaseOptions {
  readonly url: string;
  /** Its name for proxies and clients; no other node that runs has the same name. */
  readonly name: string;
  /** Its rooms may be taken by others when it has not been heard of for so long. */
  readonly lease: number;
  /** How often it says so. */
  readonly heartbeat: number;
  /** Hears what goes wrong with the database, once until it goes well again. */
  readonly onFault: (error: unknown) => void;
  /** Since when other nodes are known. Leases and heartbeats go by the database and the process. */
  readonly time: Pick<Time, 'now'>;
}

/** A node is sure of its rooms until so long before its lease ends. */
const SAFETY = 1000;
/** Nobody waits longer than this for a question about a place. */
const PATIENCE = 3000;
/** Rows of nodes that have ended stay for so long, for who wants to know. */
const REMEMBERED = "interval '1 hour'";
const ATTEMPTS = 3;
/**
 * Milliseconds after which a node that has begun is known to proxies. Before, they would lead its clients to another one,
 * perhaps back to the one that goes.
 */
export const NOTICED = 3000;
const NO_LEASE = 'TABLEE_NO_LEASE';

const IS_FREE = `(p.node IS NULL OR p.node = $1 OR NOT EXISTS (
  SELECT 1 FROM nodes n WHERE n.id = p.node AND n.until > clock_timestamp()))`;
const LIVES =
  'EXISTS (SELECT 1 FROM nodes n WHERE n.id = $1 AND n.until > clock_timestamp() AND NOT n.draining)';
const OR_TAKE = `ON CONFLICT (room) DO UPDATE SET node = $1, epoch = p.epoch + 1 WHERE ${IS_FREE} RETURNING epoch`;
const TAKE = `INSERT INTO places AS p (room, node, epoch)
  SELECT code, $1, 1 FROM rooms WHERE code = $2 AND ${LIVES} ${OR_TAKE}`;
const TAKE_NEW = `INSERT INTO places AS p (room, node, epoch) SELECT $2, $1, 1 WHERE ${LIVES} ${OR_TAKE}`;
const PLACE = `SELECT r.code IS NOT NULL AS is_there, n.id, n.name,
    extract(epoch FROM n.until - clock_timestamp()) * 1000 AS left
  FROM (SELECT $1::text AS room) asked
  LEFT JOIN rooms r ON r.code = asked.room LEFT JOIN places p ON p.room = asked.room
  LEFT JOIN nodes n ON n.id = p.node AND n.until > clock_timestamp()`;
const RELEASE = `UPDATE places p SET node = NULL, epoch = p.epoch + 1
  FROM unnest($2::text[], $3::bigint[]) u(room, epoch)
  WHERE p.room = u.room AND p.epoch = u.epoch AND p.node = $1`;
const BEGIN = `WITH old AS (DELETE FROM nodes WHERE until < clock_timestamp() - ${REMEMBERED})
  INSERT INTO nodes (id, name, until, draining)
  VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond', $4)`;
/** The same name has been another process, which has ended: its rooms need not wait. */
const END_FORMER =
  'UPDATE nodes SET until = clock_timestamp() WHERE name = $1 AND until > clock_timestamp()';
const BEAT = `WITH me AS (UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 millisecond'
    WHERE id = $1 AND until > clock_timestamp() RETURNING id)
  SELECT EXISTS (SELECT 1 FROM me) AS lives, ARRAY(SELECT id FROM nodes
    WHERE until > clock_timestamp() AND NOT draining AND name <> $3 ORDER BY name) AS ids,
  ARRAY(SELECT name FROM nodes
    WHERE until > clock_timestamp() AND NOT draining AND name <> $3 ORDER BY name) AS names`;

interface Beat {
  readonly lives: boolean;
  readonly ids: readonly string[];
  readonly names: readonly string[];
}

/** Another node that takes rooms. */
interface Other {
  readonly id: string;
  readonly name: string;
  /** By the injected time. */
  readonly since: number;
}

/**
 * Rooms are placed by rows of PostgreSQL: one for each node, which it renews, and one for each room, which names the node and
 * counts in `epoch` how often it was taken. The database's clock alone decides when a lease has ended. A process that has
 * lost its lease comes back as another node: its former rooms are nobody's.
 */
export class PostgresLeases implements Placement {
  readonly node: string;
  takeovers = 0;
  onLost: () => void = () => {};
  readonly #options: LeaseOptions;
  readonly #pool: pg.Pool;
  #pulse: pg.Client | null = null;
  #id = '';
  /** By this process's own clock, as `performance.now()`. */
  #sureUntil = Number.NEGATIVE_INFINITY;
  /** Nodes that take rooms, and since when this one knows them. */
  #others: readonly Other[] = [];
  #hasLooked = false;
  #hasBegun = false;
  #isDraining = false;
  #isClosed = false;
  #isInTrouble = false;
  #beating: NodeJS.Timeout | undefined;
  #losing: NodeJS.Timeout | undefined;
  #beat: Promise<void> = Promise.resolve();

  private constructor(options: LeaseOptions) {
    this.#options = options;
    this.node = options.name;
    this.#pool = new pg.Pool({
      ...connectionOf(options.url),
      max: 4,
      query_timeout: PATIENCE,
      statement_timeout: PATIENCE,
      idleTimeoutMillis: 30_000,
    });
    this.#pool.on('error', () => {});
  }

  /** A node that has not begun yet. The schema must be there. Rejects if the database does not answer. */
  static async open(options: LeaseOptions): Promise<PostgresLeases> {
    const leases = new PostgresLeases(options);
    try {
      await leases.#pool.query(END_FORMER, [options.name]);
      await leases.#live();
    } catch (error) {
      await leases.#pool.end();
      throw error;
    }
    leases.#beatLater(0);
    return leases;
  }

  get isSure(): boolean {
    return performance.now() < this.#sureUntil;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  async take(room: string): Promise<Place | Away | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const place = await this.#taken(TAKE, room);
      if (place !== null) return place;
      const found = await this.#look(room);
      if (found === 'none') return null;
      // It was released just now, or its node has come to its end.
      if (found !== 'free') return found;
    }
    throw new StoreFault({ code: NO_LEASE });
  }

  async takeNew(room: string): Promise<Place> {
    const place = await this.#taken(TAKE_NEW, room);
    if (place === null) throw new Elsewhere(this.another(room));
    return place;
  }

  async awayAt(room: string): Promise<Away | null> {
    const found = await this.#look(room);
    return typeof found === 'string' ? null : found;
  }

  async release(places: readonly Place[]): Promise<void> {
    if (places.length === 0) return;
    const rooms = places.map(({ room }) => room);
    const epochs = places.map(({ epoch }) => epoch);
    await this.#ask(RELEASE, [this.#id, rooms, epochs]);
  }

  another(room: string): string | null {
    const now = this.#options.time.now();
    const noticed = this.#others.filter(({ since }) => now - since >= NOTICED);
    const others = noticed.length > 0 ? noticed : this.#others;
    if (others.length === 0) return null;
    const lot = createHash('sha256').update(room).digest().readUInt32BE(0);
    return others[lot % others.length]?.name ?? null;
  }

  async begin(): Promise<void> {
    this.#hasBegun = true;
    await this.#ask('UPDATE nodes SET draining = false WHERE id = $1', [this.#id]);
  }

  async drain(): Promise<void> {
    this.#isDraining = true;
    await this.#ask('UPDATE nodes SET draining = true WHERE id = $1', [this.#id]).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#beating);
    clearTimeout(this.#losing);
    await this.#beat;
    this.#sureUntil = Number.NEGATIVE_INFINITY;
    await this.#ask('DELETE FROM nodes WHERE id = $1', [this.#id]).catch(() => {});
    await this.#pulse?.end().catch(() => {});
    await this.#pool.end();
  }

  async #taken(sql: string, room: string): Promise<Place | null> {
    const id = this.#id;
    if (!this.isSure) {
      const another = this.another(room);
      throw another === null ? new StoreFault({ code: NO_LEASE }) : new Elsewhere(another);
    }
    const [row] = await this.#ask<{ epoch: string }>(sql, [id, room]);
    if (row === undefined) return null;
    // It was taken by what this node was before.
    if (id !== this.#id) throw new StoreFault({ code: NO_LEASE });
    const epoch = Number(row.epoch);
    if (epoch > 1) this.takeovers += 1;
    return { room, epoch };
  }

  /** `free`: at no other node; `none`: there is no such room. */
  async #look(room: string): Promise<Away | 'free' | 'none'> {
    const [row] = await this.#ask<{
      is_there: boolean;
      id: string | null;
      name: string | null;
      left: string | null;
    }>(PLACE, [room]);
    if (row?.name != null && row.id !== this.#id) return { at: row.name, left: Number(row.left) };
    return row?.is_there === true ? 'free' : 'none';
  }

  async #ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    try {
      return (await this.#pool.query<Row>(sql, values)).rows;
    } catch (error) {
      throw new StoreFault(codesOf(error as Error));
    }
  }

  /** This process is a node from now on, and another than before. */
  async #live(): Promise<void> {
    const { name, lease } = this.#options;
    const id = `${name}-${randomBytes(4).toString('hex')}`;
    const asked = performance.now();
    await this.#pool.query(BEGIN, [id, name, lease, this.#isDraining || !this.#hasBegun]);
    this.#id = id;
    this.#confirmed(asked);
  }

  /** The lease was renewed, at the latest as the question was sent. */
  #confirmed(asked: number): void {
    const { lease } = this.#options;
    this.#sureUntil = asked + lease - Math.min(SAFETY, lease / 3);
    clearTimeout(this.#losing);
    if (this.#isClosed) return;
    this.#losing = setTimeout(() => {
      this.onLost();
    }, this.#sureUntil - performance.now());
  }

  #beatLater(wait: number): void {
    if (this.#isClosed) return;
    this.#beating = setTimeout(() => {
      const began = performance.now();
      this.#beat = this.#beatNow().finally(() => {
        this.#beatLater(Math.max(0, began + this.#options.heartbeat - performance.now()));
      });
    }, wait);
  }

  async #beatNow(): Promise<void> {
    const { name, lease, onFault } = this.#options;
    try {
      this.#pulse ??= await this.#connected();
      const asked = performance.now();
      const { rows } = await this.#pulse.query<Beat>(BEAT, [...[this.#id, lease, name]]);
      const [beat] = rows;
      this.#others = this.#known(beat?.ids ?? [], beat?.names ?? []);
      if (beat?.lives === true) this.#confirmed(asked);
      else {
        // It was taken for dead: it has slept, or nobody could be asked. All it had may have been taken.
        clearTimeout(this.#losing);
        this.#sureUntil = Number.NEGATIVE_INFINITY;
        this.onLost();
        await this.#live();
      }
      this.#isInTrouble = false;
    } catch (error) {
      const pulse = this.#pulse;
      this.#pulse = null;
      pulse?.end().catch(() => {});
      if (!this.#isInTrouble) onFault(error);
      this.#isInTrouble = true;
    }
  }

  /** Nodes that are there when this one looks for the first time have been there before. */
  #known(ids: readonly string[], names: readonly string[]): readonly Other[] {
    const now = this.#options.time.now();
    const isFirst = !this.#hasLooked;
    this.#hasLooked = true;
    return ids.map((id, i) => {
      const known = this.#others.find((other) => other.id === id);
      const since = known?.since ?? (isFirst ? now - NOTICED : now);
      return { id, name: names[i] as string, since };
    });
  }

  async #connected(): Promise<pg.Client> {
    const { url, heartbeat, lease } = this.#options;
    // One that hangs must leave time for another.
    const patience = Math.max(heartbeat, Math.floor(lease / 3));
    const client = new pg.Client({
      ...connectionOf(url),
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      statement_timeout: patience,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  }
}

const connectionOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'tablee placement',
  connectionTimeoutMillis: PATIENCE,
  keepAlive: true,
});
