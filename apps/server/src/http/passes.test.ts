import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuest, type TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { PASS_LIFETIME, PassesInMemory } from './passes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

interface Said {
  status: number;
  body: Record<string, unknown>;
  cookie: string | undefined;
}

async function post(
  path: string,
  body: object | string,
  headers: Record<string, string> = {},
  to = server,
): Promise<Said> {
  const response = await fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return { status: response.status, body: (await response.json()) as Said['body'], cookie };
}

async function passOf(client: TestClient, room: string, to = server): Promise<string> {
  const { status, body } = await post('/api/pass', { room }, { cookie: client.cookie }, to);
  expect([status, body.seconds]).toEqual([200, 600]);
  return String(body.code);
}

const refused = (status: number, error: string) => ({ status, body: { error }, cookie: undefined });

test('another device goes on as the same person, in the seat and with the hand', async () => {
  const { code: room, players } = await server.match(2);
  const [ada] = players as [TestClient];
  const code = await passOf(ada, room);
  const phone = await newGuest(server.port);
  const cookie = { cookie: phone.cookie };
  const look = { room, nickname: 'Ada', instead: null, same: false };
  // A preview of the link, or a hesitation, uses nothing up.
  for (let i = 0; i < 3; i += 1) {
    expect(await post('/api/pass/look', { code }, cookie)).toMatchObject({
      body: look,
      cookie: undefined,
    });
  }
  const taken = await post('/api/pass/take', { code }, cookie);
  expect(taken).toEqual({
    status: 200,
    body: { room, nickname: 'Ada', user: ada.room?.you },
    // A session of its own, so that each device can be signed out alone.
    cookie: expect.stringMatching(new RegExp(`^tablee=${ada.room?.you}\\.`)),
  });
  expect(taken.cookie).not.toBe(ada.cookie);
  const second = await server.client(taken.cookie);
  await second.must('room:join', { code: room });
  await second.until('the match', ({ match }) => match !== null);
  expect(second.room?.members).toHaveLength(2);
  expect(second.match).toEqual(ada.match);
  const asked = [ada, players[1] as TestClient].find(({ match }) => match?.question);
  await (asked === ada ? second : (asked as TestClient)).answerAtRandom(() => 0);
  for (const client of [ada, second]) {
    await client.until('the answer', ({ match }) => (match?.seq ?? 0) >= 1);
  }
  expect(second.match).toEqual(ada.match);
});

test('a pass works once, and says what became of it', async () => {
  const { code: room, members } = await server.room(2);
  const [ada, bea] = members as [TestClient, TestClient];
  const code = await passOf(ada, room);
  const both = await Promise.all([0, 1].map(() => post('/api/pass/take', { code })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await post('/api/pass/look', { code })).toEqual(refused(410, 'passUsed'));
  const former = await passOf(ada, room);
  const latest = await passOf(ada, room);
  const ofBea = await passOf(bea, room);
  expect(await post('/api/pass/take', { code: former })).toEqual(refused(410, 'passExpired'));
  expect(await post('/api/pass/look', { code: latest }, { cookie: bea.cookie })).toMatchObject({
    body: { nickname: 'Ada', instead: 'Guest 1', same: false },
  });
  expect(await post('/api/pass/look', { code: ofBea }, { cookie: bea.cookie })).toMatchObject({
    body: { nickname: 'Guest 1', instead: null, same: true },
  });
});

test('passes are made by members for themselves, and taken only while they are members', async () => {
  const { code: room, members } = await server.room(2);
  const [ada, guest] = members as [TestClient, TestClient];
  const stranger = await newGuest(server.port);
  const make = (cookie: string, asked = room) => post('/api/pass', { room: asked }, { cookie });
  expect(await post('/api/pass', { room })).toEqual(refused(403, 'noIdentity'));
  expect(await make('tablee=u0123456789abcdef.forged')).toEqual(refused(403, 'noIdentity'));
  expect(await make(stranger.cookie)).toEqual(refused(403, 'notInRoom'));
  expect(await make(ada.cookie, 'ZZZZZZ')).toEqual(refused(403, 'notInRoom'));
  const code = await passOf(guest, room);
  await ada.must('room:kick', { user: String(guest.room?.you) });
  expect(await post('/api/pass/take', { code })).toEqual(refused(403, 'notInRoom'));
});

test('other sites, other shapes and unknown codes are refused', async () => {
  const { code: room, members } = await server.room(1);
  const [ada] = members as [TestClient];
  const code = await passOf(ada, room);
  const evil = { origin: 'https://evil.example' };
  for (const [path, asked] of [
    ['/api/pass', { room }],
    ['/api/pass/look', { code }],
    ['/api/pass/take', { code }],
  ] as const) {
    const headers = { ...evil, cookie: ada.cookie };
    expect(await post(path, asked, headers)).toEqual(refused(403, 'noIdentity'));
    expect(await post(path, { ...asked, more: 1 })).toEqual(refused(400, 'badMessage'));
    expect(await post(path, '{')).toEqual(refused(400, 'badMessage'));
    expect(await post(path, asked, { 'content-type': 'text/plain' })).toEqual(
      refused(400, 'badMessage'),
    );
  }
  const unknown = { code: 'A'.repeat(20) };
  expect(await post('/api/pass/look', unknown)).toEqual(refused(404, 'passUnknown'));
  expect(await post('/api/pass/take', unknown)).toEqual(refused(404, 'passUnknown'));
  expect((await post('/api/pass/take', { code })).status).toBe(200);
  // Neither the code nor what it gives is written down anywhere.
  expect(server.logs).not.toContain(code);
  expect(server.logs).not.toContain(ada.cookie);
});

test('guessing is limited by address, and so is making', async () => {
  const strict = await TestServer.open({ limits: true });
  const { code: room, members } = await strict.room(1);
  const [ada] = members as [TestClient];
  const code = await passOf(ada, room, strict);
  const statuses = [];
  for (const letter of 'ABCDEFGHJKMN') {
    const guess = { code: letter.repeat(20) };
    statuses.push((await post('/api/pass/take', guess, {}, strict)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  expect(await post('/api/pass/take', { code }, {}, strict)).toEqual(refused(429, 'tooFast'));
  const made = [];
  for (let i = 0; i < 21; i += 1) {
    made.push((await post('/api/pass', { room }, { cookie: ada.cookie }, strict)).status);
  }
  expect(made).toEqual([...Array(19).fill(200), 429, 429]);
  await strict.close();
});

test('a pass lasts ten minutes, and its outcome can be asked for an hour', async () => {
  const passes = new PassesInMemory();
  const code = await passes.make('u1', 'ABC234', 0);
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{20}$/);
  const valid = await passes.valid(code, PASS_LIFETIME - 1);
  expect(valid).toMatchObject({ user: 'u1', room: 'ABC234' });
  await expect(passes.valid(code, PASS_LIFETIME)).rejects.toThrow('passExpired');
  passes.sweep(3_600_001);
  await expect(passes.valid(code, 0)).rejects.toThrow('passUnknown');
});
