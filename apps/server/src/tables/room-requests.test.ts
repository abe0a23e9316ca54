import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { newGuest } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const refused = (code: string, field?: string) => ({
  ok: false,
  error: field === undefined ? { code } : { code, field },
});

async function whileNothingIsKept({ dataDir }: TestServer, act: () => Promise<void>) {
  const database = new DatabaseSync(join(dataDir, 'tablee.db'), { timeout: 5000 });
  database.exec(`CREATE TRIGGER full BEFORE UPDATE ON rooms
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  await act();
  database.exec('DROP TRIGGER full');
  database.close();
}

type Three = [TestClient, TestClient, TestClient];
const memberNames = ({ room }: TestClient) => room?.members.map(({ nickname }) => nickname);

test('a room is opened, joined by its code, and its members are notified', async () => {
  const host = await server.client();
  const { code } = await host.must('room:create', { nickname: '  Ada ' });
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
  const guest = await server.client();
  expect(await guest.ask('room:join', { code, nickname: 'ada' })).toEqual({ ok: true, code });
  await host.until('the guest', ({ room }) => room?.members.length === 2);
  expect(memberNames(host)).toEqual(['Ada', 'ada 2']);
  expect(host.room).toMatchObject({ code, game: 'duel', seats: [null, null], match: null });
  expect(host.room?.host).toBe(host.room?.you);
  expect(guest.room?.you).not.toBe(host.room?.you);
  expect(host.room?.options).toEqual({ rounds: 4, trap: 'off', teams: 'off' });
});

test('a code that leads nowhere, and a guest without a name', async () => {
  const guest = await server.client();
  expect(await guest.ask('room:join', { code: 'ZZZZZZ', nickname: 'Eve' })).toEqual(
    refused('noSuchRoom'),
  );
  const { code } = await server.room(1);
  expect(await guest.ask('room:join', { code })).toEqual(refused('badMessage', 'nickname'));
});

test('a nickname is remembered from room to room', async () => {
  const { code } = await server.room(1);
  const guest = await server.client();
  await guest.must('room:create', { nickname: 'Grace' });
  await guest.must('room:join', { code });
  await guest.until('the room', ({ room }) => room?.code === code);
  expect(memberNames(guest)).toContain('Grace');
});

test('requests outside a room are refused', async () => {
  const stranger = await server.client();
  for (const name of ['room:leave', 'room:stand', 'room:start', 'room:lobby'] as const) {
    expect(await stranger.ask(name, {})).toEqual(refused('notInRoom'));
  }
});

test('seats: sit, move, stand, and what others hold', async () => {
  const { members } = await server.room(3);
  const [host, guest] = members as Three;
  await guest.must('room:sit', { seat: 0 });
  await guest.must('room:sit', { seat: 1 });
  await host.until('the guest sits', ({ room }) => room?.seats[1] !== null);
  expect(host.room?.seats).toEqual([null, { user: guest.room?.you }]);
  expect(await host.ask('room:sit', { seat: 1 })).toEqual(refused('seatTaken'));
  expect(await host.ask('room:sit', { seat: 5 })).toEqual(refused('noSuchSeat'));
  await guest.must('room:stand', {});
  expect(await guest.ask('room:stand', {})).toEqual(refused('notSeated'));
});

test('the host alone seats bots, frees seats, chooses, starts and kicks', async () => {
  const { members } = await server.room(3, 2);
  const [host, guest, third] = members as Three;
  const attempts = [
    guest.ask('room:seatBot', { seat: 0, bot: 'random' }),
    guest.ask('room:clearSeat', { seat: 0 }),
    guest.ask('room:choose', { game: 'duel', seats: 2, options: {} }),
    guest.ask('room:start', {}),
    guest.ask('room:lobby', {}),
    guest.ask('room:kick', { user: String(third.room?.you) }),
  ];
  for (const attempt of attempts) expect(await attempt).toEqual(refused('notHost'));
  expect(await host.ask('room:seatBot', { seat: 1, bot: 'random' })).toEqual(refused('seatTaken'));
  await host.must('room:clearSeat', { seat: 1 });
  expect(await host.ask('room:clearSeat', { seat: 1 })).toEqual(refused('seatEmpty'));
  expect(await host.ask('room:start', {})).toEqual(refused('seatFree'));
  await host.must('room:seatBot', { seat: 1, bot: 'sensible' });
  await third.must('room:sit', { seat: 1 });
  expect(host.room?.seats[1]).toEqual({ user: third.room?.you });
});

test('changes asked for one upon the other all hold: clock, options, chairs, keeping', async () => {
  const { members } = await server.room(2, 2);
  const [host, guest] = members as Three;
  const change = (changes: object) => host.ask('room:change', { game: 'duel', ...changes });
  const replies = await Promise.all([
    host.ask('room:clock', { clock: { kind: 'decision', seconds: 120 } }),
    host.ask('room:clock', { clock: { reaction: 5 } }),
    host.ask('room:keeping', { days: 7 }),
    host.ask('room:keeping', { matches: 50 }),
    change({ seats: 3 }),
    change({ options: { trap: 'on' } }),
    change({ options: { teams: 'on' } }),
  ]);
  expect(replies).toEqual(replies.map(() => ({ ok: true })));
  await guest.until('the last change', ({ room }) => room?.options.teams === 'on');
  expect(guest.room).toMatchObject({
    clock: { kind: 'decision', seconds: 120, reaction: 5 },
    keeping: { days: 7, matches: 50 },
    options: { rounds: 2, trap: 'on', teams: 'on' },
  });
  expect(guest.room?.seats).toHaveLength(3);
  expect(await guest.ask('room:change', { game: 'duel', seats: 2 })).toEqual(refused('notHost'));
  expect(await host.ask('room:change', { game: 'chess' })).toEqual(refused('noSuchGame'));
  expect(await change({ seats: 7 })).toEqual(refused('wrongSeatCount'));
  expect(await change({ options: { nope: 1 } })).toEqual(refused('badOptions', 'options.nope'));
});

test('game, options and seat count are checked against the rules', async () => {
  const { members } = await server.room(2, 2);
  const [host] = members as Three;
  const choose = (game: string, seats: number, options = {}) =>
    host.ask('room:choose', { game, seats, options });
  expect(await choose('chess', 2)).toEqual(refused('noSuchGame'));
  expect(await choose('duel', 5)).toEqual(refused('wrongSeatCount'));
  expect(await choose('duel', 2, { rounds: 3 })).toEqual(refused('badOptions', 'options.rounds'));
  expect(await choose('duel', 2, { nope: 1 })).toEqual(refused('badOptions', 'options.nope'));
  expect(await choose('duel', 3, { teams: 'on' })).toEqual({ ok: true });
  expect(host.room?.options).toEqual({ rounds: 4, trap: 'off', teams: 'on' });
  expect(host.room?.seats).toHaveLength(3);
  await choose('duel', 2, { teams: 'on' });
  expect(host.room?.options.teams).toBe('off');
});

test('during a match the seats are fixed; afterwards the host clears the table or starts again', async () => {
  const { members, host } = await server.match(2, 1);
  const [, guest, watcher] = members as Three;
  expect(await watcher.ask('room:sit', { seat: 0 })).toEqual(refused('matchRunning'));
  expect(await guest.ask('room:stand', {})).toEqual(refused('matchRunning'));
  expect(await host.ask('room:start', {})).toEqual(refused('matchRunning'));
  expect(await host.ask('room:clearSeat', { seat: 0 })).toEqual(refused('matchRunning'));
  const first = host.match?.match;
  await guest.must('match:concede', { match: String(first) });
  await host.until('the end', ({ room }) => room?.match?.state === 'over');
  expect(host.room?.evening).toMatchObject([
    { match: first, results: [{ user: host.room?.you }, { user: guest.room?.you }] },
  ]);
  await host.must('room:start', {});
  await watcher.until('the rematch', ({ match }) => match?.match !== first);
  expect(watcher.match).toMatchObject({ seat: null, own: null, question: null });
  await guest.must('match:concede', { match: String(guest.match?.match) });
  await host.must('room:lobby', {});
  expect(host.room?.match).toBeNull();
  expect(await host.ask('room:lobby', {})).toEqual(refused('noMatch'));
});

test('the host starts a running match again: it ends without a result, the same people play', async () => {
  const { members, host } = await server.match(3, 1, { rounds: 4 });
  const [, guest, third] = members as Three;
  const first = String(host.match?.match);
  const again = (client: TestClient, match = first) => client.ask('room:restart', { match });
  expect(await again(guest)).toEqual(refused('notHost'));
  expect(await again(host, 'm0000000000000000')).toEqual(refused('noMatch'));
  await guest.must('match:concede', { match: first });

  const replies = await Promise.all([again(host), again(host)]);
  expect(replies.map(({ ok }) => ok).sort()).toEqual([false, true]);
  for (const one of members) await one.until('the next', ({ match }) => match?.match !== first);
  expect(members.map(({ match }) => match?.seat)).toEqual([0, 1, 2, null]);
  expect(host.room).toMatchObject({ match: { id: host.match?.match, state: 'running' } });
  expect(host.room?.evening).toEqual([]);
  expect(await guest.ask('match:concede', { match: first })).toEqual(refused('noMatch'));
  // It leaves its line in the log and in the talk, and so does the next one.
  for (let count = 1; count <= 2; count += 1) {
    for (const one of members) {
      await one.until('the note', ({ chat }) => {
        return chat.filter(({ note }) => note === 'restarted').length === count;
      });
      expect(one.match?.events[0]).toMatchObject({ type: 'house:restarted' });
    }
    const second = String(host.match?.match);
    if (count === 1) await host.must('room:restart', { match: second });
    for (const one of members)
      await one.until('another', ({ match }) => count > 1 || match?.match !== second);
  }

  // A player is gone: nothing is put away for a match that cannot begin.
  const second = String(host.match?.match);
  await third.must('room:leave', {});
  await host.until('the empty seat', ({ room }) => room?.seats[2] === null);
  expect(await again(host, second)).toEqual(refused('seatFree'));
  expect(host.room?.match).toMatchObject({ id: second, state: 'running' });
});

test('a match that cannot be put away goes on, for all its viewers', async () => {
  const own = await TestServer.open();
  const { members, host } = await own.match(2, 1, { rounds: 4 });
  const match = String(host.match?.match);
  await whileNothingIsKept(own, async () => {
    expect(await host.ask('room:lobby', {})).toEqual(refused('serverError'));
    expect(await host.ask('room:restart', { match })).toEqual(refused('serverError'));
  });
  await host.until('the match again', ({ room }) => room?.match?.id === match);
  expect(await host.answerAtRandom(() => 0)).toEqual({ ok: true });
  for (const one of members) await one.until('the answer', (client) => client.match?.seq === 1);
  await own.close();
});

test('a returning member is let in though nothing can be kept; a leaving that cannot be kept has not happened', async () => {
  const own = await TestServer.open();
  const { code, members, host } = await own.match(2, 1, { rounds: 4 });
  const [, guest, watcher] = members as Three;
  const tab = await own.client(watcher.cookie);
  await tab.must('room:join', { code });
  await whileNothingIsKept(own, async () => {
    guest.close();
    await guest.connect();
    expect(await guest.ask('room:join', { code })).toEqual({ ok: true, code });
    expect(await watcher.ask('room:leave', {})).toEqual(refused('serverError'));
    expect(await host.ask('room:kick', { user: String(watcher.room?.you) })).toEqual(
      refused('serverError'),
    );
  });
  await guest.must('room:join', { code });
  await host.until('both', ({ room }) => room?.members.every((one) => one.connected) === true);
  expect(await host.answerAtRandom(() => 0)).toEqual({ ok: true });
  for (const one of [...members, tab]) await one.until('the answer', (c) => c.match?.seq === 1);
  expect([watcher.goodbye, tab.goodbye]).toEqual([null, null]);
  await own.close();
});

test('two starts at once make one match', async () => {
  const { members } = await server.room(2, 2);
  const [host] = members as Three;
  const replies = await Promise.all([host.ask('room:start', {}), host.ask('room:start', {})]);
  expect(replies.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('a kicked member is notified, loses the seat, and cannot come back', async () => {
  const { code, members } = await server.room(2, 2);
  const [host, guest] = members as Three;
  const user = String(guest.room?.you);
  expect(await host.ask('room:kick', { user: 'u0000000000000000' })).toEqual(
    refused('noSuchMember'),
  );
  expect(await host.ask('room:kick', { user: String(host.room?.you) })).toEqual(
    refused('noSuchMember'),
  );
  await host.must('room:kick', { user });
  await guest.until('the goodbye', ({ goodbye }) => goodbye !== null);
  expect(guest.goodbye).toBe('kicked');
  expect(host.room?.seats).toEqual([{ user: host.room?.you }, null]);
  expect(await guest.ask('room:join', { code, nickname: 'Back' })).toEqual(refused('kicked'));
  expect(await guest.ask('room:sit', { seat: 1 })).toEqual(refused('notInRoom'));
});

test('a cleared room says goodbye to its watchers, who find it locked', async () => {
  const { code, members } = await server.room(3, 2);
  const [host, guest, watcher] = members as Three;
  expect(await guest.ask('room:clear', {})).toEqual(refused('notHost'));
  await host.must('room:clear', {});
  await watcher.until('the goodbye', ({ goodbye }) => goodbye === 'kicked');
  await host.until('two members', ({ room }) => room?.members.length === 2);
  expect(guest.goodbye).toBeNull();
  expect(await watcher.ask('room:join', { code, nickname: 'Back' })).toEqual(refused('roomLocked'));
});

test('kicking a player ends their part in the running match', async () => {
  const { members, host } = await server.match(3);
  const [, guest] = members as Three;
  await host.must('room:kick', { user: String(guest.room?.you) });
  await host.until('the seat is left', ({ room }) => room?.match?.seats[1]?.left === true);
  await guest.until('the goodbye', ({ goodbye }) => goodbye === 'kicked');
  expect(host.match?.awaited?.seats).not.toContain(1);
  expect(guest.heard.at(-1)?.name).toBe('room:goodbye');
});

test('a leaving host hands the room to a connected member', async () => {
  const { code, members } = await server.room(3);
  const [host, away, present] = members as Three;
  away.close();
  await present.until('he is away', ({ room }) => room?.members[1]?.connected === false);
  await host.must('room:leave', {});
  await present.until('the new host', ({ room }) => room?.host === room?.you);
  expect(await host.ask('room:rename', { nickname: 'Late' })).toEqual(refused('notInRoom'));
  await host.must('room:join', { code, nickname: 'Ada' });
  expect(host.room?.host).toBe(present.room?.you);
});

test('an absent host loses the room after a while', async () => {
  const hasty = await TestServer.open({ hostAway: 30 });
  const { members } = await hasty.room(2);
  const [host, guest] = members as Three;
  host.close();
  await guest.until('the room is his', ({ room }) => room?.host === room?.you);
  await hasty.close();
});

test('two tabs of one user are one member; another tab is sent the leaving', async () => {
  const { code, members } = await server.room(2);
  const [host, guest] = members as Three;
  const tab = await server.client(guest.cookie);
  await tab.must('room:join', { code });
  await tab.until('the room', ({ room }) => room !== null);
  expect(tab.room?.members).toHaveLength(2);
  tab.close();
  await guest.must('room:rename', { nickname: 'Still here' });
  await host.until('the name', (client) => memberNames(client)?.[1] === 'Still here');
  expect(host.room?.members[1]?.connected).toBe(true);
  const second = await server.client(guest.cookie);
  await second.must('room:join', { code });
  await guest.must('room:leave', {});
  await second.until('the goodbye', ({ goodbye }) => goodbye === 'notInRoom');
});

test('a member who asks for their own room gets it again, and nobody sees them leave', async () => {
  const { code, members, host } = await server.match(2, 1);
  const [, guest] = members as Three;
  const since = host.room?.members[1]?.since;
  const told = host.heard.length;
  guest.match = null;
  await guest.must('room:join', { code });
  await guest.until('the match', ({ match }) => match !== null);
  await host.must('room:rename', { nickname: 'Ada again' });
  expect(host.heard.slice(told).map(({ name }) => name)).toEqual(['room']);
  expect(host.room?.members[1]).toMatchObject({ connected: true, since });
});

test('a room takes 40 members and forgets absent watchers for new ones', async () => {
  const { code, members } = await server.room(1);
  const [host] = members as Three;
  const crowd: TestClient[] = [];
  for (let i = 1; i < 40; i += 1) crowd.push(await server.client());
  await Promise.all(crowd.map((one) => one.must('room:join', { code, nickname: 'Fan' })));
  const late = await server.client();
  expect(await late.ask('room:join', { code, nickname: 'Late' })).toEqual(refused('roomFull'));
  expect(new Set(memberNames(host)).size).toBe(40);
  crowd[3]?.close();
  await host.until('one is away', ({ room }) => room?.members.some((m) => !m.connected) ?? false);
  await late.must('room:join', { code, nickname: 'Late' });
  await host.until('he is in', (client) => memberNames(client)?.includes('Late') ?? false);
  expect(host.room?.members).toHaveLength(40);
});

test('rooms opened and codes guessed are counted', async () => {
  const strict = await TestServer.open({ limits: true });
  const { cookie } = await newGuest(strict.port);
  const eager = await strict.client(cookie);
  const replies = [];
  for (let i = 0; i < 7; i += 1) replies.push(await eager.ask('room:create', { nickname: 'Ada' }));
  expect(replies.at(-1)).toEqual(refused('tooManyRooms'));
  const guesses = [];
  for (let i = 0; i < 11; i += 1) {
    guesses.push(await eager.ask('room:join', { code: 'ZZZZZZ', nickname: 'Eve' }));
  }
  expect(guesses[9]).toEqual(refused('noSuchRoom'));
  expect(guesses[10]).toEqual(refused('tooFast'));
  await strict.close();
});

test('a member comes back, whatever others at their address have guessed', async () => {
  const strict = await TestServer.open({ limits: true });
  const { code, members } = await strict.room(2);
  const [, guest] = members as Three;
  const stranger = await strict.client();
  for (let i = 0; i < 11; i += 1) await stranger.ask('room:join', { code: 'ZZZZZZ' });
  // A right code is refused, too, once the guesses are used up.
  expect(await stranger.ask('room:join', { code, nickname: 'Eve' })).toEqual(refused('tooFast'));
  guest.close();
  const back = await strict.client(guest.cookie);
  expect(await back.ask('room:join', { code })).toEqual({ ok: true, code });
  await strict.close();
});
