import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AnyGame, Input } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST } from '../limits.ts';
import type { Catalogue } from '../matches/catalogue.ts';
import { readJournal } from '../matches/chain.ts';
import type { Match } from '../matches/match.ts';
import type { Refusal } from '../refusal.ts';
import { StaleWrite } from '../store/store.ts';
import { duel, duelCatalogue } from '../testing/duel.ts';
import { FickleStore } from '../testing/fickle-store.ts';
import { ADA, EVE, silentSocket, testDuel, testTables } from '../testing/test-house.ts';
import { freshDirectory } from '../testing/test-server.ts';
import type { TableActor } from './table-actor.ts';
import type { Tables } from './tables.ts';

let dataDir: string;
let store: FickleStore;
let tables: Tables;
let isTallyBroken: boolean;
beforeEach(() => {
  dataDir = freshDirectory();
  store = new FickleStore(dataDir);
  isTallyBroken = false;
  const game = duel();
  const tally: typeof game.tally = (state) => {
    if (isTallyBroken) throw new Error('nobody can count this');
    return game.tally(state);
  };
  const catalogue = { ids: ['duel'], load: async () => ({ ...game, tally }) };
  tables = testTables(store, { catalogue }).tables;
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const matchOf = ({ match }: TableActor): Match => {
  if (match === null) throw new Error('no match in memory');
  return match;
};
const idOf = ({ record }: TableActor): string => String(record.match?.id);
const journalOf = async (table: TableActor) =>
  readJournal(idOf(table), await store.journal(idOf(table))).entries;

/** Plays the first card of a seat; the refusal, or `null`. */
function answer(table: TableActor, seat: number): Promise<string | null> {
  const asked = matchOf(table).questionOf(seat);
  if (asked?.question.shape !== 'pick') throw new Error('not asked');
  const picks = [String(asked.question.options[0]?.id)];
  const input = { by: 'seat', seat, picks, question: asked.fingerprint } as const;
  return new Promise((resolve) => {
    table.act(
      idOf(table),
      () => input,
      (error) => resolve(error === null ? null : String(error)),
    );
  });
}

test('a change that cannot be kept has not happened', async () => {
  const table = await tables.create(
    { id: ADA, nickname: 'Ada' },
    { game: 'duel', options: {}, seats: [null, null] },
    [],
  );
  const before = table.record;
  store.isFull = true;
  await expect(table.do({ do: 'sit', by: ADA, seat: 1 })).rejects.toThrow('full');
  const entering = { user: EVE, nickname: 'Eve', proved: null };
  const intruder = silentSocket(EVE);
  await expect(table.enter(intruder, entering, [], () => {})).rejects.toThrow('full');
  expect(table.record).toBe(before);
  expect(intruder.data.room).toBeNull();
  expect(table.presence.isEmpty).toBe(true);
  store.isFull = false;
  await table.do({ do: 'sit', by: ADA, seat: 0 });
  const kept = await store.room(table.code);
  expect(JSON.parse(kept?.json ?? '')).toEqual(table.record);
});

test('the tables are settled when all that was asked of them before is done', async () => {
  const table = await testDuel(tables, 'eve');
  let commits = 0;
  store.onCommit = () => {
    commits += 1;
  };
  for (let i = 0; i < 3; i += 1) void table.touch();
  await tables.settled();
  expect(commits).toBe(3);
});

test('a room that could not be opened is not there', async () => {
  store.isFull = true;
  const opening = tables.create(
    { id: ADA, nickname: 'Ada' },
    { game: 'duel', options: {}, seats: [] },
    [],
  );
  await expect(opening).rejects.toThrow('full');
  expect(tables.size).toBe(0);
});

test('who only comes back is let in, even while nothing can be kept', async () => {
  const table = await testDuel(tables, 'eve');
  store.isFull = true;
  const back = silentSocket(EVE);
  await table.enter(back, { user: EVE, nickname: null, proved: null }, [], () => {});
  expect(table.presence.isHere(EVE)).toBe(true);
});

test('a connection that has gone meanwhile is not counted as there', async () => {
  const table = await testDuel(tables, 'eve');
  const gone = silentSocket(EVE, false);
  await table.enter(gone, { user: EVE, nickname: null, proved: null }, [], () => {});
  expect(table.presence.isHere(EVE)).toBe(false);
});

test('an answer that cannot be kept is refused, and the match is as if it had never come', async () => {
  const table = await testDuel(tables, 'eve');
  expect(await answer(table, 0)).toBeNull();
  const match = matchOf(table);
  const before = match.snapshot(1);
  store.isFull = true;
  expect(await answer(table, 1)).toContain('full');
  store.isFull = false;
  expect((await table.matchOf(idOf(table))).snapshot(1)).toEqual(before);
  expect(matchOf(table)).not.toBe(match);
  expect(await answer(table, 1)).toBeNull();
  expect(await journalOf(table)).toHaveLength(3);
});

test('of answers at once each is kept or lost by itself: the journal has no gap', async () => {
  const table = await testDuel(tables, 'eve');
  store.isFull = true;
  const both = Promise.all([answer(table, 0), answer(table, 1)]);
  for (const refused of await both) expect(refused).toContain('full');
  store.isFull = false;
  await table.matchOf(idOf(table));
  expect(matchOf(table).seq).toBe(0);
  expect(await journalOf(table)).toHaveLength(1);
});

test('a step that fails after the rules have taken it is forgotten, not half kept', async () => {
  const table = await testDuel(tables, 'eve');
  expect(await answer(table, 0)).toBeNull();
  isTallyBroken = true;
  expect(await answer(table, 1)).toContain('serverError');
  isTallyBroken = false;
  await table.matchOf(idOf(table));
  expect(matchOf(table).seq).toBe(1);
  expect(await answer(table, 1)).toBeNull();
  expect(await journalOf(table)).toHaveLength(3);
});

test('an answer that is sent again is acknowledged as the one that was kept, and no other is', async () => {
  const table = await testDuel(tables, 'eve');
  const inputOf = (seat: number, option = 0) => {
    const asked = matchOf(table).questionOf(seat);
    if (asked?.question.shape !== 'pick') throw new Error('not asked');
    const picks = [String(asked.question.options[option]?.id)];
    return { by: 'seat', seat, picks, question: asked.fingerprint } as const;
  };
  const give = (on: TableActor, input: Input): Promise<unknown[]> =>
    new Promise((resolve) =>
      on.act(
        idOf(on),
        () => input,
        (...heard) => resolve(heard),
      ),
    );
  const [first, second, other] = [inputOf(0), inputOf(1), inputOf(1, 1)];
  // Sealed, open, and after the round: the answer of a seat stays its last one until it gives the next.
  expect(await give(table, first)).toEqual([null, undefined]);
  expect(await give(table, first)).toEqual([null, true]);
  expect(await give(table, second)).toEqual([null, undefined]);
  for (const input of [first, second]) expect(await give(table, input)).toEqual([null, true]);
  expect((await give(table, other))[0]).toMatchObject({ problem: { code: expect.any(String) } });
  expect(await journalOf(table)).toHaveLength(3);
  // So it is after the server was killed.
  const again = await testTables(store).tables.get(table.code);
  await again.matchOf(idOf(again));
  expect(await give(again, second)).toEqual([null, true]);
  const [refused] = await give(again, { ...second, picks: other.picks });
  // Who begins the next round is a matter of chance: that seat is asked something else by now, the other nothing.
  expect(['notAsked', 'stale']).toContain((refused as Refusal).problem.code);
  expect(await journalOf(again)).toHaveLength(3);
});

test('of an answer that is sent twice at once neither is acknowledged before it is kept', async () => {
  const table = await testDuel(tables, 'eve');
  store.isFull = true;
  const busy = table.touch().catch(() => {});
  const both = [answer(table, 0), answer(table, 0)];
  await busy;
  for (const heard of await Promise.all(both)) expect(heard).toContain('full');
  store.isFull = false;
  expect(await journalOf(table)).toHaveLength(1);
});

test('answers asked for at once share a transaction, and are acknowledged together', async () => {
  const table = await testDuel(tables, 'eve');
  const sizes: number[] = [];
  store.onCommit = (writes) => sizes.push(writes.length);
  const heard: string[] = [];
  const busy = table.touch().then(() => heard.push('touched'));
  const both = [0, 1].map((seat) => answer(table, seat).then((code) => heard.push(String(code))));
  await Promise.all([busy, ...both]);
  expect(heard).toEqual(['touched', 'null', 'null']);
  // The room alone, then both entries.
  expect(sizes).toEqual([1, 2]);
  expect(await journalOf(table)).toHaveLength(3);
});

test('of inputs kept together one that is refused costs the others nothing', async () => {
  const table = await testDuel(tables, 'eve');
  const busy = table.touch();
  const refused = new Promise((resolve) => {
    table.act(idOf(table), () => ({ by: 'undo', seat: 0 }), resolve);
  });
  const answered = answer(table, 1);
  await busy;
  expect(await refused).toMatchObject({ problem: { code: 'nothingToUndo' } });
  expect(await answered).toBeNull();
  expect(await journalOf(table)).toHaveLength(2);
});

test('a concession is of the match it names, whatever lies on the table when its turn comes', async () => {
  const table = await testDuel(tables, 'eve');
  const first = idOf(table);
  const again = table.start(ADA, first);
  const late = table.departures.concede(first, EVE);
  await again;
  await expect(late).rejects.toMatchObject({ problem: { code: 'noMatch' } });
  expect(table.record.match).toMatchObject({ state: 'running', seats: [{}, { left: false }] });
});

test('a player who is removed has left both match and room, or neither', async () => {
  const table = await testDuel(tables, 'eve');
  const kick = { do: 'kick', by: ADA, user: EVE } as const;
  const asking = silentSocket(ADA);
  store.isFull = true;
  await expect(table.departures.part(kick, asking)).rejects.toThrow('full');
  expect(table.record).toMatchObject({
    members: [{ id: ADA }, { id: EVE }],
    match: { state: 'running', seats: [{}, { left: false }] },
  });
  store.isFull = false;
  const sizes: number[] = [];
  store.onCommit = (writes) => sizes.push(writes.length);
  await expect(
    table.departures.part({ ...kick, by: EVE, user: ADA }, asking),
  ).rejects.toMatchObject({
    problem: { code: 'notHost' },
  });
  await table.departures.part(kick, asking);
  expect(table.record).toMatchObject({ members: [{ id: ADA }], match: { state: 'over' } });
  expect(sizes).toHaveLength(1);
});

test('in a match that has gone back without end nothing more is undone or taken back, and play goes on', async () => {
  const table = await testDuel(tables, 'eve');
  expect(await answer(table, 0)).toBeNull();
  const undo = (): Promise<unknown> =>
    new Promise((resolve) => {
      table.act(idOf(table), () => ({ by: 'undo', seat: 0 }), resolve);
    });
  const length = vi.spyOn(matchOf(table), 'seq', 'get').mockReturnValue(MOST.journalEntries);
  const refused = { problem: { code: 'takenBackEnough' } };
  expect(await undo()).toMatchObject(refused);
  await expect(table.takeBacks.ask(idOf(table), ADA)).rejects.toMatchObject(refused);
  expect(table.record.match?.takeBack).toBeNull();
  expect(await answer(table, 1)).toBeNull();
  length.mockReturnValue(MOST.journalEntries - 1);
  expect(await undo()).toMatchObject({ problem: { code: 'nothingToUndo' } });
  await table.takeBacks.ask(idOf(table), ADA);
  expect(table.record.match?.takeBack).toMatchObject({ seat: 0 });
});

test('a move that is taken back at once reads the journal once', async () => {
  const table = await testDuel(tables, 'bot');
  expect(await answer(table, 0)).toBeNull();
  const reads = vi.spyOn(store, 'journal');
  await table.takeBacks.ask(idOf(table), ADA);
  expect(matchOf(table).snapshot(null).events.at(-1)?.type).toBe('house:takenBack');
  expect(reads).toHaveBeenCalledTimes(1);
});

test('observers see only kept steps', async () => {
  const seen: (number | undefined)[] = [];
  const attend = (table: TableActor) => seen.push(table.match?.seq);
  const table = await testDuel(testTables(store, { observers: [{ attend }] }).tables, 'eve');
  const watching = silentSocket(ADA);
  await table.enter(watching, { user: ADA, nickname: null, proved: null }, [], () => {});
  seen.length = 0;
  store.isFull = true;
  const lost = answer(table, 0);
  table.detach(watching);
  expect(await lost).toContain('full');
  await table.settled();
  expect(seen).not.toContain(1);
});

test('while the disk takes nothing, bots and clocks are asked again ever more seldom', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    let asked = 0;
    const table = await testDuel(
      testTables(store, {
        observers: [
          {
            // A bot without patience.
            attend(table) {
              if (!store.isFull || table.match === null) return;
              asked += 1;
              void answer(table, 0);
            },
          },
        ],
      }).tables,
      'eve',
    );
    store.isFull = true;
    await answer(table, 0);
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      await table.settled();
      await new Promise(setImmediate);
    }
    expect(asked).toBeGreaterThan(3);
    expect(asked).toBeLessThan(10);
  } finally {
    vi.useRealTimers();
  }
});

