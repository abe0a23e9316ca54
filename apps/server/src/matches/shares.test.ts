import { createHash, randomBytes } from 'node:crypto';
import { sealText } from '@tablee/protocol/chance.ts';
import type { MatchPromise, MatchSeals } from '@tablee/protocol/updates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { silentSocket } from '../testing/test-house.ts';
import { TestServer } from '../testing/test-server.ts';
import { ToldTime } from '../testing/told-time.ts';
import { haveHeard } from '../testing/until.ts';
import { commitmentOf } from './dice.ts';
import { Gathering, Shares } from './shares.ts';

const match = 'm0123456789abcdef';
const commitment = commitmentOf(Buffer.alloc(32));
const players = ['u1', null, 'u2'];
const nonces = [1, 2, 3].map((byte) => Buffer.alloc(16, byte).toString('hex'));
const sealOf = (seat: number, nonce: string): string =>
  createHash('sha256')
    .update(sealText(match, commitment, seat, nonce))
    .digest('hex');
const [first, , third] = nonces as [string, string, string];
const gathering = (here = ['u1', 'u2']) =>
  new Gathering(match, commitment, players, (user) => here.includes(user));

test('every number is sealed before the first is opened; bots add none', () => {
  const deal = gathering();
  deal.seal('u1', sealOf(0, first));
  expect(() => deal.open('u1', first)).toThrow('stale');
  expect(deal.isComplete).toBe(false);
  deal.seal('u2', sealOf(2, third));
  expect(deal.isComplete).toBe(true);
  deal.goOn();
  expect(deal.isComplete).toBe(false);
  deal.open('u2', third);
  deal.open('u1', first);
  expect(deal.isComplete).toBe(true);
  expect(deal.shares).toEqual([
    { seal: sealOf(0, first), nonce: first },
    { seal: null, nonce: null },
    { seal: sealOf(2, third), nonce: third },
  ]);
});

test('an absent player is not waited for; one who seals and does not open is listed so', () => {
  const deal = gathering(['u1']);
  deal.seal('u1', sealOf(0, first));
  expect(deal.isComplete).toBe(true);
  deal.goOn();
  expect(deal.isComplete).toBe(false);
  deal.goOn();
  expect(deal.shares[0]).toEqual({ seal: sealOf(0, first), nonce: null });
  expect(gathering([]).isComplete).toBe(true);
});

test('a number is refused that comes late, twice, from no player, or is not the one that was sealed', () => {
  const deal = gathering();
  expect(() => deal.seal('u3', sealOf(0, first))).toThrow('notSeated');
  deal.seal('u1', sealOf(0, first));
  expect(() => deal.seal('u1', sealOf(0, third))).toThrow('alreadyAnswered');
  deal.goOn();
  expect(() => deal.seal('u2', sealOf(2, third))).toThrow('stale');
  expect(() => deal.open('u2', third)).toThrow('notAsked');
  expect(() => deal.open('u3', third)).toThrow('notSeated');
  expect(() => deal.open('u1', third)).toThrow('badShare');
  deal.open('u1', first);
  expect(() => deal.open('u1', first)).toThrow('alreadyAnswered');
  deal.goOn();
  expect(() => deal.open('u1', first)).toThrow('stale');
});

test('a seal taken over from another seat opens with no number', () => {
  const deal = gathering();
  deal.seal('u1', sealOf(0, first));
  deal.seal('u2', sealOf(0, first));
  deal.goOn();
  expect(() => deal.open('u2', first)).toThrow('badShare');
});

let server: TestServer;
const time = new ToldTime();
beforeAll(async () => {
  server = await TestServer.open({}, undefined, time);
});
afterAll(() => server.close());

const named = <T>(client: TestClient, name: string): T[] =>
  client.heard.flatMap((one) => (one.name === name ? [one.payload as T] : []));
/** Waits until those that add a number have sealed it. */
async function arePromised(members: readonly TestClient[]): Promise<void> {
  for (const member of members)
    await member.until('the promise', (client) => named(client, 'match:promise').length === 1);
  await haveHeard(members);
}

test('the commitment comes before any number is sealed, every seal before any number, the list before the deal', async () => {
  const { members, host, players: seated } = await server.match(2, 1);
  const order = host.heard
    .map(({ name }) => name)
    .filter((name) => name.startsWith('match:') && name !== 'match:clock');
  expect(order.slice(0, 3)).toEqual(['match:promise', 'match:seals', 'match:snapshot']);
  const [promise] = named<MatchPromise>(host, 'match:promise') as [MatchPromise];
  const [{ seals }] = named<MatchSeals>(host, 'match:seals') as [MatchSeals];
  expect(promise).toEqual({
    match: host.match?.match,
    commitment: host.match?.commitment,
    players: seated.map(({ room }) => room?.you),
  });
  for (const { match: shown } of members) {
    const shares = shown?.shares ?? [];
    expect(shares.map(({ seal }) => seal)).toEqual(seals);
    for (const [seat, { nonce, seal }] of shares.entries()) {
      const text = sealText(promise.match, promise.commitment, seat, nonce ?? '');
      expect(createHash('sha256').update(text).digest('hex')).toBe(seal);
    }
    expect(shares).toHaveLength(2);
  }
});

test('a start with silent pages begins after the limit, with the pages that have answered in the list', async () => {
  const { members } = await server.room(2, 2);
  const [host, silent] = members as [TestClient, TestClient];
  silent.sharesChance = false;
  const started = host.must('room:start', {});
  await arePromised(members);
  time.pass(899);
  await haveHeard(members);
  expect(named(silent, 'match:seals')).toEqual([]);
  time.pass(1);
  await started;
  await silent.until('the match', (client) => client.match !== null);
  expect(silent.match?.shares).toEqual([
    { seal: expect.any(String), nonce: expect.any(String) },
    { seal: null, nonce: null },
  ]);
});

