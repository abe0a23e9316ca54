import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchRecord } from '../matches/journal.ts';
import type { Match } from '../matches/match.ts';
import type { Write } from '../store/store.ts';
import { OutcomeUnknown, StaleWrite, StoreFault } from '../store/store.ts';
import { FickleStore } from '../testing/fickle-store.ts';
import { ADA, EVE, silentSocket, testDuel, testTables } from '../testing/test-house.ts';
import { freshDirectory } from '../testing/test-server.ts';
import { Presence } from './presence.ts';
import { newRecord } from './room-record.ts';

/** A store whose matches cannot be read for a while, and whose thread may die after a commit. */
class LameStore extends FickleStore {
  isLame = false;
  isDying = false;

  override async commit(writes: readonly Write[]): Promise<void> {
    await super.commit(writes);
    if (this.isDying) throw new OutcomeUnknown(null);
  }

  override newestMatch(room: string): Promise<MatchRecord | null> {
    if (this.isLame)
      return Promise.reject(new StoreFault({ errcode: 10, errstr: 'disk I/O error' }));
    return super.newestMatch(room);
  }
}

let dataDir: string;
let store: LameStore;
beforeEach(() => {
  dataDir = freshDirectory();
  store = new LameStore(dataDir);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A table whose match the room can no longer name. */
async function unnamed(): Promise<{ code: string; match: string }> {
  const table = await testDuel(testTables(store).tables, 'eve');
  const database = new DatabaseSync(join(dataDir, 'tablee.db'));
  database.exec(`UPDATE rooms SET json = replace(json, '"state"', '"statf"')`);
  database.close();
  return { code: table.code, match: String(table.record.match?.id) };
}

test('a fault that passes drops no match from its table', async () => {
  const { code, match } = await unnamed();
  const { tables } = testTables(store);
  store.isLame = true;
  await expect(tables.get(code)).rejects.toThrow(StoreFault);
  store.isLame = false;
  expect((await tables.get(code)).record.match).toMatchObject({ id: match, state: 'running' });
});

test('a match that cannot be read stays on its table and is not shown, until it is put away', async () => {
  const { code, match } = await unnamed();
  const database = new DatabaseSync(join(dataDir, 'tablee.db'));
  database.exec("UPDATE matches SET options = '{'");
  database.close();
  const { tables } = testTables(store);
  const table = await tables.get(code);
  expect(table.record).toMatchObject({ match: { id: match }, members: [{ id: ADA }, { id: EVE }] });
  await expect(table.matchOf(match)).rejects.toMatchObject({ problem: { code: 'cannotShow' } });
  await table.do({ do: 'lobby', by: ADA });
  expect(table.record.match).toBeNull();
});

test.each(['the room', 'the match'])(
  'after a change of %s that may have been kept, the table is read again before it says anything',
  async (what) => {
    const { tables } = testTables(store);
    const table = await testDuel(tables, 'eve');
    const match = table.match as Match;
    let closed = 0;
    const socket = silentSocket(ADA);
    socket.conn.close = () => {
      closed += 1;
    };
    table.presence.attach(socket, 1);
    store.isDying = true;
    const asked = match.questionOf(0) as NonNullable<ReturnType<Match['questionOf']>>;
    const { question, fingerprint } = asked;
    const input = { by: 'seat', seat: 0, picks: question.fallback, question: fingerprint } as const;
    const failed =
      what === 'the room'
        ? await table.do({ do: 'lock', by: ADA, locked: true }).catch((error: unknown) => error)
        : await new Promise((resolve) => table.act(match.record.id, () => input, resolve));
    expect(failed).toBeInstanceOf(OutcomeUnknown);
    store.isDying = false;
    expect(closed).toBe(1);
    const again = await tables.get(table.code);
    expect(again).not.toBe(table);
    expect(again.record.locked).toBe(what === 'the room');
    const { seq } = await again.matchOf(match.record.id);
    expect(seq).toBe(what === 'the room' ? 0 : 1);
    await again.do({ do: 'lock', by: ADA, locked: false });
  },
);

test('a table that cannot be kept holds up none of the others', async () => {
  const { tables } = testTables(store);
  const [bad, good] = [await testDuel(tables, 'eve'), await testDuel(tables, 'eve')];
  for (const table of [bad, good]) table.presence.attach(silentSocket(ADA), 1);
  const stale: string[] = [];
  bad.touch = () => {
    stale.push(bad.code);
    return Promise.reject(new StaleWrite('room', bad.code));
  };
  const version = async () => (await store.room(good.code))?.version ?? 0;
  const before = await version();
  await tables.touch();
  expect(stale).toEqual([bad.code]);
  expect(await version()).toBe(before + 1);
});

test('a user who is neither here nor a member is forgotten', () => {
  const presence = new Presence(1);
  const [ada, eve] = [silentSocket(ADA), silentSocket(EVE)];
  const table = { game: 'duel', options: {}, seats: [] };
  const record = newRecord('ABCDEF', { id: ADA, nickname: 'Ada', since: 0 }, table);
  presence.attach(ada, 2);
  presence.attach(eve, 3);
  presence.members(record);
  presence.detach(ada, 4);
  presence.detach(eve, 5);
  expect(presence.awaySince(EVE)).toBe(5);
  expect(presence.members(record)).toMatchObject([{ id: ADA, since: 4 }]);
  expect([presence.awaySince(ADA), presence.awaySince(EVE)]).toEqual([4, 1]);
});