test('a table that left memory does nothing more, even if referenced', async () => {
  const attended: TableActor[] = [];
  const { tables: house } = testTables(store, {
    observers: [{ attend: (table) => attended.push(table) }],
  });
  const table = await testDuel(house, 'eve');
  const id = idOf(table);
  house.sweep(-1);
  attended.length = 0;
  expect(table.match).toBeNull();
  await expect(table.do({ do: 'lock', by: ADA, locked: true })).rejects.toMatchObject({
    problem: { code: 'notInRoom' },
  });
  const input = { by: 'undo', seat: 0 } as const;
  const refused = await new Promise((resolve) => table.act(id, () => input, resolve));
  expect(refused).toMatchObject({ problem: { code: 'notInRoom' } });
  expect(attended).toEqual([]);
  // A table that was just asked for stays, however long nobody was there.
  const again = await house.get(table.code);
  house.sweep(1000);
  expect(house.peek(table.code)).toBe(again);
});

test('a leaver has left in the room too, in the same transaction', async () => {
  const table = await testDuel(tables, 'eve');
  store.isFull = true;
  await expect(table.departures.concede(idOf(table), EVE)).rejects.toThrow('full');
  expect(table.record.match?.seats[1]).toMatchObject({ user: EVE, left: false });
  store.isFull = false;
  const commits: number[] = [];
  store.onCommit = (writes) => commits.push(writes.length);
  await table.departures.concede(idOf(table), EVE);
  expect(table.record).toMatchObject({
    match: { state: 'over', seats: [{ left: false }, { left: true, user: null }] },
    evening: [{ match: idOf(table) }],
  });
  expect(commits).toHaveLength(1);
  expect((await journalOf(table)).at(-1)).toMatchObject({ by: 'leave', seat: 1 });
  expect(JSON.parse((await store.room(table.code))?.json ?? '')).toEqual(table.record);
});

