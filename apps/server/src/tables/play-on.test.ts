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
  for (const [request, code] of [
    [{ match: first, entry: last }, 'cannotPlayOn'],
    [{ match: first, entry: last + 1 }, 'cannotPlayOn'],
    [{ match: 'm0123456789abcdef', entry: 0 }, 'cannotPlayOn'],
  ] as const) {
    expect(await host.ask('room:playOn', request)).toMatchObject({ ok: false, error: { code } });
  }
  const guest = players[1] as TestClient;
  expect(await guest.ask('room:playOn', { match: first, entry })).toMatchObject({
    error: { code: 'notHost' },
  });
  await server.choose(host, 2, { rounds: 2 });
  expect(await host.ask('room:playOn', { match: first, entry })).toMatchObject({
    error: { code: 'cannotPlayOn' },
  });
  await server.choose(host, 2, { rounds: 4 });

  await host.must('room:playOn', { match: first, entry });
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
  expect(await host.ask('room:playOn', { match: first, entry })).toMatchObject({
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
