import type { Pool, QueryResultRow } from 'pg';
import { codesOf } from '../../fault-codes.ts';
import type { MatchRecord, SnapshotRecord } from '../../matches/journal.ts';
import type { MatchRow } from '../keeping.ts';
import { BEAT_EVERY, FORGOTTEN_AT_ONCE, PROBE_BYTES, readMatch } from '../keeping.ts';
import { NEWER_SCHEMA } from '../newer-schema.ts';
import type { SnapshotText } from '../sound-snapshots.ts';
import { soundSnapshots } from '../sound-snapshots.ts';
import { isSpoiled } from '../spoiled.ts';
import type { Durability } from '../sqlite-file.ts';
import type {
  DeviceRecord,
  Forgotten,
  JournalLine,
  KeptRoom,
  Place,
  Store,
  Write,
} from '../store.ts';
import { Damaged, StoreFault } from '../store.ts';
import { connect, cut, PATIENCE, pool } from './connection.ts';
import { faultOf } from './faults.ts';
import { Flusher } from './flusher.ts';
import { migrate } from './migrations.ts';
import { BRING_MATCHES_BACK, flushOf, layMatchesAside } from './statements.ts';

/** Journals whose last number is remembered. */
const REMEMBERED = 5000;
/** Nodes forget one after the other. */
const FORGETTING = 7_262_533_002;
/** Milliseconds that what runs over all rooms may take. */
const LONG = 300_000;

/**
 * Rooms and matches in a PostgreSQL that several servers may share. One connection writes, in order; a few others read. All come
 * back by themselves when the database does.
 */
export class PostgresStore implements Store {
  readonly #address: string;
  readonly #onDamage: (damaged: Damaged) => void;
  readonly #flusher: Flusher;
  readonly #readers: Pool;
  readonly #lastEntries = new Map<string, number>();
  #opening: Promise<void> | null = null;
  #beating: NodeJS.Timeout | null = null;
  #isClosed = false;
  /** The last commit failed: the next look at the database must be as hard as a commit. */
  #isDoubtful = false;
  #endedAsked = performance.now();
  /** The last known life of the store, in milliseconds, and when it was read. */
  #uptimeBefore = 0;
  #countedFrom = performance.now();

  /**
   * `durability` as with SQLite; `onDamage` gets each row that is skipped because it cannot be read or kept. A database that
   * has not answered after `patience` milliseconds is taken to be gone.
   */
  constructor(
    address: string,
    options: {
      durability?: Durability;
      onDamage?: (damaged: Damaged) => void;
      patience?: number;
    } = {},
  ) {
    const { durability = 'full', onDamage = () => {}, patience = PATIENCE } = options;
    this.#address = address;
    this.#onDamage = onDamage;
    this.#flusher = new Flusher(address, durability, patience);
    this.#readers = pool(address, patience);
  }

