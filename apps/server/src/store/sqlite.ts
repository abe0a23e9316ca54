import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import type { Options } from '@tablee/rules/kernel/game.ts';
import type { Position } from '@tablee/rules/kernel/position.ts';
import type { MatchRecord, MatchSeat, SnapshotRecord } from '../matches/journal.ts';
import { migrate } from './migrations.ts';
import type { JournalLine, KeptRoom, Store, Write } from './store.ts';
import { Damaged, StaleWrite } from './store.ts';

/** Snapshots of a match beyond the newest few are of no use to anybody. */
const KEPT_SNAPSHOTS = 4;
/** Messages a room keeps. */
const KEPT_MESSAGES = 200;

/** Entries follow one another: none twice, none left out. */
const APPEND = `INSERT INTO journal (match, seq, entry) SELECT ?, ?, ?
  WHERE ? = 0 OR EXISTS (SELECT 1 FROM journal WHERE match = ? AND seq = ?)
  ON CONFLICT DO NOTHING`;
/** A room of before versions were counted has version 0. */
const KEEP_FIRST = `INSERT INTO rooms (code, json, used_at, version) VALUES (?, ?, ?, 1)
  ON CONFLICT (code) DO UPDATE SET json = excluded.json, used_at = excluded.used_at, version = 1
  WHERE version = 0`;
const KEEP_NEXT = `UPDATE rooms SET json = ?, used_at = ?, version = ? WHERE code = ? AND version = ?`;

type Row = Record<string, string | number>;

/**
 * One SQLite file in write-ahead mode. `synchronous=NORMAL`: a commit survives a killed process (the pages are with
 * the kernel); a power cut may cost the last moments, never the file.
 */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #onDamage: (damaged: Damaged) => void;

  /** `onDamage` hears of what is left out because it cannot be read. */
  constructor(dataDir: string, onDamage: (damaged: Damaged) => void = () => {}) {
    this.#onDamage = onDamage;
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

  async room(code: string): Promise<KeptRoom | null> {
    const row = this.#get('SELECT json, version FROM rooms WHERE code = ?', code);
    if (row === undefined) return null;
    return { json: String(row.json), version: Number(row.version) };
  }

  async nickname(user: string): Promise<string | null> {
    const row = this.#get('SELECT nickname FROM users WHERE id = ?', user);
    return row === undefined ? null : String(row.nickname);
  }

  async messages(room: string): Promise<string[]> {
    const sql = 'SELECT json FROM messages WHERE room = ? AND json_valid(json) ORDER BY n';
    const rows = this.#prepared(sql).all(room);
    return (rows as Row[]).map((row) => String(row.json));
  }

  async newestMatch(room: string): Promise<MatchRecord | null> {
    const sql = "SELECT id FROM matches WHERE room = ? ORDER BY state = 'running' DESC LIMIT 1";
    const row = this.#get(sql, room);
    return row === undefined ? null : this.match(String(row.id));
  }

  async match(id: string): Promise<MatchRecord | null> {
    const row = this.#get('SELECT * FROM matches WHERE id = ?', id);
    if (row === undefined) return null;
    try {
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
    } catch {
      throw new Damaged('match', id);
    }
  }

  async journal(match: string): Promise<JournalLine[]> {
    const sql = 'SELECT seq, entry FROM journal WHERE match = ? ORDER BY seq';
    const rows = this.#prepared(sql).all(match) as Row[];
    return rows.map(({ seq, entry }) => ({ seq: Number(seq), json: String(entry) }));
  }

  async *snapshots(match: string): AsyncGenerator<SnapshotRecord> {
    const sql = 'SELECT seq FROM snapshots WHERE match = ? ORDER BY seq DESC';
    for (const row of this.#prepared(sql).all(match) as Row[]) {
      const snapshot = this.#snapshot(match, Number(row.seq));
      if (snapshot !== null) yield snapshot;
    }
  }

  #snapshot(match: string, seq: number): SnapshotRecord | null {
    try {
      const sql = 'SELECT position, logged FROM snapshots WHERE match = ? AND seq = ?';
      const row = this.#get(sql, match, seq);
      if (row === undefined) return null;
      const position = JSON.parse(String(row.position)) as Position;
      return { seq, position, logged: Number(row.logged) };
    } catch {
      this.#onDamage(new Damaged('snapshot', match, seq));
      return null;
    }
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
      case 'entry': {
        const { match, seq, entry } = write;
        const { changes } = this.#run(
          APPEND,
          match,
          seq,
          JSON.stringify(entry),
          seq,
          match,
          seq - 1,
        );
        if (changes !== 1) throw new StaleWrite('entry', match);
        return;
      }
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
      case 'room': {
        const { code, json, usedAt, version } = write;
        const { changes } =
          version === 1
            ? this.#run(KEEP_FIRST, code, json, usedAt)
            : this.#run(KEEP_NEXT, json, usedAt, version, code, version - 1);
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
          `INSERT INTO matches (id, room, game, version, options, seats, secret, state)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          ...[id, room, game, version],
          ...[JSON.stringify(options), JSON.stringify(seats), secret, state],
        );
        return;
      }
      case 'matchOver':
        this.#run("UPDATE matches SET state = 'over' WHERE id = ?", write.match);
        return;
    }
  }

  #run(sql: string, ...values: (string | number)[]): { changes: number | bigint } {
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
