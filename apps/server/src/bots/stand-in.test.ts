import { seeded } from '@tablee/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const refused = (code: string) => ({ ok: false, error: { code } });
type Three = [TestClient, TestClient, TestClient];
const seatOf = (client: TestClient, seat: number) => client.room?.match?.seats[seat];

test('a bot plays for an absent player, until they come back', async () => {
  const { members, host } = await server.match(2, 1, { rounds: 4 });
  const [, guest, watcher] = members as Three;
  const stand = (seat: number, bot: 'random' | null) => host.ask('room:standIn', { seat, bot });
  expect(await watcher.ask('room:standIn', { seat: 1, bot: 'random' })).toEqual(refused('notHost'));
  expect(await stand(5, 'random')).toEqual(refused('noSuchSeat'));
  expect(await stand(1, 'random')).toEqual(refused('memberHere'));

  guest.close();
  await host.until('the absence', ({ room }) => room?.members[1]?.connected === false);
  expect(await stand(1, 'random')).toEqual({ ok: true });
  await watcher.until('the stand-in', (client) => seatOf(client, 1)?.standIn === 'random');
  // The bot answers whatever its seat is asked, and the match goes on to its end without the guest.
  await host.until('a question', ({ match }) => match?.question != null);
  const before = Number(host.match?.seq);
  await host.answerAtRandom(seeded(1));
  await host.until('an answer of the bot', ({ match }) => Number(match?.seq) >= before + 2);

  const back = await server.client(guest.cookie);
  await back.must('room:join', { code: String(host.room?.code) });
  await host.until('the return', (client) => seatOf(client, 1)?.standIn === null);
  expect(seatOf(back, 1)?.user).toBe(back.room?.you);
  expect(back.match?.seat).toBe(1);
});

test('a stand-in survives the server, and goes with the match', async () => {
  const { members, host } = await server.match(2, 0, { rounds: 2 });
  const [, guest] = members as Three;
  guest.close();
  await host.until('the absence', ({ room }) => room?.members[1]?.connected === false);
  await host.must('room:standIn', { seat: 1, bot: 'random' });
  await host.must('room:standIn', { seat: 1, bot: null });
  await host.until('nobody', (client) => seatOf(client, 1)?.standIn === null);
  await host.must('room:lobby', {});
  expect(await host.ask('room:standIn', { seat: 1, bot: 'random' })).toEqual(refused('noMatch'));
});

test('the host puts a running match away: nobody leaves, nothing is scored', async () => {
  const { members, host } = await server.match(2, 1);
  const [, guest, watcher] = members as Three;
  const match = String(host.match?.match);
  expect(await guest.ask('room:lobby', {})).toEqual(refused('notHost'));
  await host.must('room:lobby', {});
  await watcher.until('the lobby', ({ room }) => room?.match === null);
  expect(watcher.room?.members).toHaveLength(3);
  expect(watcher.room?.evening).toEqual([]);
  expect(watcher.room?.seats).toEqual([{ user: host.room?.you }, { user: guest.room?.you }]);
  expect(await guest.ask('match:concede', { match })).toEqual(refused('noMatch'));
  await host.must('room:start', {});
  await guest.until('another match', (client) => client.match?.match !== match);
});
