import { newPosition, Session, seeded } from '@tablee/engine';
import type { Share } from '@tablee/protocol/common.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { commitmentOf, KeyedRolls, keyOf } from './dice.ts';
import type { JournalEntry } from './journal.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const seqOf = ({ match }: TestClient): number => match?.seq ?? -1;

/** Lets a seat that is asked answer; resolves when every viewer has heard of it. */
async function step(members: readonly TestClient[], draw: () => number): Promise<void> {
  const asked = members.filter(({ match }) => match?.question);
  const client = asked[Math.floor(draw() * asked.length)];
  if (client === undefined) throw new Error('nobody is asked');
  const seq = seqOf(client);
  expect(await client.answerAtRandom(draw)).toEqual({ ok: true });
  await heard(members, seq + 1);
}

async function heard(members: readonly TestClient[], seq: number): Promise<void> {
  for (const member of members) await member.until(`update ${seq}`, (one) => seqOf(one) >= seq);
}

/** The client's state, put together from updates, must equal a fresh snapshot. */
async function expectInStep(client: TestClient): Promise<void> {
  const folded = client.match;
  const before = client.heard.length;
  await client.must('match:resync', { match: String(folded?.match) });
  await client.until('the snapshot', ({ heard }) =>
    heard.slice(before).some(({ name }) => name === 'match:snapshot'),
  );
  const fresh = client.match;
  const shown = fresh?.events.length ?? 0;
  expect({ ...folded, events: folded?.events.slice(-shown) }).toEqual(fresh);
}

test('whole matches: every update and whisper leads to what a fresh snapshot says', async () => {
  for (const [seats, watchers] of [
    [2, 1],
    [4, 2],
  ] as const) {
    const { members, host } = await server.match(seats, watchers, { rounds: 4 });
    const draw = seeded(seats);
    while (host.match?.secret === null) {
      await step(members, draw);
      for (const member of members) await expectInStep(member);
    }
    for (const member of members) {
      expect(member.match).toMatchObject({ awaited: null, question: null });
      await member.until('the result', ({ room }) => room?.match?.state === 'over');
      expect(member.room?.evening).toHaveLength(1);
    }
  }
});

test('everyone sees the same facts; own halves go to their seat alone', async () => {
  const { members } = await server.match(2, 1);
  const [ada, , watcher] = members as [TestClient, TestClient, TestClient];
  const drawn = ada.match?.events.filter(({ type }) => type === 'cardDrawn') ?? [];
  expect(drawn.every((event) => 'card' in event === (event.seat === 0))).toBe(true);
  expect(watcher.match?.events.some((event) => 'card' in event)).toBe(false);
  expect(watcher.match).toMatchObject({ seat: null, own: null, question: null });
  expect(watcher.match?.awaited).toMatchObject({ kind: 'play', seats: [0, 1], ready: [] });
});

test('a refused answer changes nothing and says why', async () => {
  const { members, host } = await server.match(2, 1);
  const [, , watcher] = members as [TestClient, TestClient, TestClient];
  const { match = '', question, seq } = host.match ?? {};
  const answer = (client: TestClient, picks: string[], print = question?.fingerprint ?? '') =>
    client.ask('match:answer', { match, question: print, picks });
  const refused = (code: string) => ({ ok: false, error: { code } });
  expect(await answer(host, [])).toEqual(refused('tooFew'));
  expect(await answer(host, ['c1', 'c2'])).toEqual(refused('tooMany'));
  expect(await answer(host, ['c1', 'c1'])).toEqual(refused('duplicateOption'));
  expect(await answer(host, ['c99'])).toEqual(refused('unknownOption'));
  expect(await answer(host, ['c1'], '0-old')).toEqual(refused('stale'));
  expect(await answer(watcher, ['c1'])).toEqual(refused('notSeated'));
  const elsewhere = `m${'0'.repeat(16)}`;
  expect(await host.ask('match:undo', { match: elsewhere })).toEqual(refused('noMatch'));
  expect(await host.ask('match:undo', { match })).toEqual(refused('nothingToUndo'));
  expect(await watcher.ask('match:concede', { match })).toEqual(refused('notSeated'));
  await expectInStep(host);
  expect(host.match?.seq).toBe(seq);
  expect(await answer(host, ['c1'])).toEqual({ ok: true });
  expect(await answer(host, ['c2'])).toEqual(refused('alreadyAnswered'));
});

