import { rmSync } from 'node:fs';
import { seeded } from '@tablee/engine';
import { PROTOCOL_VERSION, VERSION_OF_ONE_NODE } from '@tablee/protocol/version.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HEED_EVERY, LEAST_DRAIN } from './server.ts';
import { duelCatalogue } from './testing/duel.ts';
import { hasPostgres } from './testing/postgres.ts';
import { sharedCluster } from './testing/shared-postgres.ts';
import { newGuest, TestClient } from './testing/test-client.ts';
import { freshDirectory, TestServer } from './testing/test-server.ts';
import { ToldTime } from './testing/told-time.ts';
import { until } from './testing/until.ts';

// docs/architecture.md, "Several nodes": the rules for two servers with one database.

const LEASE = 12_000;

let a: TestServer;
let b: TestServer;
let databaseUrl: string;
/** That of both nodes; the database has its own. */
let time: ToldTime;
const clients: TestClient[] = [];
const folders: string[] = [];
const gone = new Set<TestServer>();

beforeEach(async () => {
  time = new ToldTime();
  if (!hasPostgres) return;
  databaseUrl = await (await sharedCluster()).database();
  const node = (nodeName: string): Promise<TestServer> => {
    const dataDir = freshDirectory();
    folders.push(dataDir);
    const leases = { nodeName, lease: LEASE, heartbeat: 200 };
    return TestServer.open({ databaseUrl, dataDir, ...leases }, duelCatalogue(), time);
  };
  [a, b] = [await node('a'), await node('b')];
  await knowEachOther();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of [a, b])
    if (server !== undefined && !gone.has(server)) await ended(server.stop());
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Until every node has heard of the other: each looks at the others as it renews its lease, and the second time both were there. */
async function knowEachOther(): Promise<void> {
  const cluster = await sharedCluster();
  const leases = async (): Promise<number[]> => {
    const rows = await cluster.query(
      databaseUrl,
      'SELECT extract(epoch FROM until)::float8 AS until FROM nodes ORDER BY name',
    );
    return rows.map(({ until }) => Number(until));
  };
  for (let renewals = 0; renewals < 2; renewals += 1) {
    const before = await leases();
    const haveRenewed = async (): Promise<boolean> => {
      const now = await leases();
      return now.length === 2 && now.every((lease, i) => lease > (before[i] ?? 0));
    };
    // Each look is a new connection.
    await until('each has renewed its lease', haveRenewed, undefined, 50);
  }
}

/** A server that is to end waits until proxies have noticed. */
const ended = (stopping: Promise<void>): Promise<void> => time.passUntil(stopping, LEAST_DRAIN);

/** Stops a server while its clients stay. */
function leaves(server: TestServer): Promise<void> {
  clients.push(...server.clients.splice(0));
  gone.add(server);
  return server.stop();
}

/** A connection, or the refusal with what it says. */
async function comes(
  server: TestServer,
  cookie: string,
  query: Record<string, string> = {},
): Promise<TestClient | object> {
  const client = new TestClient(server.port, cookie, { query });
  clients.push(client);
  return client.connect().catch((error: Error & { data?: object }) => ({
    ...error.data,
    message: error.message,
  }));
}

const get = (server: TestServer, path: string) =>
  fetch(`http://localhost:${server.port}${path}`).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
const post = (server: TestServer, path: string, cookie: string, body: object = {}) =>
  fetch(`http://localhost:${server.port}${path}`, {
    method: 'POST',
    headers: { cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then(async (response) => ({ status: response.status, body: await response.json() }));

test.runIf(hasPostgres)('a room is at the node that opened it: the other one says so', async () => {
  const { code, members } = await a.room(1);
  const [ada] = members as [TestClient];
  const bea = await b.client();
  const away = { ok: false, error: { code: 'elsewhere', at: 'a' } };
  expect(await bea.ask('room:join', { code, nickname: 'Bea' })).toEqual(away);
  // A member is sent there as they connect; one who was sent here although it lives is sent back when they ask.
  const told = { message: 'elsewhere', code: 'elsewhere', at: 'a' };
  expect(await comes(b, ada.cookie, { room: code })).toEqual(told);
  const unreached = (await comes(b, ada.cookie, { room: code, at: 'a' })) as TestClient;
  expect(await unreached.ask('room:join', { code })).toEqual(away);
  const there = (await comes(a, bea.cookie, { room: code, at: 'a' })) as TestClient;
  expect(await there.ask('room:join', { code, nickname: 'Bea' })).toEqual({ ok: true, code });
});

test.runIf(hasPostgres)(
  'a node that slept while its room was taken shows no old board: who connects is sent to the new one',
  async () => {
    const { code, members } = await a.match(2);
    const [ada] = members as [TestClient];
    expect(await comes(a, ada.cookie, { room: code })).toBeInstanceOf(TestClient);
    await (await sharedCluster()).query(
      databaseUrl,
      "UPDATE places SET epoch = epoch + 1, node = (SELECT id FROM nodes WHERE name = 'b') WHERE room = $1",
      [code],
    );
    const told = { message: 'elsewhere', code: 'elsewhere', at: 'b' };
    expect(await comes(a, ada.cookie, { room: code })).toEqual(told);
    const there = (await comes(b, ada.cookie, { room: code, at: 'b' })) as TestClient;
    expect(await there.ask('room:join', { code })).toEqual({ ok: true, code });
  },
);

test.runIf(hasPostgres)(
  'a connection tells a stranger nothing of a room: neither that it is, nor where',
  async () => {
    const { code } = await a.room(1);
    const { cookie } = await newGuest(b.port);
    for (const room of [code, 'ZZZZZZZZ', 'nonsense']) {
      const client = await comes(b, cookie, { room });
      expect(client).toBeInstanceOf(TestClient);
    }
  },
);

test.runIf(hasPostgres)(
  'clients that know nothing of moving rooms have to reload; on a server of one node they play',
  async () => {
    const { cookie } = await newGuest(a.port);
    const old = (server: TestServer): Promise<unknown> => {
      const client = new TestClient(server.port, cookie);
      clients.push(client);
      client.socket.auth = { protocol: VERSION_OF_ONE_NODE };
      return client.connect().then(
        () => 'ok',
        (error: Error) => error.message,
      );
    };
    expect(PROTOCOL_VERSION).toBeGreaterThan(VERSION_OF_ONE_NODE);
    expect(await old(a)).toBe('wrongVersion');
    const alone = await TestServer.open();
    const guest = await newGuest(alone.port);
    const client = new TestClient(alone.port, guest.cookie);
    client.socket.auth = { protocol: VERSION_OF_ONE_NODE };
    await client.connect();
    client.close();
    await alone.close();
  },
);

test.runIf(hasPostgres)(
  'a node that stops gives its rooms away: the match goes on at the other, with all that was acknowledged',
  async () => {
    const { code, members } = await a.match(2);
    const players = members as [TestClient, TestClient];
    await players[0].answerAtRandom(seeded(1));
    const seqs = players.map(({ match }) => match?.seq ?? 0);
    const at = Math.max(...seqs);
    const stopped = leaves(a);
    const moved = (client: TestClient) => client.heard.find(({ name }) => name === 'room:moved');
    await players[1].until('told to move', (client) => moved(client) !== undefined);
    expect(moved(players[1])?.payload).toEqual({ at: 'b', after: expect.any(Number) });
    expect(await get(a, '/readyz')).toEqual({ status: 503, text: 'not ready\n' });
    expect((await get(a, '/livez')).status).toBe(200);
    expect((await get(b, '/readyz')).status).toBe(200);
    const back: TestClient[] = [];
    for (const { cookie } of players) {
      const client = (await comes(b, cookie, { room: code, at: 'b' })) as TestClient;
      await client.must('room:join', { code });
      await client.until('the match', ({ match }) => match !== null);
      back.push(client);
    }
    // Nobody has waited for the lease to end.
    const leases = 'SELECT name FROM nodes WHERE until > clock_timestamp() ORDER BY name';
    const living = await (await sharedCluster()).query(databaseUrl, leases);
    expect(living).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(back[0]?.match?.seq).toBe(at);
    const asked = back.find(({ match }) => match?.question != null) as TestClient;
    expect((await asked.answerAtRandom(seeded(2))).ok).toBe(true);
    // Proxies have had no time to notice.
    expect((await get(a, '/livez')).status).toBe(200);
    await ended(stopped);
    expect(a.logs).not.toContain('"level":50');
  },
);

test.runIf(hasPostgres)(
  'a connection without a room is sent on as well, and a node that goes takes nobody in',
  async () => {
    const guest = await a.client();
    const other = await newGuest(a.port);
    const stopped = leaves(a);
    await guest.until('told to move', ({ heard }) =>
      heard.some(({ name }) => name === 'room:moved'),
    );
    expect(await comes(a, other.cookie)).toMatchObject({ code: 'elsewhere', at: 'b' });
    await ended(stopped);
  },
);

test.runIf(hasPostgres)(
  'a deleted user leaves the rooms of every node: each does its own and names the next',
  async () => {
    const here = await a.room(1);
    const [ada] = here.members as [TestClient];
    const bea = await b.client();
    const { code } = await bea.must('room:create', { nickname: 'Bea' });
    const atB = (await comes(b, ada.cookie)) as TestClient;
    await atB.must('room:join', { code, nickname: 'Ada' });
    const first = await post(a, '/api/forget-me', ada.cookie);
    expect(first).toEqual({ status: 421, body: { error: 'elsewhere', at: 'b' } });
    expect(bea.room?.members).toHaveLength(2);
    expect((await post(b, '/api/forget-me', ada.cookie)).status).toBe(200);
    await bea.until('they are gone', ({ room }) => room?.members.length === 1);
  },
);

test.runIf(hasPostgres)(
  'a link to a room says whose table it is, whichever node is asked',
  async () => {
    const { code } = await a.room(1);
    const card = (server: TestServer, room: string) => get(server, `/api/rooms/${room}/card.png`);
    expect((await card(a, code)).status).toBe(200);
    expect((await card(b, code)).status).toBe(200);
    expect((await card(b, 'ZZZZZZZZ')).status).toBe(404);
  },
);

test.runIf(hasPostgres)('a pass for a room is made at any node', async () => {
  const { code, members } = await a.room(1);
  const [ada] = members as [TestClient];
  expect((await post(b, '/api/pass', ada.cookie, { room: code })).status).toBe(200);
  const { cookie } = await newGuest(b.port);
  expect((await post(b, '/api/pass', cookie, { room: code })).status).toBe(403);
});

test.runIf(hasPostgres)(
  'a session that is ended at one node counts at no other after a moment, and its connections there end',
  async () => {
    const { code, members } = await a.room(1);
    const [ada] = members as [TestClient];
    const made = await post(a, '/api/pass', ada.cookie, { room: code });
    const taken = await fetch(`${b.url}/api/pass/take`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: (made.body as { code: string }).code }),
    });
    const phone = taken.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const atB = (await comes(b, phone)) as TestClient;
    expect(await post(b, '/api/devices', phone)).toMatchObject({ status: 200 });
    const heeded = new Promise((resolve) => atB.socket.once('disconnect', resolve));
    expect((await post(a, '/api/devices/end-others', ada.cookie)).status).toBe(200);
    time.pass(HEED_EVERY);
    await heeded;
    expect((await post(b, '/api/devices', phone)).status).toBe(403);
    expect((await post(b, '/api/devices', ada.cookie)).status).toBe(200);
  },
);

test.runIf(hasPostgres)(
  'the clocks of a match stand still from the loss of its node until it is taken over',
  async () => {
    const { code, host, players } = await a.match(2);
    const banks = (client: TestClient): readonly number[] | undefined => {
      const told = client.heard.findLast(({ name }) => name === 'match:clock')?.payload;
      return (told as { banks?: number[] } | undefined)?.banks;
    };
    await host.must('room:clock', { clock: { kind: 'bank', seconds: 600, reaction: 0 } });
    await host.until('counted', (client) => banks(client) !== undefined);
    time.pass(100);
    await players[0]?.answerAtRandom(seeded(1));
    await host.until('paid', (client) => Number(banks(client)?.[0]) < 600_000);
    await host.must('room:rename', { nickname: 'Ada again' });
    const before = banks(host) ?? [];
    // As if the node had slept past its lease.
    const cluster = await sharedCluster();
    await cluster.query(
      a.config.databaseUrl as string,
      "UPDATE nodes SET until = clock_timestamp() WHERE name = 'a'",
    );
    for (const player of players) player.close();
    await until('it is lost', () => a.logs.includes('could not be renewed'));
    time.pass(2000);
    const back = (await comes(b, host.cookie, { room: code })) as TestClient;
    await back.must('room:join', { code });
    await back.until('the clock', (client) => banks(client) !== undefined);
    expect(banks(back)).toEqual(before);
  },
);
