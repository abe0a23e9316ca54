import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deed } from './ledger.ts';

/** The kept data of a folder, read from a copy, so that the folder itself stays as the server left it. */
export interface Kept {
  /** By match, entry by entry, as text. */
  readonly journals: ReadonlyMap<string, readonly string[]>;
  /** Rooms by code: nicknames by user. */
  readonly rooms: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly messages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Copies what a server that has ended left in its folder. */
export function copied(dataDir: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of ['tablee.db', 'tablee.db-wal', 'identity.key']) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(to, name));
  }
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'tablee-chaos-'));

export function readKept(dataDir: string): Kept {
  const copy = freshFolder();
  copied(dataDir, copy);
  const database = new DatabaseSync(join(copy, 'tablee.db'));
  try {
    const all = (sql: string) => database.prepare(sql).iterate() as Iterable<Row>;
    return keptOf(all(READ.journal), all(READ.rooms), all(READ.messages));
  } finally {
    database.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

type Row = Readonly<Record<string, unknown>>;

/** The queries of a database, whatever its engine. */
export const READ = {
  journal: 'SELECT match, seq, entry FROM journal ORDER BY match, seq',
  rooms: 'SELECT code, json FROM rooms',
  messages: 'SELECT room, json FROM messages',
} as const;

export function keptOf(journal: Iterable<Row>, all: Iterable<Row>, said: Iterable<Row>): Kept {
  const journals = new Map<string, string[]>();
  for (const { match, entry } of journal) {
    const entries = journals.get(String(match)) ?? [];
    journals.set(String(match), entries);
    entries.push(String(entry));
  }
  const rooms = new Map<string, Map<string, string>>();
  for (const { code, json } of all) {
    const room = parsed<{ members: { id: string; nickname: string }[] }>(String(json));
    if (room === null) continue;
    const { members } = room;
    rooms.set(String(code), new Map(members.map(({ id, nickname }) => [id, nickname])));
  }
  const messages = new Map<string, Set<string>>();
  for (const { room, json } of said) {
    const { message } = JSON.parse(String(json)) as { message: { text: string } };
    const texts = messages.get(String(room)) ?? new Set();
    messages.set(String(room), texts.add(message.text));
  }
  return { journals, rooms, messages };
}

/** The first entry where the chain of a journal breaks, as docs/protocol.md defines it; `null`: none. */
export function brokenAt(match: string, entries: readonly string[]): number | null {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  let before = digest(match);
  for (const [i, entry] of entries.entries()) {
    const [, text = '', chain] = /^(.*),"chain":"([0-9a-f]{16})"\}$/s.exec(entry) ?? [];
    if (chain !== digest(`${before}\n${text}}`)) return i;
    before = chain;
  }
  return null;
}

/** Names what an entry of a journal says that a seat has done; `null` for what no seat does, or nobody can read. */
export function deedOf(entry: string): string | null {
  const read = parsed<{ by: string; seat: number; question?: string; picks?: string[] }>(entry);
  if (read === null) return null;
  const { by, seat, question, picks } = read;
  return by === 'seat' || by === 'undo' || by === 'leave' ? deed(seat, by, question, picks) : null;
}

/** `null`: not JSON, as bits were flipped. */
function parsed<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
}