test('an undo takes back the answer and its part of the log, for everybody', async () => {
  const { members } = await server.match(2, 1, { rounds: 30 });
  const draw = seeded(3);
  const asking = (kind: string) => members.find(({ match }) => match?.question?.kind === kind);
  while (asking('amount') === undefined) await step(members, draw);
  const winner = asking('amount') as TestClient;
  const before = winner.match;
  expect(before?.question?.undo).toBe(false);
  await step(members, draw);
  expect(winner.match?.question).toMatchObject({ kind: 'keep', undo: true });
  const { match = '' } = before ?? {};
  await winner.must('match:undo', { match });
  for (const member of members) {
    await member.until('the undo', ({ match }) => match?.seq === (before?.seq ?? 0) + 2);
    await expectInStep(member);
  }
  expect({ ...winner.match, seq: 0 }).toEqual({ ...before, seq: 0 });
  await step(members, draw);
  for (const member of members) await expectInStep(member);
});

test('who concedes watches on as a spectator; the rest play on', async () => {
  const { members, host } = await server.match(3, 1, { rounds: 30 });
  const [, quitter] = members as [TestClient, TestClient];
  const { match = '' } = host.match ?? {};
  await quitter.must('match:concede', { match });
  await quitter.until('he watches', ({ match }) => match?.seat === null);
  expect(quitter.match?.own).toBeNull();
  expect(await quitter.ask('match:concede', { match })).toMatchObject({
    error: { code: 'notSeated' },
  });
  await heard(members, 1);
  const draw = seeded(9);
  for (let i = 0; i < 6; i += 1) await step(members, draw);
  for (const member of members) await expectInStep(member);
  expect(host.room?.match?.seats[1]).toMatchObject({ left: true, user: null });
});

test('who concedes keeps what they had read of the story, over a reload and a restart, and reads no more than all do', async () => {
  const { code, members, host } = await server.match(3, 0, { rounds: 30 });
  const [, quitter] = members as [TestClient, TestClient];
  const { match = '' } = host.match ?? {};
  const draw = seeded(5);
  for (let i = 0; i < 7; i += 1) await step(members, draw);
  /** Cards that one seat alone is sent, by the number of their entry. */
  const cardsOf = (events: readonly LogEvent[], seat: number) =>
    events.flatMap(({ n, type, seat: drawer, card }) =>
      type === 'cardDrawn' && drawer === seat && card !== undefined ? [n] : [],
    );
  const shown = ({ match: now }: TestClient) => now?.events ?? [];
  const read = cardsOf(shown(quitter), 1);
  expect(read.length).toBeGreaterThan(3);
  await quitter.must('match:concede', { match });
  await quitter.until('they watch', ({ match: now }) => now?.seat === null);
  expect(cardsOf(shown(quitter), 1)).toEqual(read);
  await heard(members, 8);
  for (let i = 0; i < 5; i += 1) await step([host, members[2] as TestClient], draw);
  const comesBack = async (): Promise<void> => {
    const back = await server.client(quitter.cookie);
    await back.must('room:join', { code });
    await back.until('the match', ({ match: now }) => now !== null);
    const { events } = await back.must('match:history', { match, before: 1000 });
    for (const seen of [shown(back), events]) {
      expect(cardsOf(seen, 1)).toEqual(read);
      for (const other of [0, 2]) expect(cardsOf(seen, other)).toEqual([]);
    }
  };
  await comesBack();
  const { dataDir } = server;
  await server.stop();
  server = await TestServer.open({ dataDir });
  await comesBack();
});

