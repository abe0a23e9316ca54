import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const textsOf = ({ chat }: TestClient) => chat.map(({ text }) => text);
const refused = (code: string) => ({ ok: false, error: { code } });
const say = (client: TestClient, text: string) => client.ask('chat:say', { text, to: 'watchers' });
type Four = [TestClient, TestClient, TestClient, TestClient];

test('watchers talk among watchers; no player reads a byte of it', async () => {
  const { code, members } = await server.match(2, 2);
  const [ada, bea, cy, dan] = members as Four;
  expect(await say(cy, 'Ada holds the trap')).toEqual({ ok: true });
  await dan.until('the talk', ({ chat }) => chat.length === 1);
  expect(dan.chat[0]).toMatchObject({ nickname: 'Guest 2', to: 'watchers' });
  expect(await say(ada, 'psst')).toEqual(refused('notWatching'));
  await dan.must('chat:say', { text: 'well?', to: 'room' });
  for (const member of members)
    await member.until('the question', ({ chat }) => chat.at(-1)?.text === 'well?');
  const late = await server.client();
  await late.must('room:join', { code, nickname: 'Late' });
  await late.until('the talk', ({ chat }) => chat.length > 0);
  expect(textsOf(late)).toEqual(['Ada holds the trap', 'well?']);
  const again = await server.client(bea.cookie);
  await again.must('room:join', { code });
  await again.until('the talk', ({ chat }) => chat.length > 0);
  expect(textsOf(again)).toEqual(['well?']);
  for (const player of [ada, bea, again]) expect(player.bytes).not.toContain('Ada holds');
});

test('a player who gives the match up watches, on all devices; one who is removed from it hears nothing', async () => {
  const { members, host } = await server.match(4, 1, { rounds: 4 });
  const [, bea, cy, dan] = members as Four;
  const watcher = members[4] as TestClient;
  expect(await say(watcher, 'Cy bluffs')).toEqual({ ok: true });
  const tablet = await server.client(bea.cookie);
  await tablet.must('room:join', { code: String(bea.room?.code) });
  await bea.must('match:concede', { match: bea.match?.match ?? '' });
  for (const device of [bea, tablet]) {
    await device.until('the talk', ({ chat }) => chat.length === 1);
    expect(textsOf(device)).toEqual(['Cy bluffs']);
  }
  expect(await say(bea, 'He always does')).toEqual({ ok: true });
  await watcher.until('the answer', ({ chat }) => chat.length === 2);
  await host.must('room:kick', { user: String(cy.room?.you) });
  await dan.must('room:leave', {});
  for (const gone of [cy, dan]) expect(gone.bytes).not.toContain('bluffs');
});

test('without a running match there is no such talk, and it does not come back in the next one', async () => {
  const { code, members, host } = await server.match(2, 1);
  const watcher = members[2] as TestClient;
  expect(await say(watcher, 'What a move')).toEqual({ ok: true });
  await host.must('room:lobby', {});
  expect(await say(watcher, 'Anybody?')).toEqual(refused('noMatch'));
  const talkOf = async (cookie: string) => {
    const client = await server.client(cookie);
    await client.must('room:join', { code });
    await client.until('the talk', ({ heard }) => heard.some(({ name }) => name === 'chat'));
    return client.chat;
  };
  // All that is left of it: the house says that the match was put away.
  const left = [{ note: 'putAway', to: 'room' }];
  for (const { cookie } of members) expect(await talkOf(cookie)).toMatchObject(left);
  await host.must('room:start', {});
  for (const { cookie } of members) expect(await talkOf(cookie)).toMatchObject(left);
  expect(await say(watcher, 'Once more')).toEqual({ ok: true });
  expect(await talkOf(watcher.cookie)).toMatchObject([...left, { text: 'Once more' }]);
});

test('it outlives the server like its match, and counts like any other talk', async () => {
  const dataDir = freshDirectory();
  const first = await TestServer.open({ dataDir });
  const { code, members } = await first.match(2, 1);
  const [ada, , watcher] = members as Four;
  expect(await say(watcher, 'Still there?')).toEqual({ ok: true });
  await first.stop();
  const second = await TestServer.open({ dataDir, limits: true });
  const [back, player] = [await second.client(watcher.cookie), await second.client(ada.cookie)];
  for (const client of [back, player]) await client.must('room:join', { code });
  await back.until('the talk', ({ chat }) => chat.length === 1);
  const replies = [];
  for (let i = 0; i < 8; i += 1) replies.push((await say(back, 'me')).ok);
  expect(replies).toEqual([...Array(6).fill(true), false, false]);
  await player.must('chat:say', { text: 'hello', to: 'room' });
  expect(textsOf(player)).toEqual(['hello']);
  expect(player.bytes).not.toContain('Still there');
  await second.close();
});
