import { createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import { OutcomeUnknown } from '../store/store.ts';
import { newGuest, TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { TokenBucket } from './token-bucket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** The code a handshake is refused with, `null` if it is accepted. */
async function handshake(
  headers: Record<string, string>,
  auth: object = { protocol: PROTOCOL_VERSION },
  transports = ['websocket'],
): Promise<string | null> {
  const socket = io(server.url, {
    transports,
    auth,
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  });
  const code = await new Promise<string | null>((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', (error) => {
      resolve((error as { data?: { code: string } }).data?.code ?? 'refused');
    });
  });
  socket.disconnect();
  return code;
}

test('a cookie of this server opens the door, none or a forged one does not', async () => {
  const { user, cookie } = await newGuest(server.port);
  expect(await handshake({ cookie })).toBeNull();
  expect(await handshake({ cookie: `theme=dark; ${cookie}` })).toBeNull();
  expect(await handshake({})).toBe('noIdentity');
  const signature = cookie.split('.')[1] ?? '';
  const other = (await newGuest(server.port)).user;
  const wrongKey = createHmac('sha256', 'guess').update(`tablee guest ${user}`).digest('base64url');
  const forged = [
    `tablee=${user}`,
    `tablee=${user}.`,
    `tablee=${other}.${signature}`,
    `tablee=${user}.${wrongKey}`,
    `tablee=${user}.${signature}x`,
    `tablee=${user}.${signature.slice(0, -2)}`,
    `tablee=${user.toUpperCase()}.${signature}`,
    `tablee=../../etc.${signature}`,
  ];
  for (const cookie of forged) expect(await handshake({ cookie })).toBe('noIdentity');
});

test('the cookie is for http alone and the key for the owner alone', async () => {
  const response = await fetch(`${server.url}/api/guest`, { method: 'POST' });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toContain('Secure');
  const { user } = (await response.json()) as { user: string };
  expect(user).toMatch(/^u[0-9a-f]{16}$/);
  const key = join(server.dataDir, 'identity.key');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(readFileSync(key)).toHaveLength(32);
  const again = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(await again.json()).toEqual({ user });
  expect(again.headers.getSetCookie()).toEqual([]);
});

test('behind https the cookie is secure', async () => {
  const response = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(response.headers.getSetCookie()[0]).toContain('Secure');
});

test('another protocol is turned away', async () => {
  const { cookie } = await newGuest(server.port);
  for (const auth of [
    {},
    { protocol: PROTOCOL_VERSION + 1 },
    { protocol: String(PROTOCOL_VERSION) },
  ]) {
    expect(await handshake({ cookie }, auth)).toBe('wrongVersion');
  }
});

test('pages of other sites cannot connect, by websocket or polling', async () => {
  const { cookie } = await newGuest(server.port);
  for (const transport of ['websocket', 'polling']) {
    const connect = (origin: string) => handshake({ cookie, origin }, undefined, [transport]);
    expect(await connect('https://evil.example')).toBe('refused');
    expect(await connect('null')).toBe('refused');
    expect(await connect(`http://localhost:${server.port + 1}`)).toBe('refused');
    expect(await connect(server.url)).toBeNull();
  }
  const guest = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect(guest.status).toBe(403);
});

