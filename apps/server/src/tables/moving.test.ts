import { rmSync } from 'node:fs';
import type { Input } from '@tablee/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJournal } from '../matches/chain.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import { FencedStore, TestNode } from '../testing/shared-places.ts';
import { ADA, EVE, silentSocket, testDuel, testTables } from '../testing/test-house.ts';
import { freshDirectory } from '../testing/test-server.ts';
import type { TableActor } from './table-actor.ts';
import type { Tables } from './tables.ts';

let dataDir: string;
let store: FencedStore;
let a: { node: TestNode; tables: Tables; commits: GroupCommit };
let b: typeof a;
beforeEach(() => {
  dataDir = freshDirectory();
  store = new FencedStore(dataDir);
  const nodeOf = (name: string, others: () => TestNode[]) => {
    const node = new TestNode(name, store.places, others);
    return { node, ...testTables(store, { placement: node }) };
  };
  a = nodeOf('a', () => [b.node]);
  b = nodeOf('b', () => [a.node]);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const entriesOf = async ({ record }: TableActor) => {
  const id = String(record.match?.id);
  return readJournal(id, await store.journal(id)).entries;
};

function inputOf(table: TableActor, seat: number): Input {
  const asked = table.match?.questionOf(seat);
  if (asked?.question.shape !== 'pick') throw new Error('not asked');
  const picks = [String(asked.question.options[0]?.id)];
  return { by: 'seat', seat, picks, question: asked.fingerprint };
}

/** Gives an answer; returns the refusal, or `null`. */
function give(table: TableActor, input: Input): Promise<unknown> {
  return new Promise((resolve) => {
    table.act(String(table.record.match?.id), () => input, resolve);
  });
}

const refused = (error: unknown) => (error as { problem?: unknown } | null)?.problem ?? error;

/** A connection that looks at a table, and the messages it receives. */
async function looking(table: TableActor, user: string) {
  const heard: (readonly [string, unknown])[] = [];
  let closed = 0;
  const socket = Object.assign(silentSocket(user), {
    emit: (name: string, payload: unknown) => heard.push([name, payload]) > 0,
    conn: { close: () => (closed += 1), transport: { writable: true } },
  }) as unknown as AppSocket;
  await table.enter(socket, { user, nickname: null, proved: null }, [], () => {});
  // Their presence is kept after they have joined.
  await table.settled();
  return { socket, heard, closed: () => closed };
}

test('a room is at one node: the other learns which, and reads nothing of it', async () => {
  const { code } = await testDuel(a.tables, 'eve');
  const error = await b.tables.get(code).catch((caught: unknown) => caught);
  expect(refused(error)).toEqual({ code: 'elsewhere', at: 'a' });
  expect(b.tables.size).toBe(0);
  await expect(b.tables.get('NOSUCHXX')).rejects.toThrow('noSuchRoom');
});

test('a room that cannot be read stays at no node', async () => {
  const { code } = await testDuel(a.tables, 'eve');
  a.tables.sweep(-1000);
  const kept = await store.room(code);
  await store.commit([
    { kind: 'room', code, json: 'nonsense', version: Number(kept?.version) + 1, usedAt: 1 },
  ]);
  store.newestMatch = async () => null;
  await expect(b.tables.get(code)).rejects.toThrow('noSuchRoom');
  expect(store.places.ownerOf(code)).toBeNull();
  store.room = async () => {
    throw new Error('the disk is gone');
  };
  await expect(b.tables.get(code)).rejects.toThrow('the disk is gone');
  expect(store.places.ownerOf(code)).toBeNull();
});

test('a room that nobody needs any more may be taken by another node', async () => {
  const { code } = await testDuel(a.tables, 'eve');
  a.tables.sweep(-1000);
  expect((await b.tables.get(code)).code).toBe(code);
});

test('rooms move: earlier requests are kept, later ones are refused, and the next node goes on from there', async () => {
  const table = await testDuel(a.tables, 'eve');
  const ada = await looking(table, ADA);
  const before = (await entriesOf(table)).length;
  const [answer, tooLate] = [inputOf(table, 0), inputOf(table, 1)];
  await a.node.drain();
  const first = give(table, answer);
  const moving = a.tables.moveAway();
  await new Promise(setImmediate);
  const late = give(table, tooLate);
  expect(await first).toBeNull();
  expect(refused(await late)).toEqual({ code: 'elsewhere' });
  await moving;
  expect(a.tables.size).toBe(0);
  expect(ada.heard.at(-1)).toEqual(['room:moved', { at: 'b', after: expect.any(Number) }]);
  const again = await b.tables.get(table.code);
  expect(again.record.members.find(({ id }) => id === ADA)?.since).toBeGreaterThan(0);
  await again.matchOf(String(again.record.match?.id));
  expect(await give(again, inputOf(again, 1))).toBeNull();
  expect((await entriesOf(again)).length).toBe(before + 2);
});

test('however many rooms a node has, all of them have moved in the time that it has for that', async () => {
  const laid = { game: 'duel', options: {}, seats: [null, null] };
  const codes: string[] = [];
  for (let i = 0; i < 300; i += 1) {
    codes.push((await a.tables.create({ id: EVE, nickname: 'Eve' }, laid, [])).code);
  }
  const slices: number[] = [];
  const release = a.node.release.bind(a.node);
  a.node.release = (places) => {
    slices.push(places.length);
    return release(places);
  };
  await a.node.drain();
  await a.tables.moveAway(600);
  expect(a.tables.size).toBe(0);
  // One every tenth of a second at most; twenty at a time would be fifteen.
  expect(slices.length).toBeLessThanOrEqual(7);
  expect(Math.max(...slices.slice(0, 2))).toBeLessThan(300);
  for (const code of codes) expect(store.places.ownerOf(code)).toBeNull();
});

test('a node that goes takes no room and opens none: it names another', async () => {
  const { code } = await testDuel(a.tables, 'eve');
  await b.node.drain();
  const error = await b.tables.get(code).catch((caught: unknown) => caught);
  expect(refused(error)).toEqual({ code: 'elsewhere', at: 'a' });
  const host = { id: EVE, nickname: 'Eve' };
  const opening = b.tables.create(host, { game: 'duel', options: {}, seats: [null, null] }, []);
  expect(refused(await opening.catch((caught: unknown) => caught))).toEqual({
    code: 'elsewhere',
    at: 'a',
  });
});

test('a node that is not sure of its lease takes no answer', async () => {
  const table = await testDuel(a.tables, 'eve');
  const before = await entriesOf(table);
  a.node.isSure = false;
  expect(refused(await give(table, inputOf(table, 0)))).toEqual({ code: 'elsewhere' });
  await expect(table.do({ do: 'stand', by: ADA })).rejects.toThrow('elsewhere');
  expect(await entriesOf(table)).toEqual(before);
});

test('a node that has lost its lease keeps no table, and sends away who is there', async () => {
  const table = await testDuel(a.tables, 'eve');
  const ada = await looking(table, ADA);
  a.tables.abandon();
  expect([a.tables.size, table.isClosed]).toEqual([0, true]);
  expect(ada.heard.at(-1)).toEqual(['room:moved', { at: null, after: expect.any(Number) }]);
  expect(() => a.tables.of(ada.socket)).toThrow('elsewhere');
});

test('a node that slept through its lease writes nothing; that table alone is closed, others of the same commit are kept', async () => {
  const asleep = await testDuel(a.tables, 'eve');
  const sound = await testDuel(a.tables, 'eve');
  const ada = await looking(asleep, ADA);
  a.node.lives = false;
  const taken = await b.tables.get(asleep.code);
  a.node.lives = true;
  const before = await entriesOf(asleep);
  const answers = [asleep, sound].map((table) => give(table, inputOf(table, 0)));
  expect(String(await answers[0])).toContain('taken by another node');
  expect(await answers[1]).toBeNull();
  expect(await entriesOf(asleep)).toEqual(before);
  expect(asleep.isClosed).toBe(true);
  expect(ada.closed()).toBe(1);
  expect(a.tables.peek(sound.code)).toBe(sound);
  expect(sound.isClosed).toBe(false);
  await taken.matchOf(String(taken.record.match?.id));
  expect(await give(taken, inputOf(taken, 0))).toBeNull();
});

test('messages, renamings and requests beside the match are fenced as well', async () => {
  for (const act of [
    (table: TableActor) => table.do({ do: 'lock', by: ADA, locked: true }),
    (table: TableActor, socket: AppSocket) => table.say(socket, { text: 'Hallo', to: 'room' }),
    (table: TableActor) => table.start(ADA, String(table.record.match?.id)),
  ]) {
    const table = await testDuel(a.tables, 'eve');
    const { socket } = await looking(table, ADA);
    store.places.give(table.code, b.node);
    const before = [await store.room(table.code), await store.messages(table.code)];
    await expect(act(table, socket)).rejects.toThrow('taken by another node');
    expect([await store.room(table.code), await store.messages(table.code)]).toEqual(before);
    expect(table.isClosed).toBe(true);
  }
});

test('who could not reach the node that has their room waits for its end, and no longer than that takes', async () => {
  const { code } = await testDuel(a.tables, 'eve');
  a.node.left = 400;
  const coming = b.tables.get(code, 'a');
  setTimeout(() => {
    a.node.lives = false;
  }, 100);
  expect((await coming).code).toBe(code);
});

test('if that node lives on, they are sent there again', async () => {
  const { code } = await testDuel(a.tables, 'eve');
  a.node.left = 400;
  setTimeout(() => {
    a.node.left = 1000;
  }, 100);
  await expect(b.tables.get(code, 'a')).rejects.toThrow('elsewhere');
});
