import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { primaryOf, SQLITE } from './sqlite-codes.ts';

/** Another server keeps its rooms in this folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

/**
 * Takes a data folder for this process alone; returns a function that releases it. The lock is the system's, on a file that
 * SQLite holds open: any end of the process releases it. Throws `FolderTaken`.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'tablee.lock'));
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if (primaryOf(error as Error) === SQLITE.busy) throw new FolderTaken(dataDir);
    throw error;
  }
  return () => lock.close();
}
