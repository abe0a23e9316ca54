import { effectiveEntries, seeded } from '@tablee/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JournalEntry } from '../matches/journal.ts';
import { beforeLastMove } from '../matches/last-move.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(() => server.close());

const refused = (code: string) => ({ ok: false, error: { code } });
const matchOf = (client: TestClient): string => String(client.match?.match);
const asks = (client: TestClient) => client.ask('match:askTakeBack', { match: matchOf(client) });
const agrees = (client: TestClient, yes = true, seat = 0) =>
  client.ask('match:agreeTakeBack', { match: matchOf(client), seat, agrees: yes });
/** A client's knowledge of the table; the numbering of steps and the story go on. */
const tableOf = ({ match }: TestClient) => {
  const { open, own, tally, awaited } = match as NonNullable<TestClient['match']>;
  return { open, own, tally, awaited, asked: match?.question?.kind };
};

async function answers(client: TestClient, seed: number, others: readonly TestClient[]) {
  const seq = client.match?.seq ?? 0;
  expect(await client.answerAtRandom(seeded(seed))).toEqual({ ok: true });
  for (const one of [client, ...others]) {
    await one.until('the step', ({ match }) => (match?.seq ?? 0) > seq);
  }
}

test('a move goes back with all that came after it, once everybody agrees; the journal says so', async () => {
  const { code, members, host, players } = await server.match(2, 1, { rounds: 4 });
  const [, guest, watcher] = members as [TestClient, TestClient, TestClient];
  expect(await asks(watcher)).toEqual(refused('notSeated'));
  expect(await asks(host)).toEqual(refused('nothingToUndo'));
  const before = members.map(tableOf);
  await answers(host, 1, [guest, watcher]);
  await answers(guest, 2, [host, watcher]);
  const revealed = host.match?.seq;

  expect(await asks(host)).toEqual({ ok: true });
  expect(await asks(guest)).toEqual(refused('alreadyAnswered'));
  await guest.until('the wish', ({ room }) => room?.match?.takeBack?.seat === 0);
  expect(await agrees(watcher)).toEqual(refused('notSeated'));
  await agrees(guest, false);
  await host.until('the refusal', ({ room }) => room?.match?.takeBack === null);
  expect(host.match?.seq).toBe(revealed);

  await asks(host);
  expect(await agrees(guest)).toEqual({ ok: true });
  for (const one of members)
    await one.until('the past', ({ match }) => match?.seq === Number(revealed) + 1);
  expect(members.map(tableOf)).toEqual(before);
  expect(watcher.match?.events.at(-1)).toMatchObject({ type: 'house:takenBack', seat: 0 });
  await host.until('no wish', ({ room }) => room?.match?.takeBack === null);

  await answers(guest, 3, [host, watcher]);
  const known = members.map(({ match }) => match);
  await server.stop();
  server = await TestServer.open({ dataDir: server.dataDir });
  for (const [i, { cookie }] of members.entries()) {
    const back = await server.client(cookie);
    await back.must('room:join', { code });
    await back.until('the match', ({ match }) => match !== null);
    expect(back.match).toEqual(known[i]);
  }
  expect(players).toHaveLength(2);
});

test('a wish is out of date when the match goes on', async () => {
  const { host, players } = await server.match(2, 0, { rounds: 4 });
  const [, guest] = players as [TestClient, TestClient];
  await answers(host, 1, [guest]);
  await asks(host);
  await guest.until('the wish', ({ room }) => room?.match?.takeBack != null);
  await answers(guest, 2, [host]);
  await host.until('no wish', ({ room }) => room?.match?.takeBack === null);
  expect(await agrees(guest)).toEqual(refused('nothingToUndo'));
});

test('a wish is not stored: a restarted server knows of none', async () => {
  const { code, host, players } = await server.match(2, 0, { rounds: 4 });
  const [, guest] = players as [TestClient, TestClient];
  await answers(host, 1, [guest]);
  await asks(host);
  await answers(guest, 2, [host]);
  const { seq } = host.match as NonNullable<TestClient['match']>;
  await server.stop();
  server = await TestServer.open({ dataDir: server.dataDir });
  const back = await server.client(guest.cookie);
  await back.must('room:join', { code });
  await back.until('the match', ({ match }) => match !== null);
  expect(back.room?.match?.takeBack).toBeNull();
  expect(await agrees(back)).toEqual(refused('nothingToUndo'));
  expect(back.match?.seq).toBe(seq);
});