test('a table nobody looks at leaves memory and comes back the same', async () => {
  const table = await testDuel(tables, 'eve');
  await answer(table, 0);
  const before = matchOf(table).snapshot(0);
  tables.sweep(60_000);
  expect(tables.size).toBe(1);
  tables.sweep(-1);
  expect(tables.size).toBe(0);
  const [again, same] = await Promise.all([tables.get(table.code), tables.get(table.code)]);
  expect(again).toBe(same);
  expect(again.record).toEqual(table.record);
  expect((await again.matchOf(idOf(again))).snapshot(0)).toEqual(before);
});

test('a match over or put away leaves memory as soon as nobody looks', async () => {
  const table = await testDuel(tables, 'eve');
  const socket = silentSocket(ADA);
  await table.enter(socket, { user: ADA, nickname: null, proved: null }, [], () => {});
  await table.departures.concede(idOf(table), EVE);
  expect(tables.matches).toBe(1);
  table.detach(socket);
  await tables.settled();
  expect(tables.matches).toBe(0);
});

test('requests at once are done one after the other', async () => {
  const table = await testDuel(tables, 'eve');
  await answer(table, 0);
  const asked = table.takeBacks.ask(idOf(table), ADA);
  const answered = answer(table, 1);
  await asked;
  // The wish was kept before the answer was looked at, and the answer ended it.
  expect(await answered).toBeNull();
  expect(table.record.match?.takeBack).toBeNull();
  await expect(table.takeBacks.agree(idOf(table), EVE, 0, true)).rejects.toMatchObject({
    problem: { code: 'nothingToUndo' },
  });
});

