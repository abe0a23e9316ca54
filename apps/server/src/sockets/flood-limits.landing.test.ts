import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seeded } from '@tablee/engine';
import { ROOM_CODE_ALPHABET } from '@tablee/protocol/common.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Besieged, person } from '../testing/besieged.ts';
import type { RawClient } from '../testing/raw-client.ts';
import type { TestClient } from '../testing/test-client.ts';

const random = seeded(20261121);
const randomCode = (): string =>
  Array.from({ length: 8 }, () => ROOM_CODE_ALPHABET[Math.floor(random() * 30)]).join('');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

let table: Besieged;
let player: TestClient;
let watcher: TestClient;
beforeAll(async () => {
  ({ table, player, watcher } = await Besieged.open('10', { limits: true }));
  // Allowances come back by this clock: however slow the machine is, a storm is one moment.
  vi.useFakeTimers({ toFake: ['performance'] });
});
beforeEach(() => void vi.advanceTimersByTime(60_000));
afterAll(async () => {
  vi.useRealTimers();
  await table.close();
});

const count = (replies: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[reply] = (counts[reply] ?? 0) + 1;
  return counts;
};

let last = 0;
const next = (): number => {
  last += 1;
  return last;
};

/** All of them ask at once, each as often. */
const storm = async (
  clients: readonly RawClient[],
  times: number,
  name: string,
  payload: () => object,
): Promise<Record<string, number>> =>
  count(
    await Promise.all(
      clients.flatMap((client) => Array.from({ length: times }, () => client.ask(name, payload()))),
    ),
  );

test('room codes: of 10,000 attempts of one address a dozen are judged', async () => {
  const before = heapMb();
  const crowd = await table.raw(25, '10.7.0.1');
  const replies = await storm(crowd, 400, 'room:join', () => ({ code: randomCode() }));
  expect(Object.keys(replies).sort()).toEqual(['noSuchRoom', 'tooFast']);
  expect(replies.noSuchRoom).toBeLessThanOrEqual(11);
  expect((replies.noSuchRoom ?? 0) + (replies.tooFast ?? 0)).toBe(10_000);
  // Other addresses have a dozen of their own, and people who know a code come in.
  for (let i = 2; i <= 6; i += 1) {
    const others = await table.raw(4, `10.7.0.${i}`);
    const looked = await storm(others, 20, 'room:join', () => ({ code: randomCode() }));
    expect(looked.noSuchRoom).toBeLessThanOrEqual(11);
  }
  await table.expectUntouched();
  expect(heapMb() - before).toBeLessThan(30);
});

test('passwords: guesses made all at once are as few as those made in turn', async () => {
  const host = await person(table.server, '10.8.0.1');
  const { code } = await host.must('room:create', { nickname: 'Zoe' });
  await host.must('room:password', { password: 'lune rousse' });
  const crowd = await table.raw(20, '10.8.0.2');
  const guess = () => ({ code, nickname: 'Eve', password: `guess number ${next()}` });
  const replies = await storm(crowd, 15, 'room:join', guess);
  expect(Object.keys(replies).sort()).toEqual(['tooFast', 'wrongPassword']);
  expect(replies.wrongPassword).toBeLessThanOrEqual(11);
  // A whole class that knows it comes in at once, from one address.
  const friends = await table.raw(30, '10.8.0.3');
  const right = () => ({ code, nickname: 'Friend', password: 'lune rousse' });
  expect(await storm(friends, 1, 'room:join', right)).toEqual({ ok: 30 });
  const setting = await table.raw(1, '10.8.0.1', host.cookie);
  await setting[0]?.ask('room:join', { code });
  const set = await storm(setting, 18, 'room:password', () => ({ password: `new ${next()}` }));
  expect(set.ok).toBeLessThanOrEqual(7);
  await table.expectUntouched();
});