test('nobody is asked any more once the match is over', async () => {
  const { host, players } = await server.match(2, 0, { rounds: 4 });
  const [, guest] = players as [TestClient, TestClient];
  await answers(host, 1, [guest]);
  await asks(host);
  await guest.must('match:concede', { match: matchOf(guest) });
  await host.until('the end', ({ room }) => room?.match?.state === 'over');
  expect(host.room?.match?.takeBack).toBeNull();
});

test('a bot that comes to stand in agrees to nothing', async () => {
  const { code, host, players } = await server.match(2, 0, { rounds: 4 });
  const [, guest] = players as [TestClient, TestClient];
  await answers(host, 1, [guest]);
  await asks(host);
  guest.close();
  await host.until('alone', ({ room }) => room?.members[1]?.connected === false);
  await host.must('room:pause', { paused: true });
  await host.must('room:standIn', { seat: 1, bot: 'random' });
  await host.until('the stand-in', ({ room }) => room?.match?.seats[1]?.standIn === 'random');
  expect(host.room?.match?.takeBack).toEqual({ seat: 0, agreed: [0] });
  expect(host.match?.seq).toBe(1);
  const back = await server.client(guest.cookie);
  await back.must('room:join', { code });
  expect(await agrees(back)).toEqual({ ok: true });
  await host.until('the move back', ({ match }) =>
    (match?.events ?? []).some(({ type }) => type === 'house:takenBack'),
  );
});

test('each move taken back leaves its own line, in the log and in the talk', async () => {
  const { host, players } = await server.match(2, 0, { rounds: 4 });
  const [, guest] = players as [TestClient, TestClient];
  for (let i = 1; i <= 3; i += 1) {
    await answers(host, i, [guest]);
    await answers(guest, i, [host]);
    await asks(host);
    expect(await agrees(guest)).toEqual({ ok: true });
    const lines = ({ match }: TestClient) =>
      (match?.events ?? []).filter(({ type }) => type === 'house:takenBack').length;
    for (const one of players) await one.until(`line ${i}`, (client) => lines(client) === i);
    const notes = ({ chat }: TestClient) => chat.filter(({ note }) => note === 'takenBack').length;
    for (const one of players) await one.until(`note ${i}`, (client) => notes(client) === i);
  }
});

test('bots agree; a player who has left is not asked, and no departure is taken back', async () => {
  const { members } = await server.room(2);
  const [host, guest] = members as [TestClient, TestClient];
  await server.choose(host, 3, { rounds: 4 });
  for (const [seat, member] of members.entries()) await member.must('room:sit', { seat });
  await host.must('room:seatBot', { seat: 2, bot: 'random' });
  await host.must('room:start', {});
  await guest.until('a question', ({ match }) => match?.question != null);
  await answers(guest, 1, []);
  await guest.must('match:concede', { match: matchOf(guest) });
  await host.until('alone', ({ room }) => room?.match?.seats[1]?.left === true);
  expect(await asks(host)).toEqual(refused('nothingToUndo'));
  await host.until('a question', ({ match }) => match?.question?.kind === 'play');
  await host.answerAtRandom(seeded(1));
  expect(await asks(host)).toEqual({ ok: true });
  await host.until('the question again', ({ match }) =>
    (match?.events ?? []).some(({ type }) => type === 'house:takenBack'),
  );
});

test('only what still counts of a journal is replayed', () => {
  const rolls = [] as const;
  const move = (seat: number): JournalEntry => ({
    by: 'seat',
    seat,
    picks: [],
    question: '',
    rolls,
  });
  const rewind = (to: number): JournalEntry => ({ by: 'rewind', seat: 0, to, rolls });
  const journal = [
    { by: 'deal', rolls } as const,
    move(0),
    move(1),
    rewind(0),
    move(1),
    move(0),
    rewind(3),
  ];
  expect(effectiveEntries(journal).map(({ seq }) => seq)).toEqual([0, 3, 6]);
  // Two moves taken back, one after the other: each leaves its line.
  const twice = [...journal.slice(0, 3), move(0), rewind(2), rewind(0)];
  expect(effectiveEntries(twice).map(({ seq }) => seq)).toEqual([0, 4, 5]);
  expect(beforeLastMove(journal, 0)).toBeNull();
  expect(beforeLastMove(journal.slice(0, 6), 0)).toBe(4);
  expect(beforeLastMove(journal.slice(0, 6), 1)).toBe(3);
  const undo: JournalEntry = { by: 'undo', seat: 0, rolls };
  expect(beforeLastMove([...journal.slice(0, 3), undo], 0)).toBeNull();
  expect(beforeLastMove([...journal.slice(0, 2), move(0), undo], 0)).toBe(0);
});
