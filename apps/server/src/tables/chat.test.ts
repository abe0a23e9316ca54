import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const textsOf = ({ chat }: TestClient) => chat.map(({ text }) => text);
type Four = [TestClient, TestClient, TestClient, TestClient];

test('a message in a room reaches all in it, and later members can read it', async () => {
  const { code, members } = await server.room(2);
  const [host, guest] = members as Four;
  expect(await host.ask('chat:say', { text: '  Bonsoir à tous ! ', to: 'room' })).toEqual({
    ok: true,
  });
  await guest.until('the greeting', ({ chat }) => chat.length === 1);
  expect(guest.chat[0]).toMatchObject({
    user: host.room?.you,
    nickname: 'Ada',
    text: 'Bonsoir à tous !',
    to: 'room',
  });
  const late = await server.client();
  await late.must('room:join', { code, nickname: 'Late' });
  await late.until('the greeting', ({ chat }) => chat.length === 1);
  await late.must('chat:say', { text: 'Salut', to: 'room' });
  await host.until('the answer', ({ chat }) => chat.length === 2);
});

test('strangers, empty, endless and invisible texts are refused', async () => {
  const stranger = await server.client();
  const refusal = { ok: false, error: { code: 'notInRoom' } };
  expect(await stranger.ask('chat:say', { text: 'Hello', to: 'room' })).toEqual(refusal);
  const { members } = await server.room(1);
  for (const text of ['', '   ', 'x'.repeat(301), '\u200b\u200b', 'a\u0000b', 'a\nb']) {
    expect(await members[0]?.ask('chat:say', { text, to: 'room' })).toEqual({
      ok: false,
      error: { code: 'badMessage', field: 'text' },
    });
  }
});

test('team-mates who share what they know talk in private; nobody else reads it, then or later', async () => {
  const { code, members } = await server.match(4, 1, { teams: 'on' });
  const [ada, foe, mate, other] = members as Four;
  await ada.must('chat:say', { text: 'I hold the trap', to: 'team' });
  await mate.until('the secret', ({ chat }) => chat.length === 1);
  expect(mate.chat[0]).toMatchObject({ text: 'I hold the trap', to: 'team' });
  await foe.must('chat:say', { text: 'well?', to: 'room' });
  for (const member of members)
    await member.until('the question', ({ chat }) => chat.at(-1)?.text === 'well?');
  for (const client of [foe, other, members[4] as TestClient]) {
    expect(client.bytes).not.toContain('I hold the trap');
  }
  const watcher = await server.client();
  await watcher.must('room:join', { code, nickname: 'Spy' });
  await watcher.until('the talk', ({ chat }) => chat.length > 0);
  expect(textsOf(watcher)).toEqual(['well?']);
  const again = await server.client(mate.cookie);
  await again.must('room:join', { code });
  await again.until('the talk', ({ chat }) => chat.length > 0);
  expect(textsOf(again)).toEqual(['I hold the trap', 'well?']);
});

test('a seat without partners has no team: opponents, watchers, and before the match', async () => {
  const refusal = { ok: false, error: { code: 'noTeam' } };
  const say = (client: TestClient | undefined) =>
    client?.ask('chat:say', { text: 'psst', to: 'team' });
  const { members } = await server.room(2);
  expect(await say(members[0])).toEqual(refusal);
  const running = await server.match(4, 1, { teams: 'on' });
  expect(await say(running.members[1])).toEqual(refusal);
  expect(await say(running.members[4])).toEqual(refusal);
});

test('messages outlive the server; of endless talk the newest 200 messages are kept', async () => {
  const dataDir = freshDirectory();
  const first = await TestServer.open({ dataDir });
  const { code, members } = await first.room(1);
  for (let i = 1; i <= 205; i += 1) {
    await members[0]?.must('chat:say', { text: `line ${i}`, to: 'room' });
  }
  await first.stop();
  const second = await TestServer.open({ dataDir });
  const back = await second.client(members[0]?.cookie);
  await back.must('room:join', { code });
  await back.until('the talk', ({ chat }) => chat.length > 0);
  expect(back.chat).toHaveLength(200);
  expect(back.chat[0]?.text).toBe('line 6');
  await second.close();
});

