import { rmSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Clocks } from '../clocks/clocks.ts';
import { ALLOWANCES } from '../limits.ts';
import { AlwaysHere } from '../placement/placement.ts';
import { Outgoing } from '../sockets/outgoing.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { StoreFault } from '../store/store.ts';
import { duelCatalogue } from '../testing/duel.ts';
import { ADA, EVE, silentSocket, testTables } from '../testing/test-house.ts';
import { freshDirectory } from '../testing/test-server.ts';
import { RoomRequests } from './room-requests.ts';
import type { Tables } from './tables.ts';

const READS = ['isMember', 'room', 'newestMatch', 'nickname', 'messages'] as const;

/** A store that tells what it was asked, and whose disk can be locked. */
class WatchedStore extends SqliteStore {
  readonly asked: string[] = [];
  isLocked = false;
}
for (const name of READS) {
  const read = SqliteStore.prototype[name] as (...args: string[]) => Promise<never>;
  Object.assign(WatchedStore.prototype, {
    async [name](this: WatchedStore, ...args: string[]) {
      this.asked.push(name);
      if (this.isLocked) throw new StoreFault({ errcode: 5, errstr: 'database is locked' });
      return read.apply(this, args);
    },
  });
}

const WRONG = 'ZZZZZZZZZZ';
let store: WatchedStore;
let code: string;
let tables: Tables;
let requests: RoomRequests;
beforeEach(async () => {
  const dataDir = freshDirectory();
  store = new WatchedStore(dataDir);
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const table = { game: 'duel', options: {}, seats: [null, null] };
  const before = testTables(store).tables;
  ({ code } = await before.create({ id: ADA, nickname: 'Ada' }, table, []));
  // The server has been started again since: the room is kept, and not in memory.
  ({ tables } = testTables(store));
  const clocks = new Clocks(new Outgoing(true));
  const catalogue = duelCatalogue();
  const placement = new AlwaysHere();
  const told = { isLimited: () => true, entered: () => {} };
  requests = new RoomRequests({ tables, placement, clocks, catalogue, store, ...told });
});

const joins = (user: string, asked: string, address = ''): Promise<string> => {
  const socket = silentSocket(user);
  Object.assign(socket.data, { address });
  return requests.handlers['room:join'](socket, { code: asked, nickname: 'Eve' }).then(
    () => 'ok',
    (error: Error) => error.message,
  );
};
const burst = ALLOWANCES.wrongCodes.burst;
const spend = async (): Promise<void> => {
  for (let i = 0; i < burst; i += 1) expect(await joins(EVE, WRONG)).toBe('noSuchRoom');
};

test('once all guesses are spent, a right code looks like a wrong one: same answer, same work, nothing in memory', async () => {
  await spend();
  const workOf = async (asked: string) => {
    store.asked.length = 0;
    const answer = await joins(EVE, asked);
    return { answer, reads: [...store.asked], rooms: tables.size };
  };
  const wrong = await workOf(WRONG);
  expect(wrong).toEqual({ answer: 'tooFast', reads: ['isMember'], rooms: 0 });
  expect(await workOf(code)).toEqual(wrong);
  // Nor does it tell that others are there now.
  expect(await joins(ADA, code)).toBe('ok');
  expect(await workOf(code)).toEqual({ ...wrong, rooms: 1 });
});

test('of guesses made all at once, those too many bring no room into memory', async () => {
  const guesses = [...Array.from({ length: burst }, () => WRONG), code, WRONG];
  const answers = await Promise.all(guesses.map((guess) => joins(EVE, guess)));
  expect(answers.slice(0, burst)).toEqual(Array.from({ length: burst }, () => 'noSuchRoom'));
  expect(answers.slice(burst)).toEqual(['tooFast', 'tooFast']);
  expect(tables.size).toBe(0);
});

test('members come back whatever has been guessed from their address', async () => {
  await spend();
  expect(await joins(ADA, code)).toBe('ok');
});

test('a disk that does not answer is no wrong guess', async () => {
  store.isLocked = true;
  for (let i = 0; i <= burst; i += 1) expect(await joins(EVE, code)).toContain('locked');
  store.isLocked = false;
  expect(await joins(EVE, code)).toBe('ok');
});

test('while the whole world guesses, a newcomer who has not been wrong comes in, and one who has waits', async () => {
  // Allowances come back by this clock: however slow the machine is, guesses are one moment.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = Array.from({ length: ALLOWANCES.wrongCodesOfAll.burst + 100 }, (_, i) => {
    return `10.${i >> 8}.${i & 255}.1`;
  });
  const told = await Promise.all(world.map((address) => joins(EVE, WRONG, address)));
  expect(new Set(told)).toEqual(new Set(['noSuchRoom']));
  // Each of them has been wrong: a right code looks like a wrong one.
  expect(await joins(EVE, code, world[0])).toBe('tooFast');
  expect(await joins(EVE, WRONG, world[0])).toBe('tooFast');
  expect(await joins(EVE, code, '198.51.100.4')).toBe('ok');
});
