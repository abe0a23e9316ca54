import { seeded } from '@tablee/engine';
import type { MatchClock } from '@tablee/protocol/updates.ts';
import { afterEach, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { haveHeard } from '../testing/until.ts';
import { catalogue } from './catalogue.ts';

const LEAST = 600;

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Three players of Sang Rancune and a watcher, played until all three are asked to react and nobody has. */
async function window(windowLeast: number) {
  const opened = await TestServer.open({ windowLeast: 0 }, catalogue);
  server = opened;
  const { code, members } = await opened.room(4);
  const [host] = members as [TestClient];
  await host.must('room:choose', { game: 'sang-rancune', seats: 3, options: {} });
  const players = members.slice(0, 3);
  for (const [seat, player] of players.entries()) await player.must('room:sit', { seat });
  await host.must('room:start', {});
  for (const member of members) await member.until('the match', ({ match }) => match !== null);
  const random = seeded(20261122);
  const isWindow = ({ match }: TestClient): boolean =>
    match?.awaited?.unseen === true && match.awaited.seats.length === players.length;
  for (let i = 0; !players.every((one) => isWindow(one) && one.match?.question); i += 1) {
    if (i > 2000) throw new Error('no window opens');
    const asked = players.filter((one) => one.match?.question && !isWindow(one));
    // Another may have been faster in what all are asked at once.
    await asked[Math.floor(random() * asked.length)]?.answerAtRandom(random);
    await haveHeard(players);
  }
  const { dataDir } = opened;
  // The same table goes on at a server that holds its windows.
  await opened.stop();
  const next = await TestServer.open({ windowLeast, dataDir }, catalogue);
  server = next;
  const people: TestClient[] = [];
  for (const { cookie } of members) {
    const person = await next.client(cookie);
    await person.must('room:join', { code });
    await person.until('the match', ({ match }) => match !== null);
    people.push(person);
  }
  return { code, people, watcher: people[3] as TestClient };
}

const passed = async (client: TestClient): Promise<number> => {
  const asked = performance.now();
  const { match } = client;
  await client.must('match:answer', {
    match: String(match?.match),
    question: String(match?.question?.fingerprint),
    picks: ['pass'],
  });
  return performance.now() - asked;
};

test('SAN-22.13 in a window no answer shows: no update, no clock, no room, nothing to ask for', async () => {
  const { people, watcher } = await window(0);
  const [first, second, third] = people as [TestClient, TestClient, TestClient];
  const others = [second, third, watcher];
  const heard = others.map((one) => one.heard.length);
  const before = others.map(({ match }) => match);
  await passed(first);
  await first.until('the question is gone', ({ match }) => match?.question === null);
  await haveHeard(others);
  expect(others.map((one) => one.heard.length)).toEqual(heard);
  for (const [i, other] of others.entries()) {
    await other.must('match:resync', { match: String(other.match?.match) });
    await other.until('the snapshot', (one) => one.heard.length > (heard[i] as number));
    expect(other.match).toEqual(before[i]);
  }
  // A newcomer learns no more either, nor does a seat that has answered.
  expect(first.match?.awaited).toEqual(before[0]?.awaited);
  await passed(second);
  await passed(third);
  for (const one of people) {
    const seq = Number(before[0]?.seq) + 1;
    await one.until('the window closes', ({ match }) => (match?.seq ?? 0) >= seq);
    expect(one.match?.seq).toBe(seq);
  }
});

test('SAN-22.13 in a window nobody can ask to go back: the repeated question would tell who had answered', async () => {
  const { people } = await window(0);
  const [first, second] = people as [TestClient, TestClient];
  const match = String(first.match?.match);
  const refused = { ok: false, error: { code: 'nothingToUndo' } };
  await passed(second);
  for (const one of people.slice(0, 3)) {
    expect(await one.ask('match:askTakeBack', { match })).toEqual(refused);
  }
});

test('SAN-22.13 the time shown is the same for seats that have answered; a seat whose time runs out is not named', async () => {
  const { people, watcher } = await window(0);
  const [first, second] = people as [TestClient, TestClient];
  await first.must('room:clock', { clock: { kind: 'off', seconds: 30, reaction: 1 } });
  const clocks = () => watcher.heard.filter(({ name }) => name === 'match:clock');
  await watcher.until('the clock', () => clocks().length > 0);
  const count = clocks().length;
  await passed(second);
  await haveHeard([watcher]);
  expect(clocks()).toHaveLength(count);
  const { seats } = (clocks().at(-1) as { payload: MatchClock }).payload;
  expect(seats.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  const told = () => watcher.match?.events ?? [];
  await watcher.until('the window closes', () =>
    told().some(({ type }) => type === 'windowClosed'),
  );
  expect(told().filter(({ type }) => type === 'house:timeIsUp')).toEqual([]);
});

test('SAN-22.11 a window closes no sooner than its least time, and nobody learns before whether they were the last', async () => {
  const { people, watcher } = await window(LEAST);
  const [first, second, third] = people as [TestClient, TestClient, TestClient];
  const seq = Number(watcher.match?.seq);
  const began = performance.now();
  const acknowledged = await Promise.all([passed(third), passed(first), passed(second)]);
  expect(Math.min(...acknowledged)).toBeGreaterThan(LEAST / 2);
  await watcher.until('the window closes', ({ match }) => (match?.seq ?? 0) > seq);
  expect(performance.now() - began).toBeGreaterThan(LEAST / 2);
});
