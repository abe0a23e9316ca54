import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Device } from '@tablee/protocol/devices.ts';
import express from 'express';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { GroupCommit } from '../store/group-commit.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { FickleStore } from '../testing/fickle-store.ts';
import { newGuest, TestClient } from '../testing/test-client.ts';
import { testTables } from '../testing/test-house.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { browserName } from './browser-name.ts';
import { Devices } from './devices.ts';
import { Identity } from './identity.ts';
import { PassRoutes } from './pass-routes.ts';
import { PassesInMemory } from './passes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function post(path: string, cookie: string, body: object = {}, to = server) {
  const response = await fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX, cookie },
    body: JSON.stringify(body),
  });
  const made = response.headers.getSetCookie()[0]?.split(';')[0];
  return { status: response.status, body: await response.json(), made };
}

async function devicesOf(cookie: string, to = server): Promise<Device[]> {
  const { status, body } = await post('/api/devices', cookie, {}, to);
  expect(status).toBe(200);
  return (body as { devices: Device[] }).devices;
}

/** A device of the same person: it has used a pass. */
async function another(ada: TestClient, room: string, to = server): Promise<string> {
  const { body } = await post('/api/pass', ada.cookie, { room }, to);
  const { code } = body as { code: string };
  const guest = await newGuest(to.port);
  return (await post('/api/pass/take', guest.cookie, { code }, to)).made as string;
}

async function connected(cookie: string, agent: string, to = server): Promise<TestClient> {
  const client = new TestClient(to.port, cookie, { headers: { 'user-agent': agent } });
  to.clients.push(client);
  return client.connect();
}

const listed = async (cookie: string, count: number, to = server): Promise<Device[]> => {
  await until('they are listed', async () => (await devicesOf(cookie, to)).length === count);
  return devicesOf(cookie, to);
};

const whyNot = (client: TestClient): Promise<string> =>
  client.connect().then(
    () => 'connected',
    (error: Error) => error.message,
  );

test('all see where they are signed in, in words, and which of them this one is', async () => {
  const { code, members } = await server.room(1);
  const [ada] = members as [TestClient];
  const phone = await another(ada, code);
  const devices = await listed(ada.cookie, 2);
  expect(devices.map(({ here }) => here).sort()).toEqual([false, true]);
  expect(devices.find(({ here }) => !here)).toMatchObject({ browser: 'Firefox', system: 'Linux' });
  expect((await devicesOf(phone)).find(({ here }) => here)?.browser).toBe('Firefox');
  const [stranger] = [await newGuest(server.port)];
  expect(await devicesOf(stranger.cookie)).toEqual([]);
});

test('a device that is ended loses its connections and its cookie; the others stay', async () => {
  const { code, members } = await server.room(2);
  const [ada, bea] = members as [TestClient, TestClient];
  const phone = await another(ada, code);
  const there = await connected(phone, FIREFOX);
  await there.must('room:join', { code });
  const [id] = (await listed(ada.cookie, 2)).flatMap((each) => (each.here ? [] : [each.id]));
  // Nobody ends what is not theirs, nor the device they ask from.
  const refused = { status: 404, body: { error: 'noSuchDevice' } };
  expect(await post('/api/devices/end', bea.cookie, { id })).toMatchObject(refused);
  expect(await post('/api/devices/end', phone, { id })).toMatchObject(refused);
  const gone = new Promise((resolve) => there.socket.once('disconnect', resolve));
  there.socket.io.reconnection(false);
  expect(await post('/api/devices/end', ada.cookie, { id })).toMatchObject({ status: 200 });
  await gone;
  expect(await whyNot(new TestClient(server.port, phone))).toBe('noIdentity');
  expect(await post('/api/devices', phone)).toMatchObject({ status: 403 });
  expect(await post('/api/pass', phone, { room: code })).toMatchObject({ status: 403 });
  expect(ada.socket.connected).toBe(true);
  expect(await listed(ada.cookie, 1)).toMatchObject([{ here: true }]);
  // The browser that was signed out becomes a new user.
  const anew = await post('/api/guest', phone);
  expect((anew.body as { user: string }).user).not.toBe(ada.room?.you);
});

test('who took a pass and never connected is signed out with the others', async () => {
  const { code, members } = await server.room(1);
  const [ada] = members as [TestClient];
  const thief = await another(ada, code);
  expect(await devicesOf(ada.cookie)).toHaveLength(2);
  await post('/api/devices/end-others', ada.cookie);
  expect(await whyNot(new TestClient(server.port, thief))).toBe('noIdentity');
});

