import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const refused = (code: string) => ({ ok: false, error: { code } });
type Two = [TestClient, TestClient];
const idOf = ({ room }: TestClient): string => String(room?.you);

test('a locked room lets nobody new in, but its members back', async () => {
  const { code, members } = await server.room(2);
  const [host, guest] = members as Two;
  expect(host.room).toMatchObject({ locked: false, password: false });
  expect(await guest.ask('room:lock', { locked: true })).toEqual(refused('notHost'));
  await host.must('room:lock', { locked: true });
  await guest.until('the lock', ({ room }) => room?.locked === true);
  const stranger = await server.client();
  expect(await stranger.ask('room:join', { code, nickname: 'Eve' })).toEqual(refused('roomLocked'));
  expect(await guest.ask('room:join', { code })).toEqual({ ok: true, code });
  await host.must('room:lock', { locked: false });
  expect(await stranger.ask('room:join', { code, nickname: 'Eve' })).toEqual({ ok: true, code });
});

test('a password is asked of the new alone, and never told or kept as it is', async () => {
  const { code, members } = await server.room(2);
  const [host, guest] = members as Two;
  expect(await guest.ask('room:password', { password: 'x' })).toEqual(refused('notHost'));
  await host.must('room:password', { password: ' lune rousse ' });
  await guest.until('the password', ({ room }) => room?.password === true);
  const stranger = await server.client();
  const enter = (password?: string) =>
    stranger.ask('room:join', {
      code,
      nickname: 'Eve',
      ...(password === undefined ? {} : { password }),
    });
  expect(await enter()).toEqual(refused('passwordNeeded'));
  expect(await enter('lune blanche')).toEqual(refused('wrongPassword'));
  expect(await enter('lune rousse')).toEqual({ ok: true, code });
  expect(await guest.ask('room:join', { code })).toEqual({ ok: true, code });
  expect(JSON.stringify([host.room, guest.room, stranger.room])).not.toContain('rousse');
  expect(server.logs).not.toContain('rousse');
  await host.must('room:password', { password: null });
  const another = await server.client();
  expect(await another.ask('room:join', { code, nickname: 'Zoé' })).toEqual({ ok: true, code });
});

test('a password survives the room being put away', async () => {
  const dataDir = freshDirectory();
  const first = await TestServer.open({ dataDir });
  const { code, members } = await first.room(1);
  await members[0]?.must('room:password', { password: 'lune' });
  await first.stop();
  const second = await TestServer.open({ dataDir });
  const stranger = await second.client();
  expect(await stranger.ask('room:join', { code, nickname: 'Eve' })).toEqual(
    refused('passwordNeeded'),
  );
  await second.close();
});

test('the crown is handed over to a member, and with it all powers', async () => {
  const { members } = await server.room(2);
  const [host, guest] = members as Two;
  expect(await guest.ask('room:crown', { user: idOf(guest) })).toEqual(refused('notHost'));
  expect(await host.ask('room:crown', { user: 'u0000000000000000' })).toEqual(
    refused('noSuchMember'),
  );
  await host.must('room:crown', { user: idOf(guest) });
  await host.until('the new host', ({ room }) => room?.host === idOf(guest));
  expect(await host.ask('room:lock', { locked: true })).toEqual(refused('notHost'));
  expect(await guest.ask('room:lock', { locked: true })).toEqual({ ok: true });
});

test('the host changes places and shuffles them, with the members seated there', async () => {
  const { members } = await server.room(2, 2);
  const [host, guest] = members as Two;
  await host.must('room:choose', { game: 'duel', seats: 3, options: {} });
  await host.must('room:seatBot', { seat: 2, bot: 'random' });
  const [ada, gil, bot] = [{ user: idOf(host) }, { user: idOf(guest) }, { bot: 'random' }];
  expect(await guest.ask('room:swapSeats', { a: 0, b: 1 })).toEqual(refused('notHost'));
  expect(await host.ask('room:swapSeats', { a: 0, b: 5 })).toEqual(refused('noSuchSeat'));
  await host.must('room:swapSeats', { a: 0, b: 2 });
  expect(host.room?.seats).toEqual([bot, gil, ada]);
  expect(await guest.ask('room:shuffleSeats', {})).toEqual(refused('notHost'));
  const orders = new Set<string>();
  for (let i = 0; i < 40; i += 1) {
    await host.must('room:shuffleSeats', {});
    expect(host.room?.seats).toHaveLength(3);
    for (const seating of [ada, gil, bot]) expect(host.room?.seats).toContainEqual(seating);
    orders.add(JSON.stringify(host.room?.seats));
  }
  expect(orders.size).toBe(6);
});

test('during a match nobody changes places', async () => {
  const { host } = await server.match(2);
  expect(await host.ask('room:swapSeats', { a: 0, b: 1 })).toEqual(refused('matchRunning'));
  expect(await host.ask('room:shuffleSeats', {})).toEqual(refused('matchRunning'));
});