test('a bad message is refused with the field at fault', async () => {
  const client = await server.client();
  const bad = (code: string, field?: string) => ({
    ok: false,
    error: field === undefined ? { code } : { code, field },
  });
  const cases: [string, unknown[], object][] = [
    ['room:create', [{}], bad('badMessage', 'nickname')],
    ['room:create', [{ nickname: '   ' }], bad('badMessage', 'nickname')],
    ['room:create', [{ nickname: 'x'.repeat(25) }], bad('badMessage', 'nickname')],
    ['room:create', [{ nickname: 'a\u0000b' }], bad('badMessage', 'nickname')],
    ['room:create', [{ nickname: 'Ada', admin: true }], bad('badMessage', 'admin')],
    ['room:create', [], bad('badMessage')],
    ['room:create', ['Ada'], bad('badMessage')],
    ['room:create', [null], bad('badMessage')],
    ['room:create', [[]], bad('badMessage')],
    ['room:join', [{ code: 'abc' }], bad('badMessage', 'code')],
    ['room:sit', [{ seat: 1.5 }], bad('badMessage', 'seat')],
    ['room:sit', [{ seat: -1 }], bad('badMessage', 'seat')],
    [
      'room:choose',
      [{ game: 'duel', seats: 2, options: { a: {} } }],
      bad('badMessage', 'options.a'),
    ],
    ['match:answer', [{ match: 'm', question: '', picks: [] }], bad('badMessage', 'match')],
    [
      'match:answer',
      [{ match: `m${'0'.repeat(16)}`, question: '', picks: [1] }],
      bad('badMessage', 'picks.0'),
    ],
    ['room:destroy', [{}], bad('unknownEvent')],
    ['constructor', [{}], bad('unknownEvent')],
    ['__proto__', [{}], bad('unknownEvent')],
    ['match:update', [{}], bad('unknownEvent')],
  ];
  for (const [name, args, reply] of cases) expect(await client.raw(name, ...args)).toEqual(reply);
  // Without an acknowledgement there is nobody to tell, and nothing breaks.
  client.socket.emit('room:create', 7);
  client.socket.emit('nonsense');
  expect((await client.ask('room:create', { nickname: 'Ada' })).ok).toBe(true);
});

test('an oversize frame ends the connection and nothing else', async () => {
  const client = await server.client();
  const other = await server.client();
  client.socket.io.reconnection(false);
  const closed = new Promise<string>((resolve) => client.socket.once('disconnect', resolve));
  client.socket.emit('room:create', { nickname: 'x'.repeat(20_000) });
  expect(await closed).toBe('transport close');
  expect((await other.ask('room:create', { nickname: 'Ada' })).ok).toBe(true);
});

test('a client that asks too fast is slowed down', async () => {
  const strict = await TestServer.open({ limits: true });
  const client = await strict.client();
  const replies = await Promise.all(Array.from({ length: 30 }, () => client.ask('room:stand', {})));
  const codes = replies.map((reply) => (reply.ok ? '' : reply.error.code));
  expect(codes.filter((code) => code === 'notInRoom').length).toBeGreaterThanOrEqual(20);
  expect(codes.filter((code) => code === 'tooFast').length).toBeGreaterThanOrEqual(8);
  await strict.close();
});

test('one address may hold many connections, not any number', async () => {
  const strict = await TestServer.open({ limits: true });
  const { cookie } = await newGuest(strict.port);
  const tabs = Array.from({ length: 205 }, () => new TestClient(strict.port, cookie));
  const results = await Promise.allSettled(tabs.map((tab) => tab.connect()));
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  expect(refusals).toEqual(Array(5).fill('tooFast'));
  tabs.find((tab) => tab.socket.connected)?.close();
  await expect.poll(() => strict.client(cookie).then(() => 'in', String)).toBe('in');
  for (const tab of tabs) tab.close();
  await strict.close();
});

test('a bucket refills with time and holds no more than its burst', () => {
  const bucket = new TokenBucket({ burst: 2, perSecond: 1 }, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
  expect(bucket.take(1000)).toBe(true);
  expect(bucket.isFull(1500)).toBe(false);
  expect(bucket.isFull(60_000)).toBe(true);
  expect([bucket.take(60_000), bucket.take(60_000), bucket.take(60_000)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a client with a stolen user id but no cookie is a stranger', async () => {
  const { members } = await server.room(1);
  const client = new TestClient(server.port, `tablee=${members[0]?.room?.you}`);
  await expect(client.connect()).rejects.toThrow('noIdentity');
  client.close();
});

test('an unknown outcome gets no reply: the connection ends, and comes back', async () => {
  const { members } = await server.room(1);
  const [ada] = members as [TestClient];
  const ended = new Promise((resolve) => ada.socket.once('disconnect', resolve));
  const commit = vi.spyOn(SqliteStore.prototype, 'commit');
  commit.mockRejectedValueOnce(new OutcomeUnknown(null));
  let isTold = false;
  ada.socket.emit('chat:say', { text: 'Hello', to: 'room' }, () => {
    isTold = true;
  });
  expect(await ended).toMatch(/^transport/);
  await new Promise((resolve) => ada.socket.once('connect', () => resolve(null)));
  commit.mockRestore();
  expect(isTold).toBe(false);
});
