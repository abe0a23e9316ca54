import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Film } from '@tablee/engine';
import { isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import { readKey } from '../http/identity.ts';
import { readJournal } from '../matches/chain.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { SqliteStore } from '../store/sqlite.ts';

const DATABASE = 'tablee.db';
const FILES: readonly string[] = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`];
const KEY = 'identity.key';
const NOTE = 'backup.json';
/** The folder in which a backup is tried before it is put in its place: a bad one leaves nothing. */
const TRIAL = 'restoring';
/** Matches that are played through before a backup is called good. */
const TRIED = 20;

/** The note beside a backup. */
interface Note {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly rooms: number;
  readonly matches: number;
}

/** Why a backup is not made or not put back. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** A restored backup. */
export interface Restored extends Note {
  /** Matches that were played through from their journals, and those of them that today's rules lead elsewhere. */
  readonly tried: number;
  readonly parted: number;
}

/** Copies what a data folder holds into a fresh folder, while its server runs or not. */
export function backUp(dataDir: string, to: string): Note {
  const from = join(dataDir, DATABASE);
  if (!existsSync(from)) throw new BackupRefused(`there is no ${DATABASE} in ${dataDir}`);
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new BackupRefused(`${to} is not empty: a backup overwrites nothing`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(join(to, DATABASE));
  } finally {
    database.close();
  }
  copyFileSync(join(dataDir, KEY), join(to, KEY));
  const note = { at: Date.now(), ...counted(join(to, DATABASE)) };
  writeFileSync(join(to, NOTE), `${JSON.stringify(note)}\n`);
  return note;
}

/**
 * Puts a backup into a data folder that holds no rooms, and tries it: every page is read, the key is whole, newest matches
 * are played through from their journals. The backup itself stays as it is.
 */
export async function restore(from: string, dataDir: string): Promise<Restored> {
  for (const file of [DATABASE, KEY]) {
    if (!existsSync(join(from, file))) throw new BackupRefused(`there is no ${file} in ${from}`);
  }
  // What SQLite keeps beside a file it would bring over into the next one of that name.
  const left = FILES.filter((file) => existsSync(join(dataDir, file)));
  if (left.length > 0) {
    throw new BackupRefused(
      `${dataDir} holds rooms already: choose another folder, or move away ${left.join(', ')}`,
    );
  }
  const release = lockFolder(dataDir);
  const trial = join(dataDir, TRIAL);
  try {
    mkdirSync(trial, { mode: 0o700 });
    for (const file of [DATABASE, KEY]) copyFileSync(join(from, file), join(trial, file));
    expectWhole(join(trial, DATABASE));
    readKey(trial);
    const found = { ...readNote(from), ...counted(join(trial, DATABASE)), ...(await tried(trial)) };
    for (const file of [KEY, DATABASE]) renameSync(join(trial, file), join(dataDir, file));
    return found;
  } finally {
    rmSync(trial, { recursive: true, force: true });
    release();
  }
}

function readNote(folder: string): Pick<Note, 'at'> {
  try {
    return JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) as Note;
  } catch {
    // A copy that was made by hand says nothing of itself.
    return { at: 0 };
  }
}

function expectWhole(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = database.prepare('PRAGMA integrity_check').all();
    const said = rows.map((row) => String(Object.values(row)[0]));
    if (said.join() !== 'ok')
      throw new BackupRefused(`${dirname(path)}: ${said.slice(0, 3).join('; ')}`);
  } finally {
    database.close();
  }
}

function counted(path: string): { rooms: number; matches: number } {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const count = (table: string): number =>
      Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0);
    return { rooms: count('rooms'), matches: count('matches') };
  } finally {
    database.close();
  }
}

async function tried(dataDir: string): Promise<{ tried: number; parted: number }> {
  const database = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true });
  const ids = database
    .prepare("SELECT id FROM matches ORDER BY state = 'running' DESC, over_at DESC LIMIT ?")
    .all(TRIED)
    .map(({ id }) => String(id));
  database.close();
  const store = new SqliteStore(dataDir);
  let parted = 0;
  try {
    for (const id of ids) {
      const record = await store.match(id);
      if (record === null || !isGameId(record.game)) continue;
      const { entries } = readJournal(id, await store.journal(id));
      const film = new Film(await loadGame(record.game), { ...record, entries });
      if (film.parts !== null) parted += 1;
    }
  } finally {
    await store.close();
  }
  return { tried: ids.length, parted };
}
