import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { isFull } from '@tablee/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { freshDirectory } from '../testing/test-server.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { SqliteStore } from './sqlite.ts';
import { storeContract } from './store.contract.ts';
import type { Store, Write } from './store.ts';
import { Damaged, Fenced, StaleWrite, StoreFault } from './store.ts';

const directories: string[] = [];
const directory = (): string => {
  const path = freshDirectory();
  directories.push(path);
  return path;
};
afterEach(() => {
  for (const path of directories.splice(0)) rmSync(path, { recursive: true, force: true });
});

const room = (code: string): Write => ({
  kind: 'room',
  code,
  json: '{}',
  usedAt: 1,
  version: 1,
});

const SPOILED = {
  room: 'UPDATE rooms SET json = substr(json, 2) WHERE code = ? AND 0 = ?',
  match: 'UPDATE matches SET options = substr(options, 2) WHERE id = ? AND 0 = ?',
  entry: 'UPDATE journal SET entry = substr(entry, 2) WHERE match = ? AND seq = ?',
  snapshot: 'UPDATE snapshots SET position = substr(position, 2) WHERE match = ? AND seq = ?',
  message: "UPDATE messages SET json = '{' WHERE room = ? AND n = ?",
};
storeContract('SQLite', async () => {
  const path = directory();
  const stores = [new SqliteStore(path)];
  return {
    store: stores[0] as Store,
    async reopen() {
      const again = new SqliteStore(path);
      stores.push(again);
      return again;
    },
    async damage(what, key, seq = 0) {
      const database = new DatabaseSync(join(path, 'tablee.db'));
      database.prepare(SPOILED[what]).run(key, seq);
      database.close();
    },
    async age(code, milliseconds) {
      const database = new DatabaseSync(join(path, 'tablee.db'));
      const sql =
        'UPDATE rooms SET lived_at = lived_at - ?1, forgotten_at = forgotten_at - ?1 WHERE code = ?2';
      database.prepare(sql).run(milliseconds, code);
      database
        .prepare(
          'UPDATE matches SET over_at = over_at - ?1, forgotten_at = forgotten_at - ?1 WHERE room = ?2',
        )
        .run(milliseconds, code);
      database.close();
    },
    async close() {
      for (const store of stores) await store.close();
    },
  };
});

test('a room from before versions were counted is followed by version 1', async () => {
  const path = directory();
  const database = new DatabaseSync(join(path, 'tablee.db'));
  migrate(database, 2);
  database.exec("INSERT INTO rooms VALUES ('A', '{}', 1)");
  database.close();
  const store = new SqliteStore(path);
  expect(await store.room('A')).toEqual({ json: '{}', version: 0 });
  await store.commit([room('A')]);
  expect(await store.room('A')).toEqual({ json: '{}', version: 1 });
  await store.close();
});

test('a match from before shares were gathered has none', async () => {
  const path = directory();
  const database = new DatabaseSync(join(path, 'tablee.db'));
  migrate(database, 2);
  database.exec(
    `INSERT INTO rooms VALUES ('A', '{}', 1);
     INSERT INTO matches VALUES ('m', 'A', 'duel', 1, '{}', '[]', '00', 'running');`,
  );
  database.close();
  const store = new SqliteStore(path);
  expect(await store.match('m')).toMatchObject({ secret: '00', shares: null });
  await store.close();
});

