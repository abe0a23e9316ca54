import { readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Random } from '@tablee/engine';

const WAL_HEAD = 32;
const FRAME_HEAD = 24;
/** Places in the index of the write-ahead file: page size, its last frame, and how many are in the database already. */
const SHM = { pageSize: 14, frames: 16, backfilled: 96, backfillTried: 128 };

/**
 * Cuts the write-ahead file of a killed server at any byte, as a power cut may: but behind what has gone into the database,
 * because that was on the disk before. Tells whether anything was cut.
 */
export function cutLog(dataDir: string, draw: Random): boolean {
  const wal = join(dataDir, 'tablee.db-wal');
  let index: Buffer;
  try {
    index = readFileSync(join(dataDir, 'tablee.db-shm'));
    if (statSync(wal).size === 0) return false;
  } catch {
    return false;
  }
  const size = index.readUInt16LE(SHM.pageSize);
  const frame = FRAME_HEAD + ((size & 0xfe00) | ((size & 1) << 16));
  const first = Math.max(index.readUInt32LE(SHM.backfilled), index.readUInt32LE(SHM.backfillTried));
  const last = index.readUInt32LE(SHM.frames);
  if (last <= first) return false;
  // Mostly near the end, so that the evening goes on.
  const length = Math.ceil((last - first) * frame * draw() ** 3);
  truncateSync(wal, WAL_HEAD + last * frame - length);
  return true;
}

/** The damaged thing: a match or a room. */
export interface Flipped {
  readonly table: 'journal' | 'snapshots' | 'rooms';
  /** Id of the match, or code of the room. */
  readonly of: string;
  readonly seq: number | null;
  readonly byte: number;
}

const ROWS = [
  ['journal', 'entry', 'match', 'seq'],
  ['snapshots', 'position', 'match', 'seq'],
  ['rooms', 'json', 'code', null],
] as const;

const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** Flips one bit in each of some rows of a folder that no server has: those of matches that are played, and of their rooms. */
export function flipBits(dataDir: string, count: number, draw: Random): Flipped[] {
  const below = (bound: number): number => Math.floor(draw() * bound);
  const database = new DatabaseSync(join(dataDir, 'tablee.db'));
  try {
    return Array.from({ length: count }, () => {
      const [table, payload, name, number] = ROWS[below(ROWS.length)] as (typeof ROWS)[number];
      const running = "match IN (SELECT id FROM matches WHERE state = 'running')";
      const where = table === 'rooms' ? 'true' : running;
      const rows = database
        .prepare(`SELECT ${name} AS name, ${number ?? 'NULL'} AS seq FROM ${table} WHERE ${where}`)
        .all();
      const row = rows[below(rows.length)];
      if (row === undefined) return [];
      const key = number === null ? `${name} = ?` : `${name} = ? AND ${number} = ?`;
      const of = String(row.name);
      const seq = row.seq === null ? null : Number(row.seq);
      const keys = seq === null ? [of] : [of, seq];
      const found = database
        .prepare(`SELECT CAST(${payload} AS BLOB) AS bytes FROM ${table} WHERE ${key}`)
        .get(...keys);
      const bytes = Buffer.from(found?.bytes as Uint8Array);
      const digits = [...bytes.keys()].filter((at) => isDigit(bytes[at]));
      // A digit that becomes another one is what JSON does not notice.
      const byte = draw() < 0.5 ? below(bytes.length) : (digits[below(digits.length)] ?? 0);
      const bit = isDigit(bytes[byte]) ? 0 : below(8);
      bytes[byte] = (bytes[byte] as number) ^ (1 << bit);
      database
        .prepare(`UPDATE ${table} SET ${payload} = CAST(? AS TEXT) WHERE ${key}`)
        .run(bytes, ...keys);
      return [{ table, of, seq, byte }];
    }).flat();
  } finally {
    database.close();
  }
}
