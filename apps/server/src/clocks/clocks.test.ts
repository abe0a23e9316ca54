import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seeded } from '@tablee/engine';
import type { MatchClock } from '@tablee/protocol/updates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { ToldTime } from '../testing/told-time.ts';
import { haveHeard } from '../testing/until.ts';

let server: TestServer;
const time = new ToldTime();
beforeAll(async () => {
  server = await TestServer.open({}, undefined, time);
});
afterAll(() => server.close());

const refused = (code: string) => ({ ok: false, error: { code } });
const clocksOf = (client: TestClient) =>
  client.heard
    .filter(({ name }) => name === 'match:clock')
    .map(({ payload }) => payload as MatchClock);
const clockOf = (client: TestClient) => clocksOf(client).at(-1);
const isCounted = (client: TestClient, seat: number, runs = true) =>
  clockOf(client)?.seats.some((each) => each.seat === seat && each.runs === runs) === true;
const hasKind = (kind: string) => (client: TestClient) => client.match?.question?.kind === kind;

/** Both play a card; the winner names an amount and is asked to keep it: the reaction of this game. */
async function untilReaction(players: readonly TestClient[]): Promise<TestClient> {
  for (const player of players) {
    await player.until('the round', hasKind('play'));
    await player.answerAtRandom(seeded(1));
  }
  const isAsked = (client: TestClient) => hasKind('amount')(client);
  await players[0]?.until('the amount', ({ match }) => match?.awaited?.kind === 'amount');
  const winner = players.find(isAsked) as TestClient;
  await winner.answerAtRandom(seeded(1));
  await winner.until('the reaction', hasKind('keep'));
  return winner;
}

test('at zero the fallback is played, and the log says that it was the clock', async () => {
  const { members, host, players } = await server.match(2, 1, { rounds: 2 });
  const watcher = members[2] as TestClient;
  const clock = { kind: 'off', seconds: 60, reaction: 1 } as const;
  expect(await watcher.ask('room:clock', { clock })).toEqual(refused('notHost'));
  await host.must('room:clock', { clock });
  expect(host.room?.clock).toEqual(clock);
  const winner = await untilReaction(players);
  const seat = Number(winner.match?.seat);
  await watcher.until('the countdown', (client) => isCounted(client, seat));
  const isUp = (client: TestClient) =>
    client.match?.events.findIndex(({ type }) => type === 'house:timeIsUp') ?? -1;
  // A second, and the courtesy for an answer that is under way.
  time.pass(1399);
  await haveHeard([watcher]);
  expect(isUp(watcher)).toBe(-1);
  time.pass(1);
  await watcher.until('the time to be up', (client) => isUp(client) >= 0);
  const events = watcher.match?.events ?? [];
  expect(events[isUp(watcher)]).toMatchObject({ seat, clause: '' });
  // The fallback keeps the amount: the next round is dealt.
  expect(watcher.match?.awaited?.kind).toBe('play');
  await watcher.until('no more time', (client) => clockOf(client)?.seats.length === 0);
});

test('decisions are counted from the next look on, stand still for an absent player, and can be extended', async () => {
  const { code, host, players } = await server.match(2, 0, { rounds: 2 });
  const [, guest] = players as [TestClient, TestClient];
  expect(await host.ask('room:extend', { seat: 1 })).toEqual(refused('noClock'));
  await host.must('room:clock', { clock: { kind: 'decision', seconds: 30, reaction: 0 } });
  await host.until('both counted', (client) => isCounted(client, 0) && isCounted(client, 1));
  const before = clockOf(host)?.seats[1]?.left ?? 0;
  expect(before).toBeGreaterThan(25_000);
  expect(before).toBeLessThanOrEqual(30_000);
  expect(await guest.ask('room:extend', { seat: 1 })).toEqual(refused('notHost'));
  await host.must('room:extend', { seat: 1 });
  await host.until('more time', (client) => (clockOf(client)?.seats[1]?.left ?? 0) > 80_000);

  guest.close();
  await host.until('stands still', (client) => isCounted(client, 1, false));
  const back = await server.client(guest.cookie);
  await back.must('room:join', { code });
  await back.until('goes on', (client) => isCounted(client, 1));
  await host.must('room:clock', { clock: { kind: 'off', seconds: 30, reaction: 0 } });
  await back.until('no clock', (client) => clockOf(client)?.seats.length === 0);
});

test('a paused match takes no answer, and its time stands still', async () => {
  const { host, players } = await server.match(2, 0, { rounds: 2 });
  const [, guest] = players as [TestClient, TestClient];
  await host.must('room:clock', { clock: { kind: 'decision', seconds: 30, reaction: 0 } });
  expect(await guest.ask('room:pause', { paused: true })).toEqual(refused('notHost'));
  await host.must('room:pause', { paused: true });
  await guest.until('the pause', ({ room }) => room?.match?.paused === true);
  await guest.until('stands still', (client) => isCounted(client, 1, false));
  expect(await guest.answerAtRandom(seeded(1))).toEqual(refused('matchPaused'));
  await host.must('room:pause', { paused: false });
  await guest.until('goes on', (client) => isCounted(client, 1));
  expect(await guest.answerAtRandom(seeded(1))).toEqual({ ok: true });
});