test('a pass that was made before others are signed out lets nobody in afterwards', async () => {
  const { code: room, members } = await server.room(1);
  const [ada] = members as [TestClient];
  const thief = await another(ada, room);
  const made = async () =>
    ((await post('/api/pass', thief, { room })).body as { code: string }).code;
  const guest = await newGuest(server.port);
  const take = async (code: string) => await post('/api/pass/take', guest.cookie, { code });
  const first = await made();
  const [id] = (await listed(ada.cookie, 2)).flatMap((each) => (each.here ? [] : [each.id]));
  await post('/api/devices/end', ada.cookie, { id });
  expect(await take(first)).toMatchObject({ body: { error: 'passExpired' }, made: undefined });
  const { body } = await post('/api/pass', ada.cookie, { room });
  await post('/api/devices/end-others', ada.cookie);
  const { code } = body as { code: string };
  expect(await take(code)).toMatchObject({ body: { error: 'passExpired' }, made: undefined });
});

test('a visitor who enters no room is listed nowhere; an old cookie is noted when it gets a session', async () => {
  const guest = await newGuest(server.port);
  const client = await connected(guest.cookie, FIREFOX);
  await client.ask('room:join', { code: 'ZZZZZZZZ', nickname: 'Eve' });
  expect(await devicesOf(guest.cookie)).toEqual([]);
  await client.must('room:create', { nickname: 'Eve' });
  await listed(guest.cookie, 1);
  const { user } = await newGuest(server.port);
  const { made } = await post('/api/guest', cookieOfBefore(user));
  expect(await devicesOf(made as string)).toMatchObject([{ here: true, browser: 'Firefox' }]);
});

