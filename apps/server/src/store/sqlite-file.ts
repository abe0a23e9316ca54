import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { USUAL_KEEPING } from '@tablee/protocol/kept.ts';
import { codesOf } from '../fault-codes.ts';
import type { MatchRecord, MatchSeat } from '../matches/journal.ts';
import type { MatchRow } from './keeping.ts';
import {
  DAY,
  FORGOTTEN_AT_ONCE,
  FORGOTTEN_SEAT,
  KEPT_MESSAGES,
  KEPT_SNAPSHOTS,
  NOBODY,
  PROBE_BYTES,
  readMatch,
} from './keeping.ts';
import { migrate } from './migrations.ts';
import type { SnapshotText } from './sound-snapshots.ts';
import { isSpoiled } from './spoiled.ts';
import { primaryOf, SQLITE } from './sqlite-codes.ts';
import type { DeviceRecord, Forgotten, JournalLine, KeptRoom, Write } from './store.ts';
import { StaleWrite, StoreFault } from './store.ts';

const APPEND = 'INSERT INTO journal (match, seq, entry) VALUES (?, ?, ?)';
const LAST = 'SELECT max(seq) AS last FROM journal WHERE match = ?';
/** Journals whose last number is remembered. */
const REMEMBERED = 5000;
const READ_ROOM = `SELECT json, version, forgotten_at IS NOT NULL AS aside
  FROM rooms WHERE code = ?`;
const READ_MEMBER = `SELECT json_valid(rooms.json) AND EXISTS (SELECT 1
  FROM json_each(CASE WHEN json_valid(rooms.json) THEN rooms.json ELSE '{}' END, '$.members') AS member
  WHERE member.type = 'object' AND member.value ->> 'id' = ?) AS isMember
  FROM rooms WHERE code = ?`;
const COUNT_DUE = `SELECT count(*) AS rooms, count(*) FILTER (WHERE lived_at <= ?) AS due
  FROM rooms WHERE forgotten_at IS NULL`;
const LAY_ASIDE = `UPDATE rooms SET forgotten_at = ? WHERE code IN
  (SELECT code FROM rooms WHERE lived_at <= ? AND forgotten_at IS NULL ORDER BY lived_at LIMIT ?)`;
/**
 * Matches that are over, each with its place among those of its room, newest first, and that room's limits: the defaults if
 * they cannot be read. `?1` is now, in the life of the file.
 */
const overIn = (rooms: string): string => `(SELECT id, place, over_at,
    coalesce(CASE WHEN json_valid(json) THEN json ->> '$.keeping.days' END, ${USUAL_KEEPING.days}) AS days,
    coalesce(CASE WHEN json_valid(json) THEN json ->> '$.keeping.matches' END,
      ${USUAL_KEEPING.matches}) AS most,
    coalesce(CASE WHEN json_valid(json) THEN id = json ->> '$.match.id' END, 0) AS isOnTable
  FROM (SELECT id, room, over_at, row_number() OVER (PARTITION BY room ORDER BY nth DESC) AS place
    FROM matches WHERE state = 'over' AND ${rooms})
  JOIN rooms ON code = room)`;
const IS_BEYOND = `(NOT isOnTable AND (place > most OR over_at <= ?1 - days * ${DAY}))`;
const layMatchesAside = (rooms: string): string => `UPDATE matches SET forgotten_at = ?1
  WHERE forgotten_at IS NULL AND ${rooms} AND id IN (SELECT id FROM ${overIn(rooms)} WHERE ${IS_BEYOND})`;
const BRING_MATCHES_BACK = `UPDATE matches SET forgotten_at = NULL
  WHERE forgotten_at IS NOT NULL AND id IN (SELECT id FROM ${overIn('true')} WHERE NOT ${IS_BEYOND})`;
/**
 * However many are played, no more lie aside than a room keeps; those of the last day do, since a host may have set less by
 * mistake. `?1` is now, `?2` the room.
 */
