import { seeded } from '@tablee/engine';
import type { RequestOf } from '@tablee/protocol/requests.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(() => server.close());

type Four = [TestClient, TestClient, TestClient, TestClient];
interface Card {
  face: string;
}
const refused = (code: string) => ({ ok: false, error: { code } });
const canariesIn = (text: string): Set<string> => new Set(text.match(/canary\d\dquetzal/g) ?? []);
const facesIn = (data: unknown): Set<string> => canariesIn(JSON.stringify(data) ?? '');
const handsSeen = ({ match }: TestClient): string[] => Object.keys(match?.mates ?? {});
const ownFaces = (client: TestClient): string[] =>
  ((client.match?.own as { hand: Card[] } | null)?.hand ?? []).map(({ face }) => face);

/** Plays `steps` answers at random, or to the end; `look` after each, when all players have received it. */
async function plays(
  players: readonly TestClient[],
  steps: number,
  look: () => Promise<void> | void,
) {
  const draw = seeded(5);
  for (let i = 0; i < steps && players[0]?.match?.secret === null; i += 1) {
    const asked = players.filter(({ match }) => match?.question);
    const client = asked[Math.floor(draw() * asked.length)] as TestClient;
    const seq = client.match?.seq ?? 0;
    expect((await client.answerAtRandom(draw)).ok).toBe(true);
    for (const one of players) await one.until('the step', ({ match }) => (match?.seq ?? 0) > seq);
    await look();
  }
}

/** The host's last setting: a client may receive it a moment later. */
let set: Pick<RequestOf<'room:watching'>, 'policy' | 'rounds'>;
const agree = (client: TestClient, agrees = true) => client.must('room:agree', { ...set, agrees });
/** Every player agrees that their hand is seen. */
const allAgree = async (players: readonly TestClient[]) => {
  for (const player of players) await agree(player);
};
const policy = (host: TestClient, name: RequestOf<'room:watching'>['policy'], rounds = 1) => {
  set = { policy: name, rounds };
  return host.must('room:watching', set);
};

test('all hands are shown when every player agrees, and no longer when one takes it back', async () => {
  const { members, host, players } = await server.match(3, 1, { rounds: 4 });
  const [, guest, third, watcher] = members as Four;
  expect(await watcher.ask('room:watching', { policy: 'all', rounds: 1 })).toEqual(
    refused('notHost'),
  );
  await policy(host, 'all');
  for (const player of [host, guest]) await agree(player);
  // The watcher's own consent is nobody's hand.
  await agree(watcher);
  await watcher.until('two agree', ({ room }) => room?.watching.agreed.length === 3);
  await plays(players, 4, () => {});
  expect(handsSeen(watcher)).toEqual([]);

  await agree(third);
  await watcher.until('the hands', (client) => handsSeen(client).length === 3);
  await plays(players, 8, async () => {
    await watcher.until('the same step', ({ match }) => match?.seq === host.match?.seq);
    const hands = players.map(({ match }) => match?.own);
    expect(Object.values(watcher.match?.mates ?? {})).toEqual(hands);
    expect(watcher.match?.own).toBeNull();
  });
  expect(handsSeen(guest)).toEqual([]);

  await agree(guest, false);
  await watcher.until('no hands', (client) => handsSeen(client).length === 0);
  watcher.bytes = '';
  await plays(players, 6, () => {});
  const open = facesIn(watcher.match?.open);
  for (const face of canariesIn(watcher.bytes)) {
    expect(open.has(face) || !players.some((player) => ownFaces(player).includes(face))).toBe(true);
  }
});

test('behind a player who agrees: their hand, nobody else’s', async () => {
  const { members, host, players } = await server.match(2, 2, { rounds: 30 });
  const [, guest, watcher, other] = members as Four;
  const match = String(host.match?.match);
  await policy(host, 'behind');
  await agree(guest);
  const sit = (client: TestClient, seat: number | null) =>
    client.ask('match:behind', { match, seat });
  expect(await sit(watcher, 0)).toEqual(refused('notShown'));
  expect(await sit(watcher, 1)).toEqual({ ok: true });
  await watcher.until('the hand', (client) => handsSeen(client).join() === '1');
  const known = new Set<string>();
  await plays(players, 30, async () => {
    await watcher.until('the same step', ({ match: now }) => now?.seq === host.match?.seq);
    expect(watcher.match?.mates?.['1']).toEqual(guest.match?.own);
    for (const face of [...ownFaces(guest), ...facesIn(watcher.match?.open)]) known.add(face);
    expect([...canariesIn(watcher.bytes)].filter((face) => !known.has(face))).toEqual([]);
    expect(handsSeen(other)).toEqual([]);
  });
  // A player stays where they sit.
  expect(await sit(host, 1)).toEqual({ ok: true });
  expect(handsSeen(host)).toEqual([]);
  await agree(guest, false);
  await watcher.until('no hand', (client) => handsSeen(client).length === 0);
});