test('a file of a newer server is refused', async () => {
  const path = directory();
  const database = new DatabaseSync(join(path, 'tablee.db'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  const store = new SqliteStore(path);
  await expect(store.open()).rejects.toThrow('newer server');
  await store.close();
});

test("another program's lock holds up the writes, not the event loop", async () => {
  const path = directory();
  const store = new SqliteStore(path);
  await store.open();
  const foreign = new DatabaseSync(join(path, 'tablee.db'));
  foreign.exec('BEGIN IMMEDIATE');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let isKept = false;
  const kept = store.commit([room('A')]).then(() => {
    isKept = true;
  });
  // Real time: SQLite’s own patience with another program.
  await new Promise((resolve) => setTimeout(resolve, isFull ? 2500 : 400));
  delay.disable();
  expect(isKept).toBe(false);
  expect(delay.max / 1e6).toBeLessThan(isFull ? 500 : 200);
  foreign.exec('ROLLBACK');
  foreign.close();
  await kept;
  expect(await store.room('A')).not.toBeNull();
  await store.close();
});

test('a file that was deleted or replaced under a running server keeps nothing more, until it is back', async () => {
  const path = directory();
  const file = join(path, 'tablee.db');
  const store = new SqliteStore(path);
  await store.commit([room('A')]);
  for (const replace of [() => {}, () => copyFileSync(`${file}.away`, file)]) {
    renameSync(file, `${file}.away`);
    replace();
    await expect(store.commit([room('B')])).rejects.toThrow(StoreFault);
    await expect(store.probe()).rejects.toThrow(StoreFault);
    renameSync(`${file}.away`, file);
    await store.probe();
  }
  await store.commit([room('B')]);
  await store.close();
});

/** A store whose commits are slow and may fail. */
function slowStore(outcomes: (Error | null)[]): { store: Store; commits: Write[][] } {
  const commits: Write[][] = [];
  const store = {
    async commit(writes: Write[]) {
      commits.push(writes);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      const failure = outcomes.shift();
      if (failure) throw failure;
    },
  } as unknown as Store;
  return { store, commits };
}

test('writes of one turn share a transaction, and are acknowledged in order', async () => {
  const { store, commits } = slowStore([]);
  const group = new GroupCommit(store, () => {});
  const told: string[] = [];
  group.append([room('A')], () => told.push('A'));
  group.append([room('B')], () => told.push('B'));
  await group.settled([room('C')]);
  expect(commits).toEqual([[room('A'), room('B'), room('C')]]);
  expect(told).toEqual(['A', 'B']);
});

test('a busy server waits for more writes, a quiet one for none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const sizes: number[] = [];
    const commit = async (writes: Write[]): Promise<void> => void sizes.push(writes.length);
    const group = new GroupCommit({ commit } as unknown as Store, () => {});
    const handOver = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i += 1) group.append([room(`R${i}`)], () => {});
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    };
    await handOver(3);
    await handOver(4);
    expect(sizes).toEqual([3, 4]);
    // Four at once: those that follow are kept together.
    await handOver(2);
    await handOver(1);
    expect(sizes).toEqual([3, 4]);
    vi.advanceTimersByTime(8);
    await handOver(0);
    expect(sizes).toEqual([3, 4, 3]);
    await handOver(1);
    expect(sizes).toEqual([3, 4, 3, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('a lost write takes no later one with it', async () => {
  const { store, commits } = slowStore([new Error('disk full')]);
  const group = new GroupCommit(store, () => {});
  const told: (string | null)[] = [];
  const tell = (error: Error | null): void => void told.push(error?.message ?? null);
  group.append([room('A')], tell);
  for (let turn = 0; turn < 2; turn += 1) await new Promise(setImmediate);
  group.append([room('B')], tell);
  await group.settled();
  expect(told).toEqual(['disk full', null]);
  expect(commits).toEqual([[room('A')], [room('B')]]);
});

test('a write that does not follow what is kept fails alone', async () => {
  const { store, commits } = slowStore([new StaleWrite('room', 'A'), new StaleWrite('room', 'A')]);
  const group = new GroupCommit(store, () => {});
  const told: [string, boolean][] = [];
  group.append([room('A')], (error) => told.push(['A', error instanceof StaleWrite]));
  group.append([room('B')], (error) => told.push(['B', error instanceof StaleWrite]));
  await group.settled();
  expect(told).toEqual([
    ['A', true],
    ['B', false],
  ]);
  expect(commits.map((writes) => writes.length)).toEqual([2, 1, 1]);
});

test('writes to a room that another node has taken fail alone, and the others are kept together', async () => {
  const place = (code: string) => ({ room: code, epoch: 1 });
  const fenced = new Fenced([place('A'), place('C')]);
  const { store, commits } = slowStore([fenced]);
  const group = new GroupCommit(store, () => {});
  const told: [string, Error | null][] = [];
  for (const code of ['A', 'B', 'C', 'D']) {
    group.append([room(code)], (error) => told.push([code, error]), place(code));
  }
  await group.settled();
  expect(told).toEqual([
    ['A', fenced],
    ['B', null],
    ['C', fenced],
    ['D', null],
  ]);
  expect(commits.map((writes) => writes.length)).toEqual([4, 2]);
});

test('a spoiled page costs those alone whose it is; a full disk is everybody’s, and asked once', async () => {
  const corrupt = new StoreFault({ errcode: 267, errstr: 'database disk image is malformed' });
  const raw = new TypeError('cannot be bound');
  const full = new StoreFault({ errcode: 13, errstr: 'database or disk is full' });
  for (const [failure, expected, sizes] of [
    [corrupt, [null, 'malformed', null], [3, 1, 1, 1]],
    [raw, [null, 'bound', null], [3, 1, 1, 1]],
    [full, ['full', 'full', 'full'], [3]],
  ] as const) {
    const { store, commits } = slowStore([failure, null, failure, null]);
    const group = new GroupCommit(store, () => {});
    const told: (string | null)[] = [];
    for (const code of ['A', 'B', 'C']) {
      group.append([room(code)], (error) => told.push(error?.message.split(' ').at(-1) ?? null));
    }
    await group.settled().catch(() => {});
    expect(told).toEqual(expected);
    expect(commits.map((writes) => writes.length)).toEqual(sizes);
  }
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
});

const matchOf = (id: string): Write => ({
  kind: 'match',
  record: {
    id,
    room: 'A',
    game: 'untamed',
    version: 1,
    options: {},
    seats: [],
    secret: '00',
    shares: null,
    state: 'running',
  },
});
const entry = (seq: number): Write => ({ kind: 'entry', match: 'm', seq, json: '{}' });
const snapshot = (seq: number): Write => {
  return { kind: 'snapshot', match: 'm', seq, position: '{}', logged: 0 };
};

/** Fills the first page of a table or index with what cannot be one. */
function spoilPage(path: string, name: string): void {
  const file = join(path, 'tablee.db');
  const database = new DatabaseSync(file);
  const { rootpage } = database
    .prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .get(name) as { rootpage: number };
  const { page_size: size } = database.prepare('PRAGMA page_size').get() as { page_size: number };
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, (rootpage - 1) * size, rootpage * size);
  writeFileSync(file, bytes);
}

test.each(['snapshots', 'sqlite_autoindex_snapshots_1'])(
  'a spoiled page of %s costs snapshots, and nothing else',
  async (name) => {
    const path = directory();
    const whole = new SqliteStore(path);
    await whole.commit([room('A'), matchOf('m'), entry(0), snapshot(0)]);
    await whole.close();
    spoilPage(path, name);
    const damaged: unknown[] = [];
    const store = new SqliteStore(path, { onDamage: (each) => damaged.push(each) });
    await store.commit([entry(1), snapshot(1), entry(2), { kind: 'matchOver', match: 'm' }]);
    expect(damaged).toEqual([new Damaged('snapshot', 'm', 1)]);
    expect((await store.journal('m')).map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(await Array.fromAsync(store.snapshots('m'))).toEqual([]);
    expect(damaged.length).toBeGreaterThan(1);
    await store.commit([matchOf('n')]);
    expect(await store.newestMatch('A')).toMatchObject({ id: 'n' });
    await store.close();
  },
);

test('matches too many for their room stay if a spoiled page holds them; the next one begins', async () => {
  const path = directory();
  const whole = new SqliteStore(path);
  const json = '{"keeping":{"days":30,"matches":100}}';
  const few = { kind: 'room', code: 'A', json, usedAt: 1, version: 1 } as const;
  await whole.commit([few, matchOf('m'), snapshot(0), { kind: 'matchOver', match: 'm' }]);
  const over = (i: number): Write[] => [matchOf(`m${i}`), { kind: 'matchOver', match: `m${i}` }];
  await whole.commit(Array.from({ length: 199 }, (_, i) => over(i)).flat());
  await whole.close();
  // Long enough that they may be deleted.
  const database = new DatabaseSync(join(path, 'tablee.db'));
  database.exec(`UPDATE matches SET forgotten_at = forgotten_at - ${2 * 24 * 3_600_000}`);
  database.close();
  spoilPage(path, 'snapshots');
  const store = new SqliteStore(path);
  await store.commit(over(199));
  await store.commit([matchOf('n')]);
  expect(await store.newestMatch('A')).toMatchObject({ id: 'n' });
  expect(await store.match('m')).toMatchObject({ state: 'over' });
  await store.close();
});

test('a snapshot that cannot be read just now is no damaged one: the reader gets the fault, and no report of damage', async () => {
  const damaged: unknown[] = [];
  const store = new SqliteStore(directory(), { onDamage: (each) => damaged.push(each) });
  await store.commit([room('A'), matchOf('m'), snapshot(0), snapshot(1)]);
  const reading = store.snapshots('m')[Symbol.asyncIterator]();
  expect(await reading.next()).toMatchObject({ done: false, value: { seq: 1 } });
  await store.close();
  await expect(reading.next()).rejects.toThrow(StoreFault);
  expect(damaged).toEqual([]);
});