test('a room that another writer has changed is read again by the next request', async () => {
  const table = await testDuel(tables, 'eve');
  const other = await testTables(store).tables.get(table.code);
  await other.do({ do: 'lock', by: ADA, locked: true });
  await expect(table.do({ do: 'rename', user: EVE, nickname: 'Eva' })).rejects.toThrow(StaleWrite);
  const again = await tables.get(table.code);
  expect(again).not.toBe(table);
  expect(again.record.locked).toBe(true);
});

test('a match of another game’s or a broken release stays on its table, and comes back with the good one', async () => {
  const table = await testDuel(tables, 'eve');
  await answer(table, 0);
  const before = matchOf(table).snapshot(1);
  const broken = {
    ids: ['duel'],
    load: async () => ({
      ...duel(),
      setup: () => {
        throw new Error('a slip');
      },
      scripts: {},
    }),
  };
  const bad = await testTables(store, { catalogue: broken }).tables.get(table.code);
  await expect(bad.matchOf(idOf(table))).rejects.toMatchObject({ problem: { code: 'cannotShow' } });
  expect(bad.record.match?.id).toBe(idOf(table));
  // The room itself goes on, and goes on saying so.
  const told: unknown[] = [];
  const eve = silentSocket(EVE);
  eve.emit = (name: string, state: unknown) => name === 'room' && told.push(state) > 0;
  await bad.enter(eve, { user: EVE, nickname: null, proved: null }, [], () => {});
  await bad.do({ do: 'rename', user: EVE, nickname: 'Eva' });
  expect(told.at(-1)).toMatchObject({
    members: [{}, { nickname: 'Eva' }],
    match: { problem: 'rules' },
  });
  const good = await testTables(store, { catalogue: duelCatalogue() }).tables.get(table.code);
  expect((await good.matchOf(idOf(table))).snapshot(1)).toEqual(before);
  const other = await testTables(store, { catalogue: broken }).tables.get(table.code);
  await expect(other.matchOf(idOf(table))).rejects.toThrow();
  await other.do({ do: 'lobby', by: ADA });
  expect(other.record.match).toBeNull();
});

