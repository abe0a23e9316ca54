import { createHmac, randomBytes } from 'node:crypto';
import { seeded } from '@tablee/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Besieged } from '../testing/besieged.ts';
import { BROKEN_FRAMES, badRequests } from '../testing/hostile.ts';
import { RawClient } from '../testing/raw-client.ts';
import type { TestClient } from '../testing/test-client.ts';

const random = seeded(20261121);
const below = (n: number): number => Math.floor(random() * n);

let table: Besieged;
let player: TestClient;
let watcher: TestClient;
beforeAll(async () => {
  ({ table, player, watcher } = await Besieged.open('127'));
});
afterEach(() => (table.isClosed ? undefined : table.expectUntouched()));
afterAll(() => table.close());

test('every field of every request, wrong in every way, is refused and changes nothing', async () => {
  const bad = badRequests();
  expect(bad.length).toBeGreaterThan(1500);
  const attackers = [
    ...(await table.raw(1, '127.6.6.3')),
    ...(await table.raw(1, '127.6.6.1', player.cookie)),
    ...(await table.raw(1, '127.6.6.2', watcher.cookie)),
    ...(await table.raw(1, '127.0.0.1', table.people[0]?.cookie)),
  ];
  for (const attacker of attackers) {
    const replies = await Promise.all(bad.map(({ name, payload }) => attacker.ask(name, payload)));
    const passed = bad.filter((_, i) => replies[i] !== 'badMessage');
    expect(passed.slice(0, 5)).toEqual([]);
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('events nobody knows, and names that objects have, are unknown', async () => {
  const [attacker] = (await table.raw(1, '127.6.6.3')) as [RawClient];
  const names = [
    'room:destroy',
    'match:update',
    'constructor',
    '__proto__',
    'toString',
    '',
    'error',
  ];
  for (const name of names) expect(await attacker.ask(name, {})).toBe('unknownEvent');
});

test('frames that are no message end their connection at most', async () => {
  for (const frame of BROKEN_FRAMES) {
    const [attacker] = (await table.raw(1, '127.6.6.4')) as [RawClient];
    attacker.send(frame);
    expect(['notInRoom', 'closed']).toContain(await attacker.ask('room:stand', {}));
    attacker.close();
  }
});

test('oversized frames end their connection', async () => {
  for (let i = 0; i < 10; i += 1) {
    const [attacker] = (await table.raw(1, '127.6.6.5')) as [RawClient];
    const nickname = 'x'.repeat(17_000 * (i + 1));
    expect(await attacker.ask('room:create', { nickname })).toBe('closed');
  }
});

test('cookies that are forged, cut, swapped, or of a key that is no more, open nothing', async () => {
  const { port } = table.server;
  const victim = table.people[1] as TestClient;
  const user = victim.room?.you ?? '';
  const genuine = victim.cookie.split('.')[1] ?? '';
  const forgeries = [`tablee=${user}`, `tablee=${user}.`, `tablee=u${'0'.repeat(16)}.${genuine}`];
  for (let i = 0; i < 40; i += 1) {
    const oldKey = createHmac('sha256', randomBytes(32)).update(`tablee guest ${user}`);
    forgeries.push(`tablee=${user}.${oldKey.digest('base64url')}`);
    const at = below(genuine.length - 1);
    const changed = genuine[at] === 'A' ? 'B' : 'A';
    forgeries.push(`tablee=${user}.${genuine.slice(0, at)}${changed}${genuine.slice(at + 1)}`);
  }
  for (const cookie of forgeries) {
    const headers = { cookie, 'x-forwarded-for': '127.6.6.6' };
    await expect(RawClient.connect(port, headers)).rejects.toThrow('noIdentity');
  }
});

test('answers that are replayed, stale, for other seats or other matches are refused', async () => {
  const { match } = table;
  const other = await table.server.match(2, 0, { rounds: 30 });
  const [ada, ben] = table.people as [TestClient, TestClient];
  const fingerprints = [ada, ben].map((one) => String(one.match?.question?.fingerprint));
  const cards = [ada, ben].flatMap((one) => {
    const own = one.match?.own as { hand: { id: string }[] } | undefined;
    return (own?.hand ?? []).map(({ id }) => [id]);
  });
  const picks = [...cards, ['yes'], ['3'], [], ['c1', 'c1'], ['__proto__'], Array(64).fill('c1')];
  const questions = [...fingerprints, '', '0'.repeat(40), '__proto__'];
  const ids = [match, String(other.host.match?.match), `m${'0'.repeat(16)}`];
  const [asPlayer] = (await table.raw(1, '127.6.6.1', player.cookie)) as [RawClient];
  const [asWatcher] = (await table.raw(1, '127.6.6.2', watcher.cookie)) as [RawClient];
  const [stranger] = (await table.raw(1, '127.6.6.3')) as [RawClient];
  await asPlayer.ask('room:join', { code: table.code });
  await asWatcher.ask('room:join', { code: table.code });
  const replies = new Set<string>();
  for (let i = 0; i < 1500; i += 1) {
    const attacker = [asPlayer, asWatcher, stranger][i % 3] as RawClient;
    const id = ids[below(ids.length)];
    const answer = {
      match: id,
      question: questions[below(questions.length)],
      picks: picks[below(picks.length)],
    };
    const forged = i % 10 === 0 ? { ...answer, seat: below(3) } : answer;
    replies.add(await attacker.ask('match:answer', forged));
    if (attacker !== asPlayer || id !== match) {
      replies.add(await attacker.ask('match:undo', { match: id }));
      replies.add(await attacker.ask('match:concede', { match: id }));
    }
  }
  expect(replies).not.toContain('ok');
  expect(replies).not.toContain('serverError');
  for (const seat of [0, 1, 2, 3, 7]) {
    expect(await asWatcher.ask('room:sit', { seat })).toBe('matchRunning');
  }
  for (const name of ['room:lobby', 'room:start'] as const) {
    expect(await asPlayer.ask(name, {})).toBe('notHost');
  }
});

test('the log tells pages of other sites from our own', async () => {
  const headers = { cookie: player.cookie, origin: 'https://evil.example' };
  for (let i = 0; i < 20; i += 1) {
    await expect(RawClient.connect(table.server.port, headers)).rejects.toThrow('no connection');
  }
});

test('the log has a line per kind and address, and no word of the messages', async () => {
  const secrets = [table.secret(), table.code, 'Guest', 'x'.repeat(100)];
  secrets.push(...[player, watcher, ...table.people].map(({ cookie }) => cookie.slice(-30)));
  const logs = await table.closed();
  const abuse = logs.filter(({ msg }) => msg === 'abuse');
  const keys = abuse.map(({ kind, address }) => `${kind} ${address}`);
  expect(keys.some((key) => key.startsWith('otherOrigin '))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(
    expect.arrayContaining([
      'badMessage 127.6.6.1',
      'badMessage 127.6.6.2',
      'unknownEvent 127.6.6.3',
      'brokenFrame 127.6.6.4',
      'oversizeFrame 127.6.6.5',
      'forgedCookie 127.6.6.6',
      'noMatch 127.6.6.2',
      'notSeated 127.6.6.2',
    ]),
  );
  expect(logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  expect(logs.length).toBeLessThan(60);
  for (const secret of secrets) expect(JSON.stringify(logs)).not.toContain(secret);
});
