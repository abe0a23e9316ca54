import { parentPort, workerData } from 'node:worker_threads';
import type { FaultCodes } from '../fault-codes.ts';
import { codesOf } from '../fault-codes.ts';
import { BEAT_EVERY } from './keeping.ts';
import type { Durability } from './sqlite-file.ts';
import { SqliteFile } from './sqlite-file.ts';
import { Damaged, StaleWrite } from './store.ts';

/** The path of the file, and how durably it is written. */
export interface ThreadData {
  readonly dataDir: string;
  readonly durability: Durability;
  /** Which file it was when it was opened first, 0 before that. Shared: it outlives the thread. */
  readonly inode: BigUint64Array;
}

/** Methods of the file that can be called from the other thread. */
export type FileCall = Exclude<keyof SqliteFile, 'close'>;

export interface Order {
  readonly number: number;
  readonly call: FileCall | 'close' | 'open';
  readonly args: readonly unknown[];
}

/** An error as it crosses threads: copying one would lose all but its message. */
export interface FaultOnWire {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly codes: FaultCodes;
  readonly kind?: string;
  readonly key?: string;
  readonly seq?: number;
}

export interface Report {
  readonly number: number;
  readonly value?: unknown;
  readonly fault?: FaultOnWire;
}

const { dataDir, durability, inode } = workerData as ThreadData;
let file: SqliteFile | null = null;

const beating = setInterval(() => {
  try {
    file?.beat();
  } catch {
    // The disk takes nothing now; callers that wait for a write learn it.
  }
}, BEAT_EVERY);

parentPort?.on('message', ({ number, call, args }: Order) => {
  try {
    const value = done(call, args);
    parentPort?.postMessage({ number, value } satisfies Report);
  } catch (error) {
    parentPort?.postMessage({ number, fault: onWire(error as Error) } satisfies Report);
  }
  if (call !== 'close') return;
  clearInterval(beating);
  parentPort?.close();
});

function done(call: Order['call'], args: readonly unknown[]): unknown {
  if (call === 'close') return file?.close();
  file ??= new SqliteFile(dataDir, durability, inode);
  if (call === 'open') return;
  return (file[call] as (...args: readonly unknown[]) => unknown)(...args);
}

function onWire(error: Error): FaultOnWire {
  const { name, message, stack } = error;
  const codes = codesOf(error);
  if (error instanceof StaleWrite || error instanceof Damaged) {
    return { ...error, name, message, stack, codes };
  }
  return { name, message, stack, codes };
}