test('a pause holds the bots, too', async () => {
  const { members } = await server.room(1, 0);
  const [host] = members as [TestClient];
  await server.choose(host, 2, { rounds: 4 });
  await host.must('room:sit', { seat: 0 });
  await host.must('room:seatBot', { seat: 1, bot: 'random' });
  await host.must('room:start', {});
  await host.until('a question', ({ match }) => match?.question != null);
  await host.must('room:pause', { paused: true });
  // Messages under way before the pause have arrived by then.
  await haveHeard([host]);
  const seq = Number(host.match?.seq);
  time.pass(1000);
  // Real time: no message tells that a bot says nothing.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(host.match?.seq).toBe(seq);
  await host.must('room:pause', { paused: false });
  time.pass(1000);
  await host.until('the bot goes on', ({ match }) => Number(match?.seq) > seq);
  await host.must('room:lobby', {});
  expect(await host.ask('room:pause', { paused: true })).toEqual(refused('noMatch'));
});

test('the rest of the banks survives the server', async () => {
  const { code, host, players } = await server.match(2, 0, { rounds: 2 });
  await host.must('room:clock', { clock: { kind: 'bank', seconds: 600, reaction: 0 } });
  await host.until('counted', (client) => isCounted(client, 0));
  time.pass(60);
  await players[0]?.answerAtRandom(seeded(1));
  await host.until('paid', (client) => (clockOf(client)?.banks?.[0] ?? 600_000) < 600_000);
  const paid = 599_940;
  expect(clockOf(host)?.banks?.[0]).toBe(paid);
  await host.must('room:rename', { nickname: 'Ada again' });
  const { stop, dataDir } = server;
  await stop.call(server);
  server = await TestServer.open({ dataDir }, undefined, time);
  const back = await server.client(host.cookie);
  await back.must('room:join', { code });
  await back.until('the clock', (client) => clockOf(client) !== undefined);
  expect(clockOf(back)?.banks?.[0]).toBe(paid);
});

test('the absence that is waited for is that of the match, over another clock, a move taken back and a restart', async () => {
  const { code, host, players } = await server.match(2, 0, { rounds: 4 });
  const [, guest] = players as [TestClient, TestClient];
  /** Milliseconds that the guest may still be away, as the room was kept last. */
  const left = (): number => {
    const db = new DatabaseSync(join(server.dataDir, 'tablee.db'), { readOnly: true });
    const { json } = db.prepare('SELECT json FROM rooms WHERE code = ?').get(code) as {
      json: string;
    };
    db.close();
    return (JSON.parse(json) as { absence: number[] }).absence[1] ?? Number.NaN;
  };
  const away = () => time.pass(150);
  const counts = (seconds: number) =>
    host.must('room:clock', { clock: { kind: 'decision', seconds, reaction: 0 } });
  await counts(30);
  await host.answerAtRandom(seeded(1));
  guest.close();
  await host.until('stands still', (client) => isCounted(client, 1, false));
  away();
  await counts(40);
  const first = left();
  expect(first).toBe(120_000 - 150);
  away();
  const back = await server.client(guest.cookie);
  await back.must('room:join', { code });
  await back.until('the match', ({ match }) => match !== null);
  await back.must('room:rename', { nickname: 'Bo again' });
  const second = left();
  expect(second).toBe(first - 150);
  const match = String(host.match?.match);
  await host.must('match:askTakeBack', { match });
  await back.must('match:agreeTakeBack', { match, seat: 0, agrees: true });
  await host.must('room:rename', { nickname: 'Ada again' });
  expect(left()).toBe(second);
  const { stop, dataDir } = server;
  await stop.call(server);
  server = await TestServer.open({ dataDir }, undefined, time);
  const again = await server.client(host.cookie);
  await again.must('room:join', { code });
  await again.until('the clock', (client) => isCounted(client, 1, false));
  away();
  await again.must('room:rename', { nickname: 'Ada once more' });
  expect(left()).toBe(second - 150);
});

test('giving time waits for its turn, as play does: a former host gives none', async () => {
  const { host, players } = await server.match(2, 0, { rounds: 2 });
  const [, guest] = players as [TestClient, TestClient];
  await host.must('room:clock', { clock: { kind: 'decision', seconds: 30, reaction: 0 } });
  const [crowned, extended] = await Promise.all([
    host.ask('room:crown', { user: String(guest.room?.you) }),
    host.ask('room:extend', { seat: 1 }),
  ]);
  expect(crowned).toEqual({ ok: true });
  expect(extended).toEqual(refused('notHost'));
});