const DELETE_SURPLUS = `DELETE FROM matches WHERE room = ?2 AND forgotten_at <= ?1 - ${DAY} AND id IN
  (SELECT id FROM ${overIn('room = ?2')} WHERE place > 2 * most AND NOT isOnTable)`;
const ROOMS_OF = `SELECT code FROM rooms WHERE instr(json, ?1)
  UNION SELECT room FROM matches WHERE instr(seats, ?1)
  UNION SELECT room FROM messages WHERE instr(json, ?1)`;
const TOUCH_HEALTH = "INSERT OR REPLACE INTO health (id, at) VALUES (1, unixepoch('subsec'))";
/** A room from before versions were counted has version 0. */
const KEEP_FIRST = `INSERT INTO rooms (code, json, used_at, lived_at, version) VALUES (?, ?, ?, ?, 1)
  ON CONFLICT (code) DO UPDATE SET json = excluded.json, used_at = excluded.used_at,
    lived_at = excluded.lived_at, forgotten_at = NULL, version = 1
  WHERE version = 0`;
const KEEP_NEXT = `UPDATE rooms SET json = ?, used_at = ?, lived_at = ?, forgotten_at = NULL, version = ?
  WHERE code = ? AND version = ?`;

type Value = string | number | null | Uint8Array<ArrayBuffer>;
type Row = Record<string, Value>;

const inodeOf = (path: string): bigint | null =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino ?? null;

/** Seats of a match with nobody in the place of a user; unreadable rows have no seats. */
function withoutUser(seats: string, user: string): MatchSeat[] {
  try {
    return (JSON.parse(seats) as MatchSeat[]).map((seat) => {
      return seat.user === user ? FORGOTTEN_SEAT : seat;
    });
  } catch {
    return [];
  }
}

/** A snapshot that could not be kept. */
export interface SpoiledSnapshot {
  readonly match: string;
  readonly seq: number;
}

type RowWrite = Exclude<Write, { kind: 'entry' }>;

/** Writes whose dispensable part has met a spoiled page. */
type LeftOut = Set<RowWrite>;

/** The part of a write that the rest of a transaction can do without. */
function dispensable(write: RowWrite, leftOut: LeftOut, work: () => void): void {
  if (leftOut.has(write)) return;
  try {
    work();
  } catch (error) {
    if (isSpoiled(error)) leftOut.add(write);
    throw error;
  }
}

/** Errors of SQLite that lie with the disk, as all do that have a name here: they may pass. All others are ours. */
const DISK_ERRORS: readonly number[] = Object.values(SQLITE);

/** After these a new connection may do what the old one no longer can. */
const REOPENED: readonly number[] = [
  SQLITE.readOnly,
  SQLITE.inputOutput,
  SQLITE.corrupt,
  SQLITE.cannotOpen,
];

/** How durable a commit is: `full` outlives a power cut; `normal` a killed process, a power cut may cost the last moments. */
export type Durability = 'full' | 'normal';

/**
 * Writes as they cross to the thread of the file. Of an entry, match, number and text follow one another: strings in a row are
 * copied far faster than objects.
 */
export type Packed = (string | number | RowWrite)[];

/** One SQLite file in write-ahead mode. Every call waits for the disk: it lives on a thread of its own. */
export class SqliteFile {
  readonly #path: string;
  readonly #durability: Durability;
  #database: DatabaseSync | null = null;
  #statements = new Map<string, StatementSync>();
  /** Number of the last entry of journals written lately: nobody else writes here. */
  readonly #lastEntries = new Map<string, number>();
  /** Which file the path meant when it was opened first, 0 before that. */
  readonly #inode: BigUint64Array;
  /** Which file the connection writes ahead to. */
  #walInode: bigint | null = null;
  /** The last commit failed: the next look at the disk must be as hard as a commit. */
  #isDoubtful = false;
  readonly #openedAt = performance.now();
  readonly #uptimeBefore: number;