test('late: all hands as they were some rounds ago, and not one face earlier', async () => {
  const delay = 2;
  const { code, members, host, players } = await server.match(2, 1, { rounds: 30 });
  let watcher = members[2] as TestClient;
  await policy(host, 'late', delay);
  await allAgree(players);
  /** The cards that may be known of each round, and the table after each step. */
  const knownBy: Set<string>[] = [];
  const openAt = new Map<number, unknown>();
  const note = (): number => {
    const { round } = (host.match as { open: unknown }).open as { round: number };
    knownBy[round] ??= new Set(knownBy[round - 1] ?? []);
    for (const player of players) for (const face of ownFaces(player)) knownBy[round]?.add(face);
    for (const face of facesIn(host.match?.open)) knownBy[round]?.add(face);
    openAt.set(host.match?.seq ?? -1, host.match?.open);
    return round;
  };
  const expectLate = (): void => {
    const round = note();
    const known = knownBy[round - delay] ?? new Set();
    expect([...canariesIn(watcher.bytes)].filter((face) => !known.has(face))).toEqual([]);
    const seen = watcher.match;
    if (seen === null || seen.seq === 0) return;
    expect(seen.open).toEqual(openAt.get(seen.seq));
    expect((seen.open as { round: number }).round).toBeLessThanOrEqual(round - delay);
  };
  note();
  watcher.bytes = '';
  watcher = await server.client(watcher.cookie);
  await watcher.must('room:join', { code });
  await watcher.until('the deal', ({ match }) => match?.late === true && match.seq === 0);
  expect(handsSeen(watcher)).toEqual([]);
  expect([...canariesIn(watcher.bytes)]).toEqual([]);
  await plays(players, 40, expectLate);
  expect(handsSeen(watcher)).toEqual(['0', '1']);
  expect(watcher.match?.seq).toBeGreaterThan(10);
  const { events } = await watcher.must('match:history', {
    match: String(host.match?.match),
    before: 10_000,
  });
  expect(events.length).toBe(watcher.match?.events.length);
  expect(events.length).toBeLessThan(host.match?.events.length ?? 0);

  await policy(host, 'public');
  await watcher.until('the present', ({ match }) => match?.late !== true);
  expect(watcher.match?.seq).toBe(host.match?.seq);
  expect(handsSeen(watcher)).toEqual([]);
});

test('hands are shown late only while every player agrees, as if they were shown at once', async () => {
  const { members, host, players } = await server.match(2, 1, { rounds: 30 });
  const [, guest, watcher] = members as Four;
  await policy(host, 'late', 1);
  await agree(host);
  await plays(players, 12, () => {});
  expect(watcher.match?.late).toBeUndefined();
  expect(handsSeen(watcher)).toEqual([]);
  await agree(guest);
  await watcher.until('the past', ({ match }) => match?.late === true);
  expect(handsSeen(watcher)).toEqual(['0', '1']);
  // A policy set again is agreed to again, and consent is taken back at once.
  await agree(guest, false);
  await watcher.until('the present', ({ match }) => match?.late === undefined);
  expect(handsSeen(watcher)).toEqual([]);
  await agree(guest);
  await watcher.until('the past', ({ match }) => match?.late === true);
  await policy(host, 'late', 2);
  await watcher.until('the present', ({ match }) => match?.late === undefined);
});

test('late watching ends with the match', async () => {
  const { members, host, players } = await server.match(2, 1, { rounds: 4 });
  const watcher = members[2] as TestClient;
  await policy(host, 'late', 1);
  await allAgree(players);
  await watcher.until('the past', ({ match }) => match?.late === true);
  await plays(players, 1000, () => {});
  await watcher.until('the end', ({ match }) => match?.secret === host.match?.secret);
  expect(watcher.match?.seq).toBe(host.match?.seq);
  expect(watcher.match?.open).toEqual(host.match?.open);
});

test('a player who gives up no longer stands between the watchers and the hands, nor shows their own', async () => {
  const { members, host } = await server.match(3, 1, { rounds: 4 });
  const [, guest, third, watcher] = members as Four;
  const match = String(host.match?.match);
  await policy(host, 'all');
  for (const player of [host, guest]) await agree(player);
  await third.must('match:concede', { match });
  await watcher.until('the hands', (client) => handsSeen(client).length === 3);

  await policy(host, 'behind');
  await agree(guest);
  await watcher.must('match:behind', { match, seat: 1 });
  await watcher.until('the hand', (client) => handsSeen(client).join() === '1');
  await guest.must('match:concede', { match });
  await watcher.until('no hand', (client) => handsSeen(client).length === 0);
});

test('consent that changes nothing sends nobody the match again', async () => {
  const { members, host } = await server.match(2, 2, { rounds: 4 });
  const [, guest, watcher, other] = members as Four;
  const match = String(host.match?.match);
  const arrivals = (client: TestClient): number =>
    client.heard.filter(({ name }) => name === 'match:snapshot').length;
  await policy(host, 'behind');
  for (const player of [host, guest]) await agree(player);
  await watcher.must('match:behind', { match, seat: 0 });
  await watcher.until('the hand', (client) => handsSeen(client).join() === '0');
  const before = [watcher, other].map(arrivals);
  // One who watches has no hand; that of the other player is seen by nobody.
  await agree(other);
  await agree(guest, false);
  await host.must('match:resync', { match });
  await watcher.must('match:history', { match, before: 0 });
  expect([watcher, other].map(arrivals)).toEqual(before);
});