test('a reload comes back to the same seat and the same question', async () => {
  const { code, members } = await server.match(2, 1);
  const [, guest] = members as [TestClient, TestClient];
  const before = guest.match;
  guest.close();
  await members[0]?.until('he is away', ({ room }) => room?.members[1]?.connected === false);
  const again = await server.client(guest.cookie);
  await again.must('room:join', { code });
  await again.until('the match', ({ match }) => match !== null);
  expect(again.match).toEqual(before);
  expect((await again.answerAtRandom(seeded(1))).ok).toBe(true);
});

test('two tabs at one seat stay in step', async () => {
  const { code, members } = await server.match(2, 0, { rounds: 4 });
  const tab = await server.client(members[0]?.cookie);
  await tab.must('room:join', { code });
  await tab.until('the match', ({ match }) => match !== null);
  const draw = seeded(5);
  while (tab.match?.secret === null) {
    await step(members, draw);
    await heard([tab], seqOf(members[0] as TestClient));
    expect(tab.match).toEqual(members[0]?.match);
  }
});

test('the log can be read back to its beginning', async () => {
  const { members, host } = await server.match(2, 0, { rounds: 30 });
  const draw = seeded(8);
  while (host.match?.secret === null) await step(members, draw);
  const { match = '', events = [] } = host.match ?? {};
  const length = events.length;
  const read = async (before: number) =>
    (await host.must('match:history', { match, before })).events;
  const newest = await read(length);
  expect(newest).toHaveLength(Math.min(100, length));
  const all = newest;
  while ((all[0]?.n ?? 0) > 0) all.unshift(...(await read(all[0]?.n ?? 0)));
  expect(all).toEqual(events);
});

test('a finished match can be verified roll by roll from its journal', async () => {
  const { members, host } = await server.match(3, 0, { rounds: 4 });
  const { match = '', commitment, options } = host.match ?? {};
  const url = `${server.url}/api/matches/${match}/journal`;
  const early = await fetch(url);
  expect([early.status, await early.json()]).toEqual([409, { error: 'matchRunning' }]);
  const draw = seeded(6);
  while (host.match?.secret === null) await step(members, draw);
  const journal = (await (await fetch(url)).json()) as {
    secret: string;
    shares: Share[];
    commitment: string;
    options: typeof options;
    seats: object[];
    entries: JournalEntry[];
  };
  const secret = Buffer.from(journal.secret, 'hex');
  expect(journal.secret).toBe(host.match?.secret);
  expect(commitmentOf(secret)).toBe(commitment);
  expect(journal).toMatchObject({ match, game: 'duel', version: 1, commitment, options });
  expect(journal.seats).toHaveLength(3);

  const { entries } = journal;
  expect(journal.shares).toEqual(host.match?.shares);
  expect(journal.shares.map(({ nonce }) => nonce)).toEqual(Array(3).fill(expect.any(String)));
  const rolls = new KeyedRolls(keyOf({ ...journal, id: match }));
  let used: JournalEntry | undefined = entries[0];
  let unread = [...(used?.rolls ?? [])];
  const dice = (bounds: readonly number[], from: number): readonly number[] => {
    const expected = bounds.map((bound, i) => rolls.roll(from + i, bound));
    expect(unread.shift()).toEqual(bounds.map((bound, i) => [bound, expected[i]]));
    return expected;
  };
  const session = new Session(duel(), newPosition(duel(), 3, journal.options ?? {}), { dice });
  for (used of entries.slice(1)) {
    unread = [...used.rolls];
    if (used.by !== 'seat') throw new Error('only answers here');
    expect(session.answer(used.seat, used.picks, used.question)).toEqual({ ok: true });
    expect(unread).toEqual([]);
  }
  expect(session.isOver).toBe(true);
  expect(session.view(null).open).toEqual(host.match?.open);
});

test('journals of unknown matches are not found', async () => {
  for (const id of [`m${'0'.repeat(16)}`, 'nonsense', '..%2f']) {
    expect((await fetch(`${server.url}/api/matches/${id}/journal`)).status).toBe(404);
  }
});
