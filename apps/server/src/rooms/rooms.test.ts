import { rmSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppSocket } from '../sockets/outgoing.ts';
import { Outgoing } from '../sockets/outgoing.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { FickleStore } from '../testing/fickle-store.ts';
import { freshDirectory } from '../testing/test-server.ts';
import type { Room } from './room.ts';
import { newRecord } from './room-record.ts';
import { Rooms } from './rooms.ts';

const ADA = 'u0000000000000001';
const EVE = 'u0000000000000002';

let dataDir: string;
let store: FickleStore;
let rooms: Rooms;
let room: Room;
beforeEach(async () => {
  dataDir = freshDirectory();
  store = new FickleStore(dataDir);
  const commits = new GroupCommit(store, (error) => {
    throw error;
  });
  const logger = pino({ level: 'silent' });
  rooms = new Rooms({ store, commits, outgoing: new Outgoing(true), logger, hostAway: 60_000 });
  const ada = { id: ADA, nickname: 'Ada', since: 1 };
  room = await rooms.create(newRecord(ada, { game: 'duel', options: {}, seats: [null, null] }));
});
afterEach(async () => {
  rooms.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const socketOf = (user: string, connected = true) => {
  const data: AppSocket['data'] = { user, session: 's', address: '', room: null, behind: null };
  return { data, connected, emit: () => true } as unknown as AppSocket;
};

test('a change that cannot be kept has not happened', async () => {
  await rooms.changed(room);
  const before = structuredClone(room.record);
  const intruder = socketOf(EVE);
  store.isFull = true;
  room.sit(ADA, 1);
  room.enter(EVE, 'Eve', () => true);
  rooms.attach(intruder, room.code);
  await expect(rooms.changed(room)).rejects.toThrow('full');
  expect(room.record).toEqual(before);
  expect(intruder.data.room).toBeNull();
  expect(rooms.sockets(room.code)).toEqual([]);
  store.isFull = false;
  room.sit(ADA, 0);
  await rooms.changed(room);
  expect(JSON.parse((await store.room(room.code)) ?? '')).toEqual(room.record);
});

test('a room that could not be opened is not there', async () => {
  store.isFull = true;
  await expect(rooms.changed(room)).rejects.toThrow('full');
  expect(rooms.size).toBe(0);
  await expect(rooms.get(room.code)).rejects.toMatchObject({ problem: { code: 'noSuchRoom' } });
});

test('a match that was put away is not scored any more', () => {
  room.current.start('m0000000000000001', [{ nickname: 'Ada', user: ADA, bot: null }]);
  room.current.lobby(ADA);
  room.current.finish({ match: 'm0000000000000001', game: 'duel', results: [] });
  expect(room.record).toMatchObject({ match: null, evening: [] });
});

test('a connection that has gone meanwhile is not counted as there', async () => {
  expect(rooms.attach(socketOf(ADA, false), room.code)).toBe(false);
  expect(rooms.isConnectedTo(room.code)(ADA)).toBe(false);
  rooms.sweep(-1, () => false);
  expect(rooms.size).toBe(0);
});

test('who leaves takes his consent along', () => {
  room.enter(EVE, 'Eve', () => true);
  for (const user of [ADA, EVE]) room.agree(user, true);
  room.remove(EVE, () => true);
  expect(room.record.watching.agreed).toEqual([ADA]);
  room.enter(EVE, 'Eve', () => true);
  room.agree(EVE, true);
  // The room is full of people who are here: she, who is away, makes place.
  for (let i = 0; i < 39; i += 1) {
    room.enter(`u${String(i).padStart(16, '0')}a`, `Fan ${i}`, (user) => user !== EVE);
  }
  expect(room.member(EVE)).toBeUndefined();
  expect(room.record.watching.agreed).toEqual([ADA]);
});

test('a lock does not outlast those who could open it', () => {
  room.lock(ADA, true);
  room.remove(ADA, () => true);
  room.enter(EVE, 'Eve', () => true);
  expect(room.record).toMatchObject({ host: EVE, locked: false });
});

test('a room somebody looks at is in use, however long nothing has changed in it', async () => {
  await rooms.changed(room);
  const deserted = await rooms.create({ ...structuredClone(room.record) });
  await rooms.changed(deserted);
  rooms.attach(socketOf(ADA), room.code);
  await later(5);
  const before = Date.now();
  await rooms.touch();
  expect(await store.purge(before)).toBe(1);
  expect(await store.room(room.code)).not.toBeNull();
  expect(await store.room(deserted.code)).toBeNull();
});
