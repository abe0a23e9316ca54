import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import type { Options } from '@tablee/rules/kernel/game.ts';
import type { Position } from '@tablee/rules/kernel/position.ts';
import type { JournalEntry, MatchRecord, MatchSeat, SnapshotRecord } from '../matches/journal.ts';
import { migrate } from './migrations.ts';
import type { DeviceRecord, Store, Write } from './store.ts';

/** Snapshots of a match beyond the newest few are of no use to anybody. */
const KEPT_SNAPSHOTS = 4;
/** Messages a room keeps. */
const KEPT_MESSAGES = 200;
/** Matches a room keeps that are over: the newest. */
const KEPT_MATCHES = 200;

type Row = Record<string, string | number>;

/**
 * One SQLite file in write-ahead mode. `synchronous=NORMAL`: a commit survives a killed process (the pages are with
 * the kernel); a power cut may cost the last moments, never the file.
 */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.#database = new DatabaseSync(join(dataDir, 'tablee.db'));
    this.#database.exec(
      `PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;
       PRAGMA wal_autocheckpoint=8192; PRAGMA cache_size=-32768;
       PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON;`,
    );
    migrate(this.#database);
  }

  async commit(writes: readonly Write[]): Promise<void> {
    this.#run('BEGIN IMMEDIATE');
    try {
      for (const write of writes) this.#write(write);
      this.#run('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  async room(code: string): Promise<string | null> {
    const row = this.#get('SELECT json FROM rooms WHERE code = ?', code);
    return row === undefined ? null : String(row.json);
  }

  async nickname(user: string): Promise<string | null> {
    const row = this.#get('SELECT nickname FROM users WHERE id = ?', user);
    return row === undefined ? null : String(row.nickname);
  }

  async devices(user: string): Promise<DeviceRecord[]> {
    const sql = 'SELECT * FROM devices WHERE user = ? AND ended = 0 ORDER BY last DESC';
    const rows = this.#prepared(sql).all(user) as Record<string, string | number | null>[];
    return rows.map(({ id, browser, system, first, last }) => ({
      id: String(id),
      browser: browser === null ? null : String(browser),
      system: system === null ? null : String(system),
      first: Number(first),
      last: Number(last),
    }));
  }

  async endedDevices(): Promise<string[]> {
    const rows = this.#prepared('SELECT id FROM devices WHERE ended = 1').all() as Row[];
    return rows.map(({ id }) => String(id));
  }

  async messages(room: string): Promise<string[]> {
    const rows = this.#prepared('SELECT json FROM messages WHERE room = ? ORDER BY n').all(room);
    return (rows as Row[]).map((row) => String(row.json));
  }

  async match(id: string): Promise<MatchRecord | null> {
    const row = this.#get('SELECT * FROM matches WHERE id = ?', id);
    if (row === undefined) return null;
    return {
      id,
      room: String(row.room),
      game: String(row.game),
      version: Number(row.version),
      options: JSON.parse(String(row.options)) as Options,
      seats: JSON.parse(String(row.seats)) as MatchSeat[],
      secret: String(row.secret),
      state: row.state === 'over' ? 'over' : 'running',
    };
  }

  async journal(match: string): Promise<JournalEntry[]> {
    const sql = 'SELECT entry FROM journal WHERE match = ? ORDER BY seq';
    const rows = this.#prepared(sql).all(match) as Row[];
    return rows.map((row) => JSON.parse(String(row.entry)) as JournalEntry);
  }

  async snapshots(match: string): Promise<SnapshotRecord[]> {
    const sql = 'SELECT seq, position, logged FROM snapshots WHERE match = ? ORDER BY seq DESC';
    const rows = this.#prepared(sql).all(match) as Row[];
    return rows.map((row) => ({
      seq: Number(row.seq),
      position: JSON.parse(String(row.position)) as Position,
      logged: Number(row.logged),
    }));
  }

  async purge(usedBefore: number): Promise<number> {
    const result = this.#run('DELETE FROM rooms WHERE used_at < ?', usedBefore);
    return Number(result.changes);
  }

  async isWritable(): Promise<boolean> {
    try {
      this.#run("INSERT OR REPLACE INTO health (id, at) VALUES (1, unixepoch('subsec'))");
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #write(write: Write): void {
    switch (write.kind) {
      case 'entry':
        this.#run(
          'INSERT INTO journal (match, seq, entry) VALUES (?, ?, ?)',
          write.match,
          write.seq,
          JSON.stringify(write.entry),
        );
        return;
      case 'snapshot':
        this.#run(
          'INSERT OR REPLACE INTO snapshots (match, seq, position, logged) VALUES (?, ?, ?, ?)',
          write.match,
          write.seq,
          write.position,
          write.logged,
        );
        this.#run(
          `DELETE FROM snapshots WHERE match = ? AND seq NOT IN
             (SELECT seq FROM snapshots WHERE match = ? ORDER BY seq DESC LIMIT ${KEPT_SNAPSHOTS})`,
          write.match,
          write.match,
        );
        return;
      case 'room':
        this.#run(
          `INSERT INTO rooms (code, json, used_at) VALUES (?, ?, ?)
             ON CONFLICT (code) DO UPDATE SET json = excluded.json, used_at = excluded.used_at`,
          write.code,
          write.json,
          write.usedAt,
        );
        return;
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
      case 'forgetDevices':
        this.#run(
          'DELETE FROM devices WHERE last < CASE ended WHEN 0 THEN ? ELSE ? END',
          write.seenBefore,
          write.endedBefore,
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
        const { id, room, game, version, options, seats, secret, state } = write.record;
        this.#run(
          `INSERT INTO matches (id, room, game, version, options, seats, secret, state, nth)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?,
               (SELECT coalesce(max(nth), 0) + 1 FROM matches WHERE room = ?))`,
          ...[id, room, game, version],
          ...[JSON.stringify(options), JSON.stringify(seats), secret, state, room],
        );
        this.#run(
          `DELETE FROM matches WHERE room = ? AND state = 'over' AND id NOT IN
             (SELECT id FROM matches WHERE room = ? AND state = 'over'
              ORDER BY nth DESC LIMIT ${KEPT_MATCHES})`,
          ...[room, room],
        );
        return;
      }
      case 'matchOver':
        this.#run("UPDATE matches SET state = 'over' WHERE id = ?", write.match);
        return;
    }
  }

  #run(sql: string, ...values: (string | number | null)[]): { changes: number | bigint } {
    return this.#prepared(sql).run(...values);
  }

  #get(sql: string, ...values: (string | number)[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined;
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