  constructor(dataDir: string, durability: Durability, inode: BigUint64Array) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.#path = join(dataDir, 'tablee.db');
    this.#durability = durability;
    this.#inode = inode;
    this.#opened();
    this.#uptimeBefore = Number(
      this.#get("SELECT value FROM marks WHERE name = 'lived'")?.value ?? 0,
    );
  }

  /** Returns the snapshots that were skipped because they meet a spoiled page: nothing else is lost with them. */
  commit(packed: Packed): SpoiledSnapshot[] {
    this.#isDoubtful = true;
    const leftOut: LeftOut = new Set();
    // After a spoiled page SQLite writes no more in the same transaction: it is done again without what met it.
    for (let isKept = false; !isKept; ) {
      const { size } = leftOut;
      try {
        this.#transaction(() => this.#writeAll(packed, leftOut));
        isKept = true;
      } catch (error) {
        if (leftOut.size === size) throw error;
      }
    }
    this.#isDoubtful = false;
    return [...leftOut].flatMap((write) => {
      return write.kind === 'snapshot' ? [{ match: write.match, seq: write.seq }] : [];
    });
  }

  room(code: string): KeptRoom | null {
    const row = this.#get(READ_ROOM, code);
    if (row === undefined) return null;
    if (row.aside === 1) {
      this.#run(
        'UPDATE rooms SET forgotten_at = NULL, lived_at = ? WHERE code = ?',
        this.#uptime,
        code,
      );
    }
    return { json: String(row.json), version: Number(row.version) };
  }

  isMember(code: string, user: string): boolean | null {
    const row = this.#get(READ_MEMBER, user, code);
    return row === undefined ? null : row.isMember === 1;
  }

  nickname(user: string): string | null {
    const row = this.#get('SELECT nickname FROM users WHERE id = ?', user);
    return row === undefined ? null : String(row.nickname);
  }

  roomsOf(user: string): string[] {
    return this.#all(ROOMS_OF, user).map(({ code }) => String(code));
  }

  devices(user: string): DeviceRecord[] {
    const sql = 'SELECT * FROM devices WHERE user = ? AND ended = 0 ORDER BY last DESC';
    return this.#all(sql, user).map(({ id, browser, system, first, last }) => ({
      id: String(id),
      browser: browser === null ? null : String(browser),
      system: system === null ? null : String(system),
      first: Number(first),
      last: Number(last),
    }));
  }

  endedDevices(): string[] {
    return this.#all('SELECT id FROM devices WHERE ended = 1').map(({ id }) => String(id));
  }

  messages(room: string): string[] {
    const sql = 'SELECT json FROM messages WHERE room = ? ORDER BY n';
    return this.#all(sql, room).map((row) => String(row.json));
  }

  newestMatch(room: string): MatchRecord | null {
    const sql =
      "SELECT id FROM matches WHERE room = ? ORDER BY state = 'running' DESC, nth DESC LIMIT 1";
    const row = this.#get(sql, room);
    return row === undefined ? null : this.match(String(row.id));
  }

  match(id: string): MatchRecord | null {
    const row = this.#get('SELECT * FROM matches WHERE id = ?', id);
    return row === undefined ? null : readMatch(row as unknown as MatchRow);
  }

  journal(match: string): JournalLine[] {
    const sql = 'SELECT seq, entry FROM journal WHERE match = ? ORDER BY seq';
    return this.#all(sql, match).map(({ seq, entry }) => ({
      seq: Number(seq),
      json: String(entry),
    }));
  }

  unframed(most: number): string[] {
    const sql = "SELECT id FROM matches WHERE state = 'over' AND framed = 0 LIMIT ?";
    return this.#all(sql, most).map(({ id }) => String(id));
  }

  frames(match: string): Uint8Array | null {
    const row = this.#get('SELECT body FROM frames WHERE match = ?', match);
    return row?.body instanceof Uint8Array ? row.body : null;
  }

  /** Numbers of the snapshots of a match, newest first. */
  snapshots(match: string): number[] {
    const sql = 'SELECT seq FROM snapshots WHERE match = ? ORDER BY seq DESC';
    return this.#all(sql, match).map(({ seq }) => Number(seq));
  }

  snapshot(match: string, seq: number): SnapshotText | null {
    const sql = 'SELECT position, logged FROM snapshots WHERE match = ? AND seq = ?';
    const row = this.#get(sql, match, seq);
    return row === undefined ? null : { json: String(row.position), logged: Number(row.logged) };
  }

  forget(unusedFor: number, asideFor: number): Forgotten {
    const uptime = this.#uptime;
    const matches = { laidAside: 0, deleted: 0 };
    const counted = { laidAside: 0, deleted: 0, heldBack: 0, matches };
    this.#transaction(() => {
      const { rooms, due } = this.#get(COUNT_DUE, uptime - unusedFor) as {
        rooms: number;
        due: number;
      };
      const allowed = Math.max(FORGOTTEN_AT_ONCE, Math.floor(rooms / 10));
      this.#lastEntries.clear();
      counted.deleted = this.#changes(
        'DELETE FROM rooms WHERE forgotten_at <= ?',
        uptime - asideFor,
      );
      counted.laidAside = this.#changes(LAY_ASIDE, uptime, uptime - unusedFor, allowed);
      counted.heldBack = due - counted.laidAside;
      // First: a host may have set more since they were laid aside.
      this.#run(BRING_MATCHES_BACK, uptime);
      matches.deleted = this.#changes(
        'DELETE FROM matches WHERE forgotten_at <= ?',
        uptime - asideFor,
      );
      matches.laidAside = this.#changes(layMatchesAside('true'), uptime);
    });
    return counted;
  }

  /** Keeps how long the file has been open in all: a crash loses what came after the last beat. */
  beat(): void {
    this.#run("UPDATE marks SET value = ? WHERE name = 'lived'", this.#uptime);
  }

  /** Throws unless something can be kept now. */
  probe(): void {
    this.#transaction(() => {
      this.#run(TOUCH_HEALTH);
      if (this.#isDoubtful) this.#run(`UPDATE health SET filler = zeroblob(${PROBE_BYTES})`);
    });
    if (!this.#isDoubtful) return;
    this.#run('UPDATE health SET filler = NULL');
    this.#isDoubtful = false;
  }

  close(): void {
    try {
      if (this.#database !== null) this.beat();
    } catch {
      // A disk that takes no more: the last minute does not count.
    }
    this.#database?.close();
    this.#database = null;
  }

  /** Milliseconds for which the file has been open in all its life. */
  get #uptime(): number {
    return this.#uptimeBefore + Math.round(performance.now() - this.#openedAt);
  }

  #opened(): DatabaseSync {
    if (this.#database === null) this.#use(this.#connect());
    return this.#database as DatabaseSync;
  }

  #use(database: DatabaseSync): void {
    this.#statements = new Map();
    this.#database = database;
    this.#walInode = inodeOf(this.#walPath);
  }

  get #walPath(): string {
    return `${this.#path}-wal`;
  }

  #connect(): DatabaseSync {
    // A file that has gone is not replaced by an empty one.
    if (this.#inode[0] !== 0n) this.#expectSameFile();
    const database = new DatabaseSync(this.#path);
    try {
      database.exec(
        `PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=${this.#durability};
         PRAGMA wal_autocheckpoint=1000; PRAGMA cache_size=-32768; PRAGMA foreign_keys=ON;`,
      );
      migrate(database);
      if (this.#inode[0] === 0n) this.#inode[0] = inodeOf(this.#path) ?? 0n;
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  }

  /** Changes to a new connection if that can write; the old one can still be read until then. */
  #reconnect(): boolean {
    let next: DatabaseSync | null = null;
    try {
      next = this.#connect();
      next.exec(TOUCH_HEALTH);
    } catch {
      next?.close();
      return false;
    }
    this.#drop();
    this.#use(next);
    return true;
  }

  /** Writes to a deleted file would be lost at the stop. */
  #expectSameFile(): void {
    const found = inodeOf(this.#path);
    if (found === this.#inode[0]) return;
    const code = found === null ? 'TABLEE_DB_DELETED' : 'TABLEE_DB_REPLACED';
    throw new StoreFault({ code });
  }

  /**
   * Commits to a deleted write-ahead file would be lost with the process: its contents are moved to the database, and another
   * one is begun.
   */
  #expectSameWal(): void {
    if (this.#database === null || inodeOf(this.#walPath) === this.#walInode) return;
    const { busy } = this.#get('PRAGMA wal_checkpoint(FULL)') as { busy: number };
    if (busy !== 0) throw new StoreFault({ code: 'TABLEE_WAL_DELETED' });
    this.#drop();
    this.#opened();
  }

  #transaction(work: () => void): void {
    this.#expectSameFile();
    this.#expectSameWal();
    try {
      this.#attempt(work);
    } catch (error) {
      const isReopened = error instanceof StoreFault && REOPENED.includes(primaryOf(error));
      if (!isReopened || !this.#reconnect()) throw error;
      this.#attempt(work);
    }
  }

  #attempt(work: () => void): void {
    this.#run('BEGIN IMMEDIATE');
    try {
      work();
      this.#run('COMMIT');
    } catch (error) {
      this.#lastEntries.clear();
      this.#rollBack();
      throw error;
    }
  }

  #rollBack(): void {
    try {
      if (this.#database?.isTransaction) this.#database.exec('ROLLBACK');
    } catch {
      this.#drop();
    }
  }

  /** Gives the connection up; the next call opens another. */
  #drop(): void {
    const database = this.#database;
    this.#database = null;
    try {
      database?.close();
    } catch {
      // Its open data is gone with it.
    }
  }

  /** Entries follow one another: none twice, none missing. */
  #append(match: string, seq: number, json: string): void {
    const last = this.#lastEntries.get(match) ?? Number(this.#get(LAST, match)?.last ?? -1);
    if (seq !== last + 1) throw new StaleWrite('entry', match);
    this.#run(APPEND, match, seq, json);
    if (this.#lastEntries.size >= REMEMBERED) this.#lastEntries.clear();
    this.#lastEntries.set(match, seq);
  }

  #writeAll(packed: Packed, leftOut: LeftOut): void {
    for (let i = 0; i < packed.length; i += 1) {
      const item = packed[i] as Packed[number];
      if (typeof item === 'object') this.#write(item, leftOut);
      else {
        this.#append(String(item), Number(packed[i + 1]), String(packed[i + 2]));
        i += 2;
      }
    }
  }

  #keepSnapshot({ match, seq, position, logged }: Extract<Write, { kind: 'snapshot' }>): void {
    this.#run(
      'INSERT OR REPLACE INTO snapshots (match, seq, position, logged) VALUES (?, ?, ?, ?)',
      ...[match, seq, position, logged],
    );
    this.#run(
      `DELETE FROM snapshots WHERE match = ? AND seq NOT IN
         (SELECT seq FROM snapshots WHERE match = ? ORDER BY seq DESC LIMIT ${KEPT_SNAPSHOTS})`,
      ...[match, match],
    );
  }

  #write(write: RowWrite, leftOut: LeftOut): void {
    switch (write.kind) {
      case 'snapshot':
        dispensable(write, leftOut, () => this.#keepSnapshot(write));
        return;
      case 'room': {
        const { code, json, usedAt, version } = write;
        const { changes } =
          version === 1
            ? this.#run(KEEP_FIRST, code, json, usedAt, this.#uptime)
            : this.#run(KEEP_NEXT, json, usedAt, this.#uptime, version, code, version - 1);
        if (changes !== 1) throw new StaleWrite('room', code);
        return;
      }
      case 'user':
        this.#run(
          `INSERT INTO users (id, nickname) VALUES (?, ?)
             ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname`,
          write.id,
          write.nickname,
        );
        return;
      case 'device': {
        const { id, user, browser, system, at } = write;
        this.#run(
          `INSERT INTO devices (id, user, browser, system, first, last, ended)
             VALUES (?, ?, ?, ?, ?, ?, 0)
             ON CONFLICT (id) DO UPDATE SET browser = excluded.browser,
               system = excluded.system, last = excluded.last`,
          ...[id, user, browser, system, at, at],
        );
        return;
      }
      case 'deviceEnded':
        this.#run(
          `INSERT INTO devices (id, user, first, last, ended) VALUES (?, ?, ?, ?, 1)
             ON CONFLICT (id) DO UPDATE SET last = excluded.last, ended = 1`,
          ...[write.id, write.user, write.at, write.at],
        );
        return;
      case 'message':
        this.#run('INSERT INTO messages (room, json) VALUES (?, ?)', write.room, write.json);
        this.#run(
          `DELETE FROM messages WHERE room = ? AND n NOT IN
             (SELECT n FROM messages WHERE room = ? ORDER BY n DESC LIMIT ${KEPT_MESSAGES})`,
          write.room,
          write.room,
        );
        return;
      case 'match': {
        const { id, room, game, version, options, seats, secret, shares, state } = write.record;
        this.#run(
          `INSERT INTO matches (id, room, game, version, options, seats, secret, state, shares, nth)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?,
               (SELECT coalesce(max(nth), 0) + 1 FROM matches WHERE room = ?))`,
          ...[id, room, game, version],
          ...[JSON.stringify(options), JSON.stringify(seats), secret, state],
          ...[shares === null ? null : JSON.stringify(shares), room],
        );
        dispensable(write, leftOut, () => {
          this.#run(layMatchesAside('room = ?2'), this.#uptime, room);
          this.#run(DELETE_SURPLUS, this.#uptime, room);
        });
        return;
      }
      case 'matchOver':
        this.#run(
          "UPDATE matches SET state = 'over', over_at = ? WHERE id = ?",
          ...[this.#uptime, write.match],
        );
        return;
      case 'forgetIn':
        this.#forgetIn(write.room, write.user);
        return;
      case 'forgetUser':
        this.#run('DELETE FROM users WHERE id = ?', write.user);
        this.#run(
          "UPDATE devices SET user = '', browser = NULL, system = NULL WHERE user = ?",
          write.user,
        );
        return;
      case 'frames': {
        const { match, body } = write;
        const isKept = this.#changes('UPDATE matches SET framed = 1 WHERE id = ?', match) === 1;
        if (!isKept || body === null) return;
        this.#run('INSERT OR REPLACE INTO frames (match, body) VALUES (?, ?)', match, body);
        return;
      }
    }
  }

  /** Lines of others that say who may read them name nobody in their place; unreadable lines name them no more either. */
  #forgetIn(room: string, user: string): void {
    this.#run(
      `DELETE FROM messages WHERE room = ?1 AND instr(json, ?2)
         AND CASE WHEN json_valid(json) THEN json ->> '$.message.user' = ?2 ELSE true END`,
      ...[room, user],
    );
    this.#run(
      'UPDATE messages SET json = replace(json, ?2, ?3) WHERE room = ?1 AND instr(json, ?2)',
      ...[room, user, NOBODY],
    );
    const sql = 'SELECT id, seats FROM matches WHERE room = ? AND instr(seats, ?)';
    for (const { id, seats } of this.#all(sql, room, user)) {
      const without = JSON.stringify(withoutUser(String(seats), user));
      this.#run('UPDATE matches SET seats = ? WHERE id = ?', without, String(id));
    }
  }

  #run(sql: string, ...values: Value[]): { changes: number | bigint } {
    return this.#try(() => this.#prepared(sql).run(...values));
  }

  #changes(sql: string, ...values: Value[]): number {
    return Number(this.#run(sql, ...values).changes);
  }

  #get(sql: string, ...values: Value[]): Row | undefined {
    return this.#try(() => this.#prepared(sql).get(...values)) as Row | undefined;
  }

  #all(sql: string, ...values: Value[]): Row[] {
    return this.#try(() => this.#prepared(sql).all(...values)) as Row[];
  }

  #try<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (!DISK_ERRORS.includes(primaryOf(error as Error))) throw error;
      throw new StoreFault(codesOf(error as Error));
    }
  }

  #prepared(sql: string): StatementSync {
    const database = this.#opened();
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
