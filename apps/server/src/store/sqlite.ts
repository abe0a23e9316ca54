import { Worker } from 'node:worker_threads';
import { codesOf } from '../fault-codes.ts';
import type { MatchRecord, SnapshotRecord } from '../matches/journal.ts';
import type { SnapshotText } from './sound-snapshots.ts';
import { soundSnapshots } from './sound-snapshots.ts';
import type { Durability, Packed, SpoiledSnapshot } from './sqlite-file.ts';
import type { FaultOnWire, Order, Report, ThreadData } from './sqlite-thread.ts';
import type { DeviceRecord, Forgotten, JournalLine, KeptRoom, Store, Write } from './store.ts';
import { Damaged, OutcomeUnknown, StaleWrite, StoreFault } from './store.ts';

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The SQLite file on a thread of its own: whatever the disk does, the event loop goes on. Calls are done in the order in
 * which they are made. Should the thread die, what waits for it is lost, and the next call starts another.
 */
export class SqliteStore implements Store {
  readonly #data: ThreadData;
  readonly #onDamage: (damaged: Damaged) => void;
  readonly #onThreadEnd: (error: OutcomeUnknown) => void;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #isClosed = false;
  #number = 0;

  /** `onDamage` gets each row that is skipped because it cannot be read or kept, `onThreadEnd` the reason why a thread died. */
  constructor(
    dataDir: string,
    options: {
      durability?: Durability;
      onDamage?: (damaged: Damaged) => void;
      onThreadEnd?: (error: OutcomeUnknown) => void;
    } = {},
  ) {
    const inode = new BigUint64Array(new SharedArrayBuffer(8));
    this.#data = { dataDir, durability: options.durability ?? 'full', inode };
    this.#onDamage = options.onDamage ?? (() => {});
    this.#onThreadEnd = options.onThreadEnd ?? (() => {});
  }

  /** Rejects if the file cannot be opened; every other call opens it too. */
  open(): Promise<void> {
    return this.#call('open');
  }

  async commit(writes: readonly Write[]): Promise<void> {
    const spoiled = await this.#call<SpoiledSnapshot[]>('commit', packed(writes));
    for (const { match, seq } of spoiled) this.#onDamage(new Damaged('snapshot', match, seq));
  }

  room(code: string): Promise<KeptRoom | null> {
    return this.#call('room', code);
  }

  isMember(code: string, user: string): Promise<boolean | null> {
    return this.#call('isMember', code, user);
  }

  nickname(user: string): Promise<string | null> {
    return this.#call('nickname', user);
  }

  roomsOf(user: string): Promise<string[]> {
    return this.#call('roomsOf', user);
  }

  devices(user: string): Promise<DeviceRecord[]> {
    return this.#call('devices', user);
  }

  endedDevices(): Promise<string[]> {
    return this.#call('endedDevices');
  }

  messages(room: string): Promise<string[]> {
    return this.#call('messages', room);
  }

  newestMatch(room: string): Promise<MatchRecord | null> {
    return this.#call('newestMatch', room);
  }

  match(id: string): Promise<MatchRecord | null> {
    return this.#call('match', id);
  }

  journal(match: string): Promise<JournalLine[]> {
    return this.#call('journal', match);
  }

  unframed(most: number): Promise<string[]> {
    return this.#call('unframed', most);
  }

  frames(match: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#call('frames', match);
  }

  snapshots(match: string): AsyncGenerator<SnapshotRecord> {
    const kept = {
      numbers: (of: string) => this.#call<number[]>('snapshots', of),
      text: (of: string, seq: number) => this.#call<SnapshotText | null>('snapshot', of, seq),
    };
    return soundSnapshots(match, kept, this.#onDamage);
  }

  forget(unusedFor: number, asideFor: number): Promise<Forgotten> {
    return this.#call('forget', unusedFor, asideFor);
  }

  probe(): Promise<void> {
    return this.#call('probe');
  }

  async close(): Promise<void> {
    if (this.#thread === null || this.#isClosed) {
      this.#isClosed = true;
      return;
    }
    const gone = new Promise((resolve) => this.#thread?.once('exit', resolve));
    const closed = this.#call('close');
    this.#isClosed = true;
    await closed.finally(() => gone);
  }

  #call<Result>(call: Order['call'], ...args: unknown[]): Promise<Result> {
    this.#number += 1;
    const number = this.#number;
    return new Promise<Result>((resolve, reject) => {
      if (this.#isClosed) throw new StoreFault({ code: 'TABLEE_STORE_CLOSED' });
      this.#started().postMessage({ number, call, args } satisfies Order);
      this.#waiting.set(number, { resolve, reject });
    });
  }

  #started(): Worker {
    if (this.#thread !== null) return this.#thread;
    const thread = newThread(this.#data);
    thread.on('message', (report: Report) => this.#settle(report));
    thread.on('error', (error: unknown) => this.#lose(thread, error));
    thread.on('exit', () => this.#lose(thread, null));
    this.#thread = thread;
    return thread;
  }

  #settle({ number, value, fault }: Report): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (fault === undefined) waiting?.resolve(value as never);
    else waiting?.reject(fromWire(fault));
  }

  #lose(thread: Worker, why: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    const fault = new OutcomeUnknown(why);
    if (!this.#isClosed) this.#onThreadEnd(fault);
    for (const { reject } of lost) reject(fault);
  }
}

function newThread(workerData: ThreadData): Worker {
  try {
    return new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData });
  } catch (error) {
    throw new StoreFault(codesOf(error as Error));
  }
}

function packed(writes: readonly Write[]): Packed {
  const row: Packed = [];
  for (const write of writes) {
    if (write.kind === 'entry') row.push(write.match, write.seq, write.json);
    else row.push(write);
  }
  return row;
}

function fromWire({ name, message, stack, codes, kind, key = '', seq }: FaultOnWire): Error {
  if (name === 'StaleWrite') return new StaleWrite(kind as StaleWrite['kind'], key);
  if (name === 'Damaged') return new Damaged(kind as Damaged['kind'], key, seq);
  const error = name === 'StoreFault' ? new StoreFault(codes) : new Error(message);
  // The stack on the other thread.
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, codes);
}
