import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seeded } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { afterEach, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const forgetMe = (cookie: string, origin = server?.url ?? '') =>
  fetch(`${server?.url}/api/forget-me`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: origin },
    body: '{}',
  });

const idOf = ({ room }: TestClient): string => (room as RoomState).you;

/** Everything that the file has in its tables. */
function allRows(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => database.prepare(`SELECT * FROM ${String(name)}`).all());
  database.close();
  return JSON.stringify(rows).replaceAll('\\', '');
}

/** Every player answers at random until the match is over. */
async function toTheEnd(watching: TestClient, players: readonly TestClient[]): Promise<void> {
  const random = seeded(5);
  while (watching.room?.match?.state === 'running') {
    const seq = watching.match?.seq;
    for (const player of players) if (player.match?.question) await player.answerAtRandom(random);
    await watching.until(
      'the next step',
      ({ match, room }) => match?.seq !== seq || room?.match?.state === 'over',
    );
  }
}

test('a user who deletes all their data is nowhere any more, and others keep their matches', async () => {
  server = await TestServer.open();
  const { host, players, members } = await server.match(3, 1, { rounds: 4 });
  const [, eve, third] = players as [TestClient, TestClient, TestClient];
  const watcher = members[3] as TestClient;
  await eve.must('room:rename', { nickname: 'Evangeline' });
  await eve.must('chat:say', { text: 'a word of hers', to: 'room' });
  await host.must('chat:say', { text: 'a word of the host', to: 'room' });
  const user = idOf(eve);
  const match = String(host.match?.match);

  // Another page, or nobody, deletes nothing.
  expect((await forgetMe(eve.cookie, 'https://elsewhere.example')).status).toBe(403);
  expect((await forgetMe('')).status).toBe(403);
  const asked = await forgetMe(eve.cookie);
  expect(asked.status).toBe(200);
  expect(asked.headers.getSetCookie()[0]).toMatch(/^tablee=; Path=\/; Max-Age=0/);
  await eve.until('the end', ({ goodbye, socket }) => goodbye !== null || !socket.connected);
  expect((await forgetMe(eve.cookie)).status).toBe(403);

  // The match goes on without them, nameless, to its end and into the evening.
  await host.until('their going', ({ room }) => room?.members.length === 3);
  expect(host.room?.match?.seats[1]).toMatchObject({ nickname: '—', user: null, left: true });
  await host.until('the talk', ({ chat }) => chat.every(({ user: who }) => who !== user));
  expect(host.chat.map(({ text }) => text)).toContain('a word of the host');
  await toTheEnd(host, [host, third]);
  expect(host.room?.evening[0]?.results[1]).toMatchObject({ user: null, nickname: '—' });
  const response = await fetch(`${server.url}/api/matches/${match}/journal`);
  const journal = (await response.json()) as { seats: object[]; entries: unknown[] };
  expect(journal.seats[1]).toEqual({ nickname: '—', user: null, bot: null });
  expect(journal.entries).not.toContain(null);
  for (const client of [host, third, watcher]) expect(client.room?.host).toBe(idOf(host));

  // Nothing on the disk names them, and the match comes back after a restart as it was.
  const { dataDir } = server;
  await server.stop();
  server = await TestServer.open({ dataDir });
  const back = await server.client(host.cookie);
  await back.must('room:join', { code: String(host.room?.code) });
  await back.until('the match', (client) => client.match !== null);
  expect(back.match).toMatchObject({ match, awaited: null });
  await server.stop();
  const file = allRows(join(dataDir, 'tablee.db'));
  expect(file).toContain('a word of the host');
  for (const trace of ['Evangeline', 'a word of hers', `"${user}"`]) {
    expect(file, trace).not.toContain(trace);
  }
  server = await TestServer.open({ dataDir });
});

test('a host alone in a room leaves it to the next member', async () => {
  server = await TestServer.open();
  const { code, members } = await server.room(1);
  const [alone] = members as [TestClient];
  expect((await forgetMe(alone.cookie)).status).toBe(200);
  const next = await server.client();
  await next.must('room:join', { code, nickname: 'Bea' });
  await next.until('the room', ({ room }) => room !== null);
  expect(next.room).toMatchObject({ host: idOf(next), members: [{ nickname: 'Bea' }] });
});

test('the host says how long matches are kept, and nobody else', async () => {
  server = await TestServer.open();
  const { members } = await server.room(2);
  const [host, guest] = members as [TestClient, TestClient];
  expect(host.room?.keeping).toEqual({ days: 30, matches: 200 });
  await host.must('room:keeping', { days: 90, matches: 50 });
  await guest.until('the setting', ({ room }) => room?.keeping.days === 90);
  expect(await guest.ask('room:keeping', { days: 1, matches: 1 })).toMatchObject({
    error: { code: 'notHost' },
  });
  for (const wrong of [
    { days: 0, matches: 9 },
    { days: 400, matches: 9 },
    { days: 9, matches: 501 },
  ]) {
    expect(await host.ask('room:keeping', wrong)).toMatchObject({ error: { code: 'badMessage' } });
  }
});