  /** Brings the schema up to date. Rejects if the database cannot be opened; every other call opens it too. */
  open(): Promise<void> {
    if (this.#isClosed) return Promise.reject(new StoreFault({ code: 'TABLEE_STORE_CLOSED' }));
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  /** The rows of a single statement; for data other than rooms and matches. */
  async ask<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    await this.open();
    try {
      return (await this.#readers.query<Row & QueryResultRow>(sql, [...values])).rows;
    } catch (error) {
      throw faultOf(error);
    }
  }

  async commit(writes: readonly Write[], places: readonly Place[] = []): Promise<void> {
    await this.open();
    this.#isDoubtful = true;
    try {
      await this.#flush(writes, places);
    } catch (error) {
      const rest = writes.filter(({ kind }) => kind !== 'snapshot');
      if (!isSpoiled(error) || rest.length === writes.length) throw error;
      // Snapshots are dispensable: without them the rest may be kept.
      await this.#flush(rest, places);
      for (const write of writes) {
        if (write.kind === 'snapshot')
          this.#onDamage(new Damaged('snapshot', write.match, write.seq));
      }
    }
    this.#isDoubtful = false;
  }

  async room(code: string): Promise<KeptRoom | null> {
    const [row] = await this.ask<KeptRoom & { aside: boolean }>(
      'SELECT json, version, forgotten_at IS NOT NULL AS aside FROM rooms WHERE code = $1',
      [code],
    );
    if (row === undefined) return null;
    if (row.aside) {
      const sql =
        'UPDATE rooms SET forgotten_at = NULL, lived_at = $2 WHERE code = $1 AND forgotten_at IS NOT NULL';
      await this.ask(sql, [code, this.#uptime]);
    }
    return { json: row.json, version: row.version };
  }

  async isMember(code: string, user: string): Promise<boolean | null> {
    const [row] = await this.ask<{ is_member: boolean }>(
      `SELECT EXISTS (SELECT FROM json_array_elements(
           CASE WHEN json_typeof(j -> 'members') = 'array' THEN j -> 'members' END) AS member
         WHERE json_typeof(member) = 'object' AND member ->> 'id' = $2) AS is_member
       FROM (SELECT read_json(json) AS j FROM rooms WHERE code = $1) r`,
      [code, user],
    );
    return row?.is_member ?? null;
  }

  async nickname(user: string): Promise<string | null> {
    const sql = 'SELECT nickname FROM users WHERE id = $1';
    const [row] = await this.ask<{ nickname: string }>(sql, [user]);
    return row?.nickname ?? null;
  }

  async roomsOf(user: string): Promise<string[]> {
    const rows = await this.ask<{ code: string }>(
      `SELECT code FROM rooms WHERE strpos(json, $1) > 0
       UNION SELECT room FROM matches WHERE strpos(seats, $1) > 0
       UNION SELECT room FROM messages WHERE strpos(json, $1) > 0 ORDER BY code`,
      [user],
    );
    return rows.map(({ code }) => code);
  }

  devices(user: string): Promise<DeviceRecord[]> {
    const sql = `SELECT id, browser, system, first, last FROM devices
      WHERE user_id = $1 AND ended IS NULL ORDER BY last DESC`;
    return this.ask<DeviceRecord>(sql, [user]);
  }

  async endedDevices(): Promise<string[]> {
    const sql = 'SELECT id FROM devices WHERE ended IS NOT NULL';
    return (await this.ask<{ id: string }>(sql)).map(({ id }) => id);
  }

  async messages(room: string): Promise<string[]> {
    const sql = 'SELECT json FROM messages WHERE room = $1 ORDER BY n';
    return (await this.ask<{ json: string }>(sql, [room])).map(({ json }) => json);
  }

  async newestMatch(room: string): Promise<MatchRecord | null> {
    const [row] = await this.ask<MatchRow & QueryResultRow>(
      "SELECT * FROM matches WHERE room = $1 ORDER BY state = 'running' DESC, nth DESC LIMIT 1",
      [room],
    );
    return row === undefined ? null : readMatch(row);
  }

  async match(id: string): Promise<MatchRecord | null> {
    const sql = 'SELECT * FROM matches WHERE id = $1';
    const [row] = await this.ask<MatchRow & QueryResultRow>(sql, [id]);
    return row === undefined ? null : readMatch(row);
  }

  journal(match: string): Promise<JournalLine[]> {
    const sql = 'SELECT seq, entry AS json FROM journal WHERE match = $1 ORDER BY seq';
    return this.ask<JournalLine>(sql, [match]);
  }

  async unframed(most: number): Promise<string[]> {
    const sql = "SELECT id FROM matches WHERE state = 'over' AND NOT framed ORDER BY id LIMIT $1";
    return (await this.ask<{ id: string }>(sql, [most])).map(({ id }) => id);
  }

  async frames(match: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const sql = 'SELECT body FROM frames WHERE match = $1';
    const [row] = await this.ask<{ body: Buffer }>(sql, [match]);
    return row === undefined ? null : new Uint8Array(row.body);
  }

  snapshots(match: string): AsyncGenerator<SnapshotRecord> {
    const kept = {
      numbers: async (of: string) => {
        const sql = 'SELECT seq FROM snapshots WHERE match = $1 ORDER BY seq DESC';
        return (await this.ask<{ seq: number }>(sql, [of])).map(({ seq }) => seq);
      },
      text: async (of: string, seq: number) => {
        const sql = 'SELECT position AS json, logged FROM snapshots WHERE match = $1 AND seq = $2';
        const [row] = await this.ask<SnapshotText>(sql, [of, seq]);
        return row ?? null;
      },
    };
    return soundSnapshots(match, kept, this.#onDamage);
  }

  async forget(unusedFor: number, asideFor: number): Promise<Forgotten> {
    await this.open();
    const { client } = await connect(this.#address).catch((error: unknown) => {
      throw faultOf(error);
    });
    const changes = async (sql: string, ...values: number[]): Promise<number> =>
      (await client.query(sql, values)).rowCount ?? 0;
    const uptime = this.#uptime;
    try {
      await client.query(`SET statement_timeout = ${LONG}; SET lock_timeout = ${LONG}; BEGIN`);
      await client.query('SELECT pg_advisory_xact_lock($1)', [FORGETTING]);
      const { rows } = await client.query<{ rooms: number; due: number }>(
        `SELECT count(*) AS rooms, count(*) FILTER (WHERE lived_at <= $1) AS due
         FROM rooms WHERE forgotten_at IS NULL`,
        [uptime - unusedFor],
      );
      const { rooms, due } = rows[0] as { rooms: number; due: number };
      const allowed = Math.max(FORGOTTEN_AT_ONCE, Math.floor(rooms / 10));
      const gone = uptime - asideFor;
      const deleted = await changes('DELETE FROM rooms WHERE forgotten_at <= $1', gone);
      const laidAside = await changes(
        `UPDATE rooms SET forgotten_at = $1 WHERE code IN (SELECT code FROM rooms
           WHERE lived_at <= $2 AND forgotten_at IS NULL ORDER BY lived_at LIMIT $3)`,
        ...[uptime, uptime - unusedFor, allowed],
      );
      // First: a host may have set more since they were laid aside.
      await changes(BRING_MATCHES_BACK, uptime);
      const matches = {
        deleted: await changes('DELETE FROM matches WHERE forgotten_at <= $1', gone),
        laidAside: await changes(layMatchesAside('true'), uptime),
      };
      // Nobody has them, and nobody writes there any more.
      await changes(
        `DELETE FROM places p WHERE NOT EXISTS (SELECT FROM rooms r WHERE r.code = p.room)
           AND NOT EXISTS (SELECT FROM nodes n WHERE n.id = p.node AND n.until > clock_timestamp())`,
      );
      await changes("DELETE FROM passes WHERE made < clock_timestamp() - interval '1 hour'");
      await client.query('COMMIT');
      this.#lastEntries.clear();
      return { laidAside, deleted, matches, heldBack: due - laidAside };
    } catch (error) {
      throw faultOf(error);
    } finally {
      cut(client);
    }
  }

  /** Sessions that were ended on any server since this was asked last. */
  async newlyEnded(): Promise<string[]> {
    const asked = performance.now();
    // A transaction may be kept some time after it has said when.
    const since = asked - this.#endedAsked + 60_000;
    const rows = await this.ask<{ id: string }>(
      "SELECT id FROM devices WHERE ended > clock_timestamp() - $1 * interval '1 ms'",
      [since],
    );
    this.#endedAsked = asked;
    return rows.map(({ id }) => id);
  }

  /** A secret that all servers share: made by the first that asks. */
  async secret(name: string, make: () => Buffer): Promise<Buffer> {
    const sql = 'INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    await this.ask(sql, [name, make()]);
    const find = 'SELECT value FROM secrets WHERE name = $1';
    const [row] = await this.ask<{ value: Buffer }>(find, [name]);
    return row?.value ?? Buffer.alloc(0);
  }

  /** Bytes of the database on its disk, indexes included. */
  async size(): Promise<number> {
    const sql = 'SELECT pg_database_size(current_database()) AS bytes';
    const [row] = await this.ask<{ bytes: string }>(sql, []);
    return Number(row?.bytes);
  }

  async probe(): Promise<void> {
    await this.open();
    const filler = this.#isDoubtful ? `\\x${'00'.repeat(PROBE_BYTES)}` : null;
    await this.#flusher.run([
      {
        name: 'probe',
        text: `INSERT INTO health (id, at, filler) VALUES (1, clock_timestamp(), $1::bytea)
          ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`,
        values: [filler],
      },
    ]);
    this.#isDoubtful = false;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#beating !== null) clearInterval(this.#beating);
    // A database that takes no more: the last minute does not count.
    await this.#opening?.then(() => this.#beat()).catch(() => {});
    await Promise.all([this.#flusher.close(), this.#readers.end()]);
  }

  async #open(): Promise<void> {
    const { client } = await connect(this.#address).catch((error: unknown) => {
      throw faultOf(error);
    });
    try {
      await client.query(`SET statement_timeout = ${LONG}; SET lock_timeout = ${LONG}`);
      await migrate(client);
      const { rows } = await client.query("SELECT value FROM marks WHERE name = 'lived'");
      this.#setUptime(Number(rows[0].value));
    } catch (error) {
      throw error instanceof Error && codesOf(error).code === NEWER_SCHEMA ? error : faultOf(error);
    } finally {
      cut(client);
    }
    this.#beating = setInterval(() => void this.#beat().catch(() => {}), BEAT_EVERY).unref();
  }

  async #flush(writes: readonly Write[], places: readonly Place[]): Promise<void> {
    const { statements, lastEntries } = flushOf(writes, places, this.#uptime, this.#lastEntries);
    try {
      await this.#flusher.run(statements);
    } catch (error) {
      for (const match of lastEntries.keys()) this.#lastEntries.delete(match);
      throw error;
    }
    if (this.#lastEntries.size >= REMEMBERED) this.#lastEntries.clear();
    for (const [match, seq] of lastEntries) this.#lastEntries.set(match, seq);
  }

  /** Milliseconds for which a server has had the store open, in all its life: several at once count once. */
  get #uptime(): number {
    return this.#uptimeBefore + Math.round(performance.now() - this.#countedFrom);
  }

  #setUptime(uptime: number): void {
    this.#uptimeBefore = uptime;
    this.#countedFrom = performance.now();
  }

  /** Keeps how long that is, and learns it from nodes that have counted for longer: a crash loses what came after the last beat. */
  async #beat(): Promise<void> {
    const { rows } = await this.#readers.query(
      "UPDATE marks SET value = greatest(value, $1) WHERE name = 'lived' RETURNING value",
      [this.#uptime],
    );
    this.#setUptime(Math.max(Number(rows[0].value), this.#uptime));
  }
}
