import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { freshDirectory } from '../testing/test-server.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteStore } from './sqlite.ts';
import type { Store, Write } from './store.ts';

const directories: string[] = [];
const directory = (): string => {
  const path = freshDirectory();
  directories.push(path);
  return path;
};
afterEach(() => {
  for (const path of directories.splice(0)) rmSync(path, { recursive: true, force: true });
});

const room = (code: string, usedAt = 1): Write => ({ kind: 'room', code, json: '{}', usedAt });
const match = (id: string, code: string): Write => ({
  kind: 'match',
  record: {
    id,
    room: code,
    game: 'duel',
    version: 1,
    options: { rounds: 2 },
    seats: [{ nickname: 'Ada', user: 'u1', bot: null }],
    secret: '00',
    state: 'running',
  },
});
const entry = (id: string, seq: number): Write => ({
  kind: 'entry',
  match: id,
  seq,
  entry: { by: 'deal', rolls: [[seq]] },
});

test('a commit is all or nothing', async () => {
  const store = new SqliteStore(directory());
  await store.commit([room('A'), match('m', 'A'), entry('m', 0)]);
  await expect(store.commit([entry('m', 1), entry('m', 0)])).rejects.toThrow();
  expect(await store.journal('m')).toEqual([{ by: 'deal', rolls: [[0]] }]);
  expect(await store.match('m')).toMatchObject({ game: 'duel', options: { rounds: 2 } });
  await store.close();
});

test('what was committed is there when the file is opened again', async () => {
  const path = directory();
  const first = new SqliteStore(path);
  await first.commit([room('A'), { kind: 'user', id: 'u1', nickname: 'Ada' }]);
  const second = new SqliteStore(path);
  expect(await second.room('A')).toBe('{}');
  expect(await second.nickname('u1')).toBe('Ada');
  expect(await second.isWritable()).toBe(true);
  await first.close();
  await second.close();
});

test('unused rooms are forgotten with their matches', async () => {
  const store = new SqliteStore(directory());
  await store.commit([room('A', 10), room('B', 20), match('m', 'A'), entry('m', 0)]);
  expect(await store.purge(15)).toBe(1);
  expect([await store.room('A'), await store.room('B')]).toEqual([null, '{}']);
  expect(await store.match('m')).toBeNull();
  expect(await store.journal('m')).toEqual([]);
  await store.close();
});

test('only the newest snapshots are kept', async () => {
  const store = new SqliteStore(directory());
  await store.commit([room('A'), match('m', 'A')]);
  for (let seq = 0; seq < 10; seq += 1) {
    await store.commit([{ kind: 'snapshot', match: 'm', seq, position: '{}', logged: seq }]);
  }
  expect((await store.snapshots('m')).map(({ seq }) => seq)).toEqual([9, 8, 7, 6]);
  await store.close();
});

test('a room keeps its newest 200 matches that are over, and the one that is played', async () => {
  const store = new SqliteStore(directory());
  await store.commit([room('A'), room('B'), match('other', 'B'), entry('other', 0)]);
  for (let i = 0; i < 204; i += 1) {
    await store.commit([match(`m${i}`, 'A'), entry(`m${i}`, 0)]);
    if (i !== 1) await store.commit([{ kind: 'matchOver', match: `m${i}` }]);
  }
  const kept = async (id: string) => [await store.match(id), await store.journal(id)];
  expect(await kept('m0')).toEqual([null, []]);
  expect(await kept('m2')).toEqual([null, []]);
  for (const id of ['m1', 'm3', 'm4', 'm203', 'other']) {
    expect((await store.journal(id)).length).toBe(1);
  }
  await store.close();
});

test('a file of a newer server is refused', () => {
  const path = directory();
  const database = new DatabaseSync(join(path, 'tablee.db'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => new SqliteStore(path)).toThrow('newer server');
});

/** A store whose commits are slow and may fail. */
function slowStore(outcomes: (Error | null)[]): { store: Store; commits: Write[][] } {
  const commits: Write[][] = [];
  const store = {
    async commit(writes: Write[]) {
      commits.push(writes);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const failure = outcomes.shift();
      if (failure) throw failure;
    },
  } as unknown as Store;
  return { store, commits };
}

test('writes of one turn share a transaction, and are told in order', async () => {
  const { store, commits } = slowStore([]);
  const group = new GroupCommit(store, () => {});
  const told: string[] = [];
  group.append([room('A')], () => told.push('A'));
  group.append([room('B')], () => told.push('B'));
  group.inOrder(() => told.push('looked'));
  await group.settled([room('C')]);
  expect(commits).toEqual([[room('A'), room('B'), room('C')]]);
  expect(told).toEqual(['A', 'B', 'looked']);
  await new Promise((resolve) => setImmediate(resolve));
  group.inOrder(() => told.push('at once'));
  expect(told.at(-1)).toBe('at once');
});

test('what waits behind a lost write is lost with it', async () => {
  const { store, commits } = slowStore([new Error('disk full')]);
  const group = new GroupCommit(store, () => {});
  const told: (string | null)[] = [];
  const tell = (error: Error | null): void => void told.push(error?.message ?? null);
  group.append([room('A')], tell);
  await new Promise((resolve) => setTimeout(resolve, 2));
  group.append([room('B')], tell);
  await new Promise((resolve) => setTimeout(resolve, 15));
  expect(told).toEqual(['disk full', 'disk full']);
  expect(commits).toEqual([[room('A')]]);
  await group.settled([room('C')]);
});

test('a fault in one callback does not hold up the others', async () => {
  const faults: unknown[] = [];
  const { store } = slowStore([]);
  const group = new GroupCommit(store, (error) => faults.push(error));
  group.append([room('A')], () => {
    throw new Error('bad socket');
  });
  await group.settled([room('B')]);
  expect(faults).toHaveLength(1);
  // Nor does one that need not wait hit whoever has asked for it.
  await new Promise((resolve) => setImmediate(resolve));
  group.inOrder(() => {
    throw new Error('bad socket');
  });
  expect(faults).toHaveLength(2);
});