test('a message that was damaged is nobody’s to read: the rest is, and the room opens', async () => {
  const dataDir = freshDirectory();
  const first = await TestServer.open({ dataDir });
  const { code, members } = await first.match(4, 1, { teams: 'on' });
  const [ada, foe, , , watcher] = members as [...Four, TestClient];
  await ada.must('chat:say', { text: 'I hold the trap', to: 'team' });
  await watcher.must('chat:say', { text: 'Ada holds the trap', to: 'watchers' });
  await ada.must('chat:say', { text: 'half a word', to: 'room' });
  await ada.must('chat:say', { text: 'well?', to: 'room' });
  await first.stop();
  const database = new DatabaseSync(join(dataDir, 'tablee.db'));
  const flip = database.prepare('UPDATE messages SET json = replace(json, ?, ?)');
  for (const flipped of [
    ['"readers":["', '"readerr":["'],
    ['"watching"', '"watchinf"'],
    ['half a word"', 'half a word'],
  ] as const) {
    expect(flip.run(...flipped).changes).toBeGreaterThan(0);
  }
  database.close();
  const second = await TestServer.open({ dataDir });
  for (const { cookie } of [ada, foe, watcher]) {
    const back = await second.client(cookie);
    await back.must('room:join', { code });
    await back.until('the talk', ({ chat }) => chat.length > 0);
    expect(textsOf(back)).toEqual(['well?']);
    expect(back.bytes).not.toContain('the trap');
  }
  expect(second.logs.match(/"messages":3,.*damaged talk is left out/g)).toHaveLength(1);
  await second.close();
});

test('a channel that no longer fits its readers is damage too', async () => {
  const dataDir = freshDirectory();
  const first = await TestServer.open({ dataDir });
  const { code, members } = await first.match(2, 1);
  const [ada, , watcher] = members as Four;
  await watcher.must('chat:say', { text: 'Ada holds the trap', to: 'watchers' });
  await ada.must('chat:say', { text: 'well?', to: 'room' });
  await first.stop();
  const database = new DatabaseSync(join(dataDir, 'tablee.db'));
  database.exec(`UPDATE messages SET json = json_remove(json, '$.watching')`);
  database.close();
  const second = await TestServer.open({ dataDir });
  const back = await second.client(ada.cookie);
  await back.must('room:join', { code });
  await back.until('the talk', ({ chat }) => chat.length > 0);
  expect(textsOf(back)).toEqual(['well?']);
  await second.close();
});

test('who talks without a pause is slowed down', async () => {
  const strict = await TestServer.open({ limits: true });
  const { members } = await strict.room(1);
  const replies = [];
  for (let i = 0; i < 8; i += 1) {
    replies.push(await members[0]?.ask('chat:say', { text: 'me', to: 'room' }));
  }
  expect(replies.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => ({ ok: true })));
  expect(replies.at(-1)).toEqual({ ok: false, error: { code: 'tooFast' } });
  await strict.close();
});

test('team-mates see each other’s hand change, opponents and watchers never do', async () => {
  const { members } = await server.match(4, 1, { teams: 'on', rounds: 4 });
  const [ada, foe, mate] = members as Four;
  for (const client of members.slice(0, 4)) await client.answerAtRandom(() => 0);
  for (const client of members)
    await client.until('the round', ({ match }) => (match?.seq ?? 0) >= 4);
  expect(ada.match?.mates).toEqual({ 2: mate.match?.own });
  expect(mate.match?.mates).toEqual({ 0: ada.match?.own });
  expect(foe.match).not.toHaveProperty('mates');
  await ada.must('match:resync', { match: ada.match?.match ?? '' });
  expect(ada.match?.mates).toEqual({ 2: mate.match?.own });
  const { hand } = (ada.match as { own: unknown }).own as { hand: { face: string }[] };
  const hidden = hand.map(({ face }) => face);
  for (const client of [foe, members[4] as TestClient]) {
    for (const face of hidden) expect(client.bytes).not.toContain(face);
  }
});