/** The duel in a release whose rounds throw once a card was played: always, or only the first card of a hand. */
const slipping = (isBroken: (picked: string) => boolean): Catalogue => ({
  ids: ['duel'],
  load: async () => {
    const game = duel();
    const playRound = game.scripts.playRound as AnyGame['scripts'][string];
    const script: typeof playRound = function* (table, ...args) {
      const round: ReturnType<typeof playRound> = playRound(table, ...args);
      let { done, value } = round.next();
      while (done !== true) {
        const answered = yield value as never;
        const picks = answered instanceof Map ? [...answered.values()].flat() : [];
        if (picks.some((picked) => isBroken(String(picked)))) throw new TypeError('a slip');
        ({ done, value } = round.next(answered as never));
      }
      return value as never;
    };
    return { ...game, scripts: { ...game.scripts, playRound: script } };
  },
});

test('a match whose rules throw at every answer says so after two, is put away by the host, and is tried again at the next start', async () => {
  const table = await testDuel(tables, 'eve');
  await answer(table, 0);
  const before = matchOf(table).snapshot(1);
  const id = idOf(table);
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => lines.push(line) });
  const bad = await testTables(store, { catalogue: slipping(() => true), logger }).tables.get(
    table.code,
  );
  const told: RoomState[] = [];
  const eve = silentSocket(EVE);
  eve.emit = (name: string, state: unknown) => name === 'room' && told.push(state as RoomState) > 0;
  await bad.enter(eve, { user: EVE, nickname: null, proved: null }, [], () => {});
  expect(told.at(-1)?.match?.problem).toBeNull();
  expect(await answer(bad, 1)).toContain('serverError');
  expect(bad.match).not.toBeNull();
  expect(await answer(bad, 1)).toContain('serverError');
  expect(told.at(-1)?.match).toMatchObject({ id, state: 'running', problem: 'rules' });
  expect(lines.at(-1)).toContain('match cannot be shown');
  await expect(bad.matchOf(id)).rejects.toMatchObject({ problem: { code: 'cannotShow' } });
  // Nothing is lost by it: the next start tries again, and the good release has it back.
  const good = await testTables(store).tables.get(table.code);
  expect((await good.matchOf(id)).snapshot(1)).toEqual(before);
  const again = await testTables(store, { catalogue: slipping(() => true) }).tables.get(table.code);
  await again.matchOf(id);
  for (let i = 0; i < 2; i += 1) expect(await answer(again, 1)).toContain('serverError');
  await again.do({ do: 'lobby', by: ADA });
  expect(again.record.match).toBeNull();
});

