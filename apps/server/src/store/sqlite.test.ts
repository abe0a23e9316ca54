import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDirectory } from '../testing/test-server.ts';
import { SqliteStore } from './sqlite.ts';
import type { Write } from './store.ts';
import { OutcomeUnknown, StoreFault } from './store.ts';

const threads = vi.hoisted(() => ({ all: [] as Worker[], isRefused: false }));
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  class Watched extends real.Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      if (threads.isRefused) throw Object.assign(new Error('no more'), { code: 'EAGAIN' });
      super(...args);
      threads.all.push(this);
    }
  }
  return { ...real, Worker: Watched };
});

let path: string;
let file: string;
let store: SqliteStore;
const ended: OutcomeUnknown[] = [];
beforeEach(() => {
  path = freshDirectory();
  file = join(path, 'tablee.db');
  store = new SqliteStore(path, { onThreadEnd: (error) => ended.push(error) });
});
afterEach(async () => {
  threads.isRefused = false;
  threads.all.splice(0);
  ended.splice(0);
  await store.close();
  rmSync(path, { recursive: true, force: true });
});

const room = (code: string): Write => ({ kind: 'room', code, json: '{}', usedAt: 1, version: 1 });
const roomsIn = (database: string): string[] => {
  const opened = new DatabaseSync(database);
  const codes = opened.prepare('SELECT code FROM rooms ORDER BY code').all();
  opened.close();
  return codes.map(({ code }) => String(code));
};

test('a thread that dies is reported with its reason; its waiting calls have an unknown outcome, later ones do not', async () => {
  await store.commit([room('A')]);
  const [thread] = threads.all as [Worker];
  const lost = store.commit([room('B')]).catch((error: unknown) => error);
  const why = Object.assign(new RangeError('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  thread.emit('error', why);
  const error = (await lost) as OutcomeUnknown;
  expect(error).toBeInstanceOf(OutcomeUnknown);
  expect(error).toMatchObject({ code: 'TABLEE_THREAD_ENDED', stack: why.stack });
  expect(ended).toEqual([error]);
  await thread.terminate();
  expect(ended).toHaveLength(1);
  expect(await store.room('A')).not.toBeNull();
});

test('a thread that cannot be started is a fault that passes', async () => {
  threads.isRefused = true;
  const refused = await store.commit([room('A')]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreFault);
  expect(refused).toMatchObject({ code: 'EAGAIN' });
  threads.isRefused = false;
  await store.commit([room('A')]);
  // Nothing is left behind that a later death would answer a second time.
  await (threads.all[0] as Worker).terminate();
  expect(await store.room('A')).not.toBeNull();
});

test('a write that cannot cross to the thread fails alone', async () => {
  const bad = { ...room('A'), json: (() => {}) as never } as Write;
  await expect(store.commit([bad])).rejects.toThrow('could not be cloned');
  await store.commit([room('A')]);
});

test('a closed store opens nothing any more, though it had no thread', async () => {
  await store.close();
  await expect(store.commit([room('A')])).rejects.toThrow(StoreFault);
  expect(existsSync(file)).toBe(false);
  expect(threads.all).toEqual([]);
});

test('a file that is replaced while there is no thread is noticed by the next', async () => {
  await store.commit([room('A')]);
  await (threads.all[0] as Worker).terminate();
  renameSync(file, `${file}.away`);
  copyFileSync(`${file}.away`, file);
  await expect(store.commit([room('B')])).rejects.toMatchObject({ code: 'TABLEE_DB_REPLACED' });
  renameSync(`${file}.away`, file);
  await store.commit([room('B')]);
});

test('writes after the write-ahead file was deleted survive a crash, as do its own', async () => {
  await store.commit([room('A')]);
  for (const [code, suffix] of [
    ['B', '-wal'],
    ['C', '-wal'],
  ]) {
    rmSync(`${file}${suffix}`);
    await store.commit([room(code as string)]);
  }
  // As a crash would leave it.
  for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, join(path, `copy${suffix}`));
  expect(roomsIn(join(path, 'copy'))).toEqual(['A', 'B', 'C']);
});
