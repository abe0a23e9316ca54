import { Film, type Reel, seeded } from '@tablee/engine';
import { afterEach, expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const random = seeded(11);

/** Both play until the match is over. */
async function toTheEnd(players: readonly TestClient[]): Promise<void> {
  const [host] = players as [TestClient];
  while (host.room?.match?.state === 'running') {
    const seq = host.match?.seq;
    for (const player of players) if (player.match?.question) await player.answerAtRandom(random);
    await host.until(
      'the next step',
      ({ match, room }) => match?.seq !== seq || room?.match?.state === 'over',
    );
  }
}

async function filmOf(match: string): Promise<Film> {
  const response = await fetch(`${server?.url}/api/matches/${match}/journal`);
  return new Film(duel(), (await response.json()) as Reel);
}

test('a match begins where an earlier one was, comes back after a restart, and counts for nothing', async () => {
  server = await TestServer.open();
  const { code, host, players } = await server.match(2, 0, { rounds: 4 });
  const first = String(host.match?.match);
  await toTheEnd(players);
  expect(host.room?.evening).toHaveLength(1);
  const film = await filmOf(first);
  expect(film.parts).toBeNull();
  const at = Math.floor(film.steps.length / 2);
  const { entry } = film.steps[at] as Film['steps'][number];

  const last = film.steps.at(-1)?.entry ?? 0;
  const begins = { match: first, entry, anew: null };
  for (const wrong of [
    { ...begins, entry: last },
    { ...begins, entry: last + 1 },
    { ...begins, match: 'm0123456789abcdef' },
    { ...begins, anew: 2 },
  ]) {
    expect(await host.ask('room:beginning', { begins: wrong })).toMatchObject({
      error: { code: 'cannotPlayOn' },
    });
  }
  expect(host.room?.begins).toBeNull();
  const guest = players[1] as TestClient;
  expect(await guest.ask('room:beginning', { begins })).toMatchObject({
    error: { code: 'notHost' },
  });
  // The table takes the options that the match had, and begins with the deal again once it is another.
  await server.choose(host, 2, { rounds: 2 });
  await host.must('room:beginning', { begins });
  await host.until('the moment', ({ room }) => room?.begins?.match === first);
  expect(host.room?.options).toMatchObject({ rounds: 4 });
  await server.choose(host, 2, { rounds: 2 });
  await host.until('the deal', ({ room }) => room?.begins === null);
  await host.must('room:beginning', { begins });
  await host.must('room:beginning', { begins: null });
  await host.until('the deal', ({ room }) => room?.begins === null);

  await host.must('room:beginning', { begins });
  await host.must('room:start', {});
  for (const player of players) {
    await player.until('the other match', ({ match }) => match !== null && match.match !== first);
  }
  expect(host.room?.match).toMatchObject({ playedOn: true, state: 'running' });
  for (const [seat, { match }] of players.entries()) {
    const { view, question } = film.frame(at, seat);
    expect(match?.open).toEqual(view.open);
    expect(match?.own).toEqual(view.own);
    expect(match?.question?.kind).toBe(question?.kind);
    expect(match?.events.at(-1)).toMatchObject({ type: 'house:resumed', why: 'played', lost: 0 });
  }
  // Nobody takes back what was answered in the other match.
  for (const player of players) {
    expect(player.match?.question?.undo ?? false).toBe(false);
    expect(await player.ask('match:undo', { match: String(player.match?.match) })).toMatchObject({
      error: { code: 'nothingToUndo' },
    });
  }
  // While it runs there is nothing to play on from.
  expect(host.room?.begins).toBeNull();
  expect(await host.ask('room:beginning', { begins })).toMatchObject({
    error: { code: 'matchRunning' },
  });

  const { dataDir } = server;
  const before = players.map(({ match }) => match?.open);
  await server.stop();
  server = await TestServer.open({ dataDir });
  const again: TestClient[] = [];
  for (const { cookie } of players) again.push(await server.client(cookie));
  for (const player of again) {
    await player.must('room:join', { code });
    await player.until('the match', ({ match }) => match !== null);
  }
  expect(again.map(({ match }) => match?.open)).toEqual(before);
  await toTheEnd(again);
  const [hostAgain] = again as [TestClient];
  expect(hostAgain.room?.match).toMatchObject({ playedOn: true, state: 'over' });
  expect(hostAgain.room?.evening).toHaveLength(1);
  expect((await filmOf(String(hostAgain.match?.match))).parts).toBeNull();
});

test('anybody who knows a finished match lays a table of their own for it, with hidden cards dealt again', async () => {
  server = await TestServer.open();
  const { host, players } = await server.match(2, 0, { rounds: 4 });
  const first = String(host.match?.match);
  await toTheEnd(players);
  const film = await filmOf(first);
  const at = film.steps.findIndex((_, step) => film.frame(step, 0).question !== null);
  const { entry } = film.steps[at] as Film['steps'][number];

  const [zoe, max] = [await server.client(), await server.client()];
  const begins = { match: first, entry, anew: 0 };
  const wrong = { nickname: 'Zoé', begins: { ...begins, entry: 9999 } };
  expect(await zoe.ask('room:create', wrong)).toMatchObject({ error: { code: 'cannotPlayOn' } });
  expect(zoe.room).toBeNull();
  const { code } = await zoe.must('room:create', { nickname: 'Zoé', begins });
  await zoe.until('the room', ({ room }) => room !== null);
  expect(zoe.room).toMatchObject({
    game: 'duel',
    options: { rounds: 4 },
    seats: [null, null],
    begins,
  });
  await max.must('room:join', { code, nickname: 'Max' });
  await zoe.must('room:sit', { seat: 0 });
  await max.must('room:sit', { seat: 1 });
  const hands = new Set<string>();
  for (let i = 0; i < 6; i += 1) {
    const before = zoe.match?.match;
    await zoe.must('room:start', {});
    for (const player of [zoe, max]) {
      await player.until('the match', ({ match }) => match !== null && match.match !== before);
    }
    // The cards that the seat knew are as they were; the others need not be.
    expect(zoe.match?.own).toEqual(film.viewAt(at, 0).own);
    hands.add(JSON.stringify(max.match?.own));
    await zoe.must('room:lobby', {});
    await zoe.must('room:beginning', { begins });
  }
  expect(hands.size).toBeGreaterThan(1);

  // A bot may take the other chair.
  await zoe.must('room:clearSeat', { seat: 1 });
  await zoe.must('room:seatBot', { seat: 1, bot: 'random' });
  await zoe.must('room:start', {});
  await zoe.until('the match', ({ room }) => room?.match?.state === 'running');
  expect(zoe.room?.match).toMatchObject({
    playedOn: true,
    seats: [{ nickname: 'Zoé' }, { bot: 'random' }],
  });
});