test('a match in which one answer alone throws goes on, however often it is given', async () => {
  const fresh = await testDuel(tables, 'eve');
  const first = matchOf(fresh).questionOf(1)?.question;
  const dangerous = first?.shape === 'pick' ? String(first.options[0]?.id) : '';
  const catalogue = slipping((picked) => picked === dangerous);
  const table = await testTables(store, { catalogue }).tables.get(fresh.code);
  await table.matchOf(idOf(table));
  expect(await answer(table, 0)).toBeNull();
  for (let i = 0; i < 5; i += 1) expect(await answer(table, 1)).toContain('serverError');
  const asked = matchOf(table).questionOf(1);
  const other = asked?.question.shape === 'pick' ? String(asked.question.options[1]?.id) : '';
  const input = {
    by: 'seat',
    seat: 1,
    picks: [other],
    question: asked?.fingerprint ?? '',
  } as const;
  const refused = await new Promise((resolve) => table.act(idOf(table), () => input, resolve));
  expect(refused).toBeNull();
});

test('a room whose row is damaged comes back with its match; its players are its members', async () => {
  const table = await testDuel(tables, 'eve');
  await answer(table, 0);
  const before = matchOf(table).snapshot(1);
  const database = new DatabaseSync(join(dataDir, 'tablee.db'), { timeout: 5000 });
  database.exec('UPDATE rooms SET json = substr(json, 3)');
  database.close();
  const again = await testTables(store).tables.get(table.code);
  expect(again.record).toMatchObject({
    host: ADA,
    locked: true,
    members: [{ id: ADA }, { id: EVE }],
    match: { id: idOf(table), state: 'running' },
  });
  expect((await again.matchOf(idOf(again))).snapshot(1)).toEqual(before);
  // From here on it is kept as any other.
  await again.do({ do: 'lock', by: ADA, locked: false });
  expect((await testTables(store).tables.get(table.code)).record).toEqual(again.record);
});

test('a room that no longer knows its game has that of its match, or the first of the house', async () => {
  const { code, record } = await testDuel(tables, 'eve');
  for (const match of [record.match, null]) {
    const { version = 0 } = (await store.room(code)) ?? {};
    const json = JSON.stringify({ ...record, match, fame: record.game, game: undefined });
    await store.commit([{ kind: 'room', code, json, usedAt: 0, version: version + 1 }]);
    const table = await testTables(store).tables.get(code);
    expect(table.record).toMatchObject({ game: 'duel', match });
  }
});

test('an unknown room, an unknown match are not found', async () => {
  await expect(tables.get('ZZZZZZ')).rejects.toMatchObject({ problem: { code: 'noSuchRoom' } });
  const table = await testDuel(tables, 'eve');
  await expect(table.matchOf('m0000000000000000')).rejects.toMatchObject({
    problem: { code: 'noMatch' },
  });
});

test('a user who deletes their data while the next match begins blanks nobody’s seat in it', async () => {
  const CY = 'u0000000000000003';
  const table = await testDuel(tables, 'eve');
  await table.departures.concede(idOf(table), EVE);
  await table.do({ do: 'stand', by: EVE });
  await table.do({ do: 'enter', user: CY, nickname: 'Cy', proved: null });
  await table.do({ do: 'sit', by: CY, seat: 1 });
  let next: Promise<void> | null = null;
  const { match } = store;
  vi.spyOn(store, 'match').mockImplementation(async (id) => {
    next ??= table.start(ADA, null);
    // Real time: a match that waits for its turn does not begin here.
    const waited = new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.race([next, waited]);
    return match.call(store, id);
  });
  await table.departures.forget(EVE);
  await next;
  expect(table.record.match?.state).toBe('running');
  expect(table.record.match?.seats).toMatchObject([
    { user: ADA, left: false },
    { user: CY, nickname: 'Cy', left: false },
  ]);
});