test('matches: a host deals a dozen again and again, and no more', async () => {
  const host = await person(table.server, '10.8.1.1');
  const { code } = await host.must('room:create', { nickname: 'Zoe' });
  await host.must('room:choose', { game: 'duel', seats: 2, options: {} });
  for (const seat of [0, 1]) {
    if (seat === 1) await host.must('room:seatBot', { seat, bot: 'random' });
    else await host.ask('room:sit', { seat });
  }
  const replies: string[] = [];
  for (let i = 0; i < 25; i += 1) {
    const { room } = host;
    const running = room?.match?.state === 'running' ? room.match.id : null;
    const reply = await (running === null
      ? host.ask('room:start', {})
      : host.ask('room:restart', { match: running }));
    replies.push(reply.ok ? 'ok' : reply.error.code);
    // Ten requests a second are allowed to everybody.
    vi.advanceTimersByTime(110);
  }
  expect(Object.keys(count(replies)).sort()).toEqual(['ok', 'tooFast']);
  expect(count(replies).ok).toBeLessThanOrEqual(11);
  // Matches put away are no longer in memory.
  const { matches } = (await (await fetch(`${table.server.url}/healthz`)).json()) as {
    matches: number;
  };
  expect(matches).toBeLessThanOrEqual(3);
  await host.must('room:join', { code });
  await table.expectUntouched();
});

test('chat and nicknames: the room receives a handful', async () => {
  const tabs = await table.raw(10, '10.6.6.2', watcher.cookie);
  for (const tab of tabs) await tab.ask('room:join', { code: table.code });
  table.mark();
  const said = await storm(tabs, 15, 'chat:say', () => ({ text: 'buy now', to: 'room' }));
  expect(said.ok).toBeLessThanOrEqual(7);
  const others = await table.raw(10, '10.6.6.1', player.cookie);
  for (const tab of others) await tab.ask('room:join', { code: table.code });
  const renamed = await storm(others, 10, 'room:rename', () => ({ nickname: `Bob ${next()}` }));
  const entering = () => ({ code: table.code, nickname: `Bob ${next()}` });
  const renamedByEntering = await storm(others, 5, 'room:join', entering);
  // A member who enters again comes in all the same, under their former name.
  const { chat = 0, room = 0 } = count(await table.heard());
  const people = table.people.length;
  expect(chat).toBe(people * (said.ok ?? 0));
  expect(room / people).toBeLessThanOrEqual(7);
  expect((renamed.ok ?? 0) + (renamedByEntering.ok ?? 0)).toBeGreaterThanOrEqual(room / people);
  await table.expectMatchAsItWas();
});

test('a connection that goes on and on is ended, and meanwhile the table is served', async () => {
  const crowd = await table.raw(10, '10.9.0.1');
  const [spectator] = table.people.slice(2) as [TestClient];
  const waits: number[] = [];
  const flooding = storm(crowd, 2000, 'room:stand', () => ({}));
  for (let i = 0; i < 10; i += 1) {
    const sent = Date.now();
    await spectator.ask('room:stand', {});
    waits.push(Date.now() - sent);
  }
  expect((await flooding).closed).toBeGreaterThan(10_000);
  expect(crowd.some(({ isOpen }) => isOpen)).toBe(false);
  expect(Math.max(...waits)).toBeLessThan(3000);
  await table.expectUntouched();
});

test('connections of one address come at a bounded rate', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 520 }, () => table.raw(1, '10.9.0.2', 'tablee=none')),
  );
  const reasons = count(
    tries.map((one) => (one.status === 'rejected' ? String(one.reason) : 'ok')),
  );
  expect(reasons.ok).toBeUndefined();
  expect(reasons['Error: no connection'] ?? 0).toBeGreaterThanOrEqual(119);
  await table.expectUntouched();
});

test('the log: one line per address and kind, and nothing in it that was sent', async () => {
  const secrets = [
    table.secret(),
    player.cookie,
    watcher.cookie,
    table.code,
    'guess number',
    'lune rousse',
    'Bob',
  ];
  const lines = await table.closed();
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  const abuse = lines.filter(({ msg }) => msg === 'abuse');
  expect(lines.length).toBeLessThan(60);
  const keys = abuse.map(({ kind, address }) => `${kind} ${address}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(
    expect.arrayContaining([
      'tooFast 10.7.0.1',
      'noSuchRoom 10.7.0.1',
      'wrongPassword 10.8.0.2',
      'tooFast 10.6.6.2',
      'flood 10.9.0.1',
      'forgedCookie 10.9.0.2',
    ]),
  );
  const guesses = abuse.find(({ kind, address }) => kind === 'tooFast' && address === '10.7.0.1');
  expect(guesses?.count).toBeGreaterThan(9900);
  expect(guesses?.users).toHaveLength(8);
  for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
});