test('a device whose note is lost is noted the next time; a pass that cannot be noted stays', async () => {
  const dataDir = freshDirectory();
  const store = new FickleStore(dataDir);
  const devices = await Devices.open(store, new GroupCommit(store, () => {}));
  const proof = { user: 'u0000000000000001', session: 's0000000000000001' };
  store.isFull = true;
  await expect(devices.seen(proof, FIREFOX)).rejects.toThrow('full');
  store.isFull = false;
  await devices.seen(proof, FIREFOX);
  expect(await devices.list(proof)).toHaveLength(1);

  const { tables } = testTables(store);
  const empty = { game: 'duel', options: {}, seats: [null, null] };
  const table = await tables.create({ id: proof.user, nickname: 'Ada' }, empty, []);
  const passes = new PassesInMemory();
  const identity = new Identity(Buffer.alloc(32), null);
  const { router } = new PassRoutes({
    ...{ passes, devices, identity, tables, store, publicUrl: null, addressOf: () => '' },
    isLimited: () => false,
  });
  const http = express().use(router).listen(0);
  onTestFinished(async () => {
    http.close();
    await store.close();
  });
  const code = await passes.make(proof.user, table.code);
  const { port } = http.address() as AddressInfo;
  const take = () =>
    fetch(`http://localhost:${port}/api/pass/take`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
  store.isFull = true;
  const lost = await take();
  expect([lost.ok, lost.headers.getSetCookie()]).toEqual([false, []]);
  store.isFull = false;
  expect((await take()).ok).toBe(true);
  expect(await devices.list(proof)).toHaveLength(2);
});

test('all others are ended at once, and stay so after a restart', async () => {
  const first = await TestServer.open();
  const { code, members } = await first.room(1);
  const [ada] = members as [TestClient];
  const phones = [await another(ada, code, first), await another(ada, code, first)];
  for (const phone of phones) await connected(phone, FIREFOX, first);
  await listed(ada.cookie, 3, first);
  expect(await post('/api/devices/end-others', ada.cookie, {}, first)).toMatchObject({
    status: 200,
  });
  await first.stop();
  const second = await TestServer.open({ dataDir: first.dataDir });
  for (const phone of phones) {
    expect(await whyNot(new TestClient(second.port, phone))).toBe('noIdentity');
  }
  expect(await whyNot(new TestClient(second.port, ada.cookie))).toBe('connected');
  await second.close();
});

/** A cookie as it was made before cookies had sessions. */
function cookieOfBefore(user: string): string {
  const key = readFileSync(join(server.dataDir, 'identity.key'));
  const signature = createHmac('sha256', key).update(`tablee guest ${user}`).digest('base64url');
  return `tablee=${user}.${signature}`;
}

test('an old cookie stays valid, gets a session at its next visit, and can be ended too', async () => {
  const { user } = await newGuest(server.port);
  const old = cookieOfBefore(user);
  const client = await connected(old, FIREFOX);
  await client.must('room:create', { nickname: 'Ada' });
  await client.until('the room', ({ room }) => room !== null);
  expect(client.room?.you).toBe(user);
  const visited = await post('/api/guest', old);
  expect(visited.body).toEqual({ user });
  expect(visited.made).not.toBe(old);
  expect(await post('/api/guest', visited.made as string)).toMatchObject({
    body: { user },
    made: undefined,
  });
  client.socket.io.reconnection(false);
  await post('/api/devices/end-others', visited.made as string);
  expect(await whyNot(new TestClient(server.port, old))).toBe('noIdentity');
  expect(await whyNot(new TestClient(server.port, visited.made as string))).toBe('connected');
});

test('a forged session is no identity', async () => {
  const { user, cookie } = await newGuest(server.port);
  const [, , signature] = cookie.split('.');
  for (const forged of [
    `tablee=${user}.s0123456789abcdef.${signature}`,
    `tablee=${user}.${signature}`,
    `${cookie}.x`,
  ]) {
    expect(await whyNot(new TestClient(server.port, forged))).toBe('noIdentity');
  }
});

test('a device is noted with its first and its last time; one that was ended is kept apart', async () => {
  const store = new SqliteStore(server.dataDir);
  const device = (id: string, at: number) =>
    ({ kind: 'device', id, user: 'u1', browser: null, system: null, at }) as const;
  await store.commit([device('a', 10), device('b', 20), device('a', 30)]);
  await store.commit([{ kind: 'deviceEnded', id: 'c', user: 'u1', at: 5 }]);
  expect(await store.devices('u1')).toMatchObject([
    { id: 'a', first: 10, last: 30 },
    { id: 'b', first: 20, last: 20 },
  ]);
  expect(await store.endedDevices()).toContain('c');
  await store.close();
});

test('a user who deletes all their data is signed out on that device, noted or not', async () => {
  const guest = await newGuest(server.port);
  expect(await devicesOf(guest.cookie)).toEqual([]);
  expect(await post('/api/forget-me', guest.cookie)).toMatchObject({ status: 200 });
  expect(await post('/api/devices', guest.cookie)).toMatchObject({ status: 403 });
  expect(await whyNot(new TestClient(server.port, guest.cookie))).toBe('noIdentity');
});

test('a device not seen for 90 days is not listed, and is signed out with the others all the same', async () => {
  const store = new SqliteStore(freshDirectory());
  const commits = new GroupCommit(store, () => {});
  const user = 'u0000000000000001';
  const [here, old] = ['s0000000000000001', 's0000000000000002'];
  const day = 24 * 3_600_000;
  const seen = (id: string, at: number) =>
    ({ kind: 'device', id, user, browser: null, system: null, at }) as const;
  await store.commit([seen(old, 0), seen(here, 91 * day)]);
  const devices = await Devices.open(store, commits);
  const proof = { user, session: here };
  expect((await devices.list(proof, 91 * day)).map(({ id }) => id)).toEqual([here]);
  await devices.endOthers(proof);
  expect(devices.isEnded(old)).toBe(true);
  expect((await Devices.open(store, commits)).isEnded(old)).toBe(true);
  await store.close();
});

test('one device more than twenty signs out the one not seen for longest', async () => {
  const { user, cookie } = await newGuest(server.port);
  const store = new SqliteStore(server.dataDir);
  const hex = (n: number): string => n.toString(16).padStart(16, '0');
  for (let i = 0; i < 20; i += 1) {
    const at = 1000 + i;
    await store.commit([
      { kind: 'device', id: `s${hex(i)}`, user, browser: null, system: null, at },
    ]);
  }
  const client = await connected(cookie, FIREFOX);
  await client.must('room:create', { nickname: 'Ada' });
  await expect.poll(() => store.endedDevices(), { timeout: 20_000 }).toContain(`s${hex(0)}`);
  expect(await store.devices(user)).toHaveLength(20);
  await store.close();
});

test.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [undefined, null, null],
])('%s is %s on %s', (agent, browser, system) => {
  expect(browserName(agent)).toEqual({ browser, system });
});