test('with bots and absent ones it begins at once', async () => {
  const { members } = await server.room(3, 2);
  const [host, absent, watcher] = members as [TestClient, TestClient, TestClient];
  await server.choose(host, 3, { rounds: 2 });
  await host.must('room:seatBot', { seat: 2, bot: 'random' });
  absent.close();
  await host.until('the absence', ({ room }) => room?.members[1]?.connected === false);
  // A watcher adds nothing, and is not waited for.
  watcher.sharesChance = false;
  // No time passes.
  await host.must('room:start', {});
  await watcher.until('the match', (client) => client.match !== null);
  const nonesOf = watcher.match?.shares?.map(({ nonce }) => nonce === null);
  expect(nonesOf).toEqual([false, true, true]);
});

test('a seal or number out of place is refused to its sender, and the match goes on without it', async () => {
  const { members } = await server.room(3, 2);
  const [host, player, watcher] = members as [TestClient, TestClient, TestClient];
  for (const one of members) one.sharesChance = false;
  const seal = randomBytes(32).toString('hex');
  const nonce = randomBytes(16).toString('hex');
  const code = (reply: unknown) => (reply as { error?: { code: string } }).error?.code ?? 'ok';
  const started = host.must('room:start', {});
  await player.until('the promise', (client) => named(client, 'match:promise').length === 1);
  const [{ match: id }] = named<MatchPromise>(player, 'match:promise') as [MatchPromise];
  const asks = async (client: TestClient, name: string, payload: object) =>
    code(await client.raw(name, payload));
  expect(await asks(watcher, 'match:seal', { match: id, seal })).toBe('notSeated');
  expect(await asks(player, 'match:seal', { match: id, seal: 'xyz' })).toBe('badMessage');
  expect(await asks(player, 'match:share', { match: id, nonce })).toBe('stale');
  expect(await asks(player, 'match:seal', { match, seal })).toBe('stale');
  expect(await asks(player, 'match:seal', { match: id, seal })).toBe('ok');
  expect(await asks(player, 'match:seal', { match: id, seal })).toBe('alreadyAnswered');
  const again = asks(host, 'room:start', {});
  time.pass(900);
  await player.until('the seals', (client) => named(client, 'match:seals').length === 1);
  expect(named(player, 'match:seals')).toEqual([{ match: id, seals: [null, seal] }]);
  expect(await asks(player, 'match:share', { match: id, nonce })).toBe('badShare');
  expect(await asks(player, 'match:share', { match: id, nonce: `${nonce}00` })).toBe('badMessage');
  time.pass(600);
  await started;
  expect(await again).toBe('matchRunning');
  expect(await asks(player, 'match:share', { match: id, nonce })).toBe('stale');
  await host.until('the match', (client) => client.match !== null);
  expect(host.match?.shares).toEqual([
    { seal: null, nonce: null },
    { seal, nonce: null },
  ]);
});

test('requests while the shares are gathered wait until the match has begun', async () => {
  const { members } = await server.room(2, 2);
  const [host, player] = members as [TestClient, TestClient];
  player.sharesChance = false;
  const started = host.ask('room:start', {});
  await arePromised(members);
  const standing = player.ask('room:stand', {});
  await haveHeard(members);
  time.pass(900);
  expect(await standing).toEqual({
    ok: false,
    error: { code: 'matchRunning' },
  });
  expect(await started).toEqual({ ok: true });
});

test('a server that goes down deals nothing without the numbers it still waits for', async () => {
  const sent: { name: string; match: string }[] = [];
  const shares = new Shares(
    { toSocket: (_, name, payload) => void sent.push({ name, ...(payload as { match: string }) }) },
    new ToldTime(),
  );
  const sockets = ['u1', 'u2'].map((user) => silentSocket(user));
  const gathers = (room: string) => {
    for (const { data } of sockets) data.room = room;
    return shares.gather(room, ['u1', 'u2'], () => sockets);
  };
  const sealing = gathers('A');
  const opening = gathers('B');
  const { match: id } = sent.at(-1) as { match: string };
  for (const socket of sockets) {
    await shares.handlers['match:seal'](socket, { match: id, seal: 'ab'.repeat(32) });
  }
  expect(sent.filter(({ name }) => name === 'match:promise')).toHaveLength(4);
  const ends = Promise.allSettled([sealing, opening]);
  await Promise.resolve();
  shares.close();
  const aborted = { status: 'rejected', reason: { problem: { code: 'notKept' } } };
  expect(await ends).toMatchObject([aborted, aborted]);
  expect(await Promise.allSettled([gathers('C')])).toMatchObject([aborted]);
  // If nobody is waited for, nothing is cut short.
  expect((await shares.gather('D', ['u3', null], () => [])).shares).toHaveLength(2);
});

test('a server that goes down waits for nobody', async () => {
  const own = await TestServer.open({}, undefined, new ToldTime());
  const { code, members } = await own.room(2, 2);
  const [host, player] = members as [TestClient, TestClient];
  player.sharesChance = false;
  void host.raw('room:start', {}).catch(() => {});
  await player.until('the promise', (client) => named(client, 'match:promise').length === 1);
  // No time passes.
  await own.stop();
  const again = await TestServer.open({ dataDir: own.dataDir });
  const back = await again.client(host.cookie);
  await back.must('room:join', { code });
  await back.until('the room', ({ room }) => room !== null);
  expect(back.room?.match).toBeNull();
  await again.close();
});
