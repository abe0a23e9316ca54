import { rmSync } from 'node:fs';
import { seeded } from '@tablee/rules/kernel/chance.ts';
import { randomPicks } from '@tablee/rules/kernel/random-answer.ts';
import { afterAll, expect, test } from 'vitest';
import { duel, duelCatalogue } from '../testing/duel.ts';
import type { TestClient } from '../testing/test-client.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';
import type { JournalEntry, MatchRecord, SnapshotRecord } from './journal.ts';
import type { Match } from './match.ts';
import { deal, restore } from './restore.ts';

const record: MatchRecord = {
  id: 'm0123456789abcdef',
  room: 'ABCDEF',
  game: 'duel',
  version: 1,
  options: { rounds: 30, trap: 'off', teams: 'off' },
  seats: [0, 1, 2].map((seat) => ({ nickname: `P${seat}`, user: `u${seat}`, bot: null })),
  secret: 'ab'.repeat(32),
  shares: null,
  state: 'running',
};
const everyone = [null, 0, 1, 2];
const seenBy = (match: Match) => everyone.map((viewer) => match.snapshot(viewer));

/** Plays `steps` random inputs, with undos and a departure among them. */
function played(steps: number, seed: number) {
  const draw = seeded(seed);
  const { match, entry } = deal(duel(), record);
  const journal: JournalEntry[] = [entry];
  const snapshots: SnapshotRecord[] = [];
  while (journal.length <= steps && !match.isOver) {
    const asked = [0, 1, 2].filter((seat) => match.questionOf(seat) !== null);
    const seat = asked[Math.floor(draw() * asked.length)] as number;
    const { question, fingerprint } = match.questionOf(seat) as NonNullable<
      ReturnType<Match['questionOf']>
    >;
    const undone = draw() < 0.3 ? match.apply({ by: 'undo', seat }) : 'nothingToUndo';
    const left = draw() < 0.01 ? match.apply({ by: 'leave', seat }) : 'alreadyLeft';
    const steps = [undone, left].filter((step) => typeof step !== 'string');
    if (steps.length === 0) {
      const picks = randomPicks(question, draw);
      steps.push(match.apply({ by: 'seat', seat, picks, question: fingerprint }) as never);
    }
    for (const step of steps) journal.push(JSON.parse(JSON.stringify(step.entry)) as JournalEntry);
    if (journal.length % 5 === 0) {
      const position = JSON.parse(JSON.stringify(match.position()));
      snapshots.unshift({ seq: match.seq, position, logged: match.logged });
    }
  }
  return { match, journal, snapshots };
}

test('a match replayed from its journal is the same for every viewer, at every step', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const { match, journal } = played(10 + seed * 6, seed);
    const again = restore(duel(), record, journal, []);
    expect(again.resumed).toBeNull();
    expect(seenBy(again.match)).toEqual(seenBy(match));
  }
});

test('a replayed match goes on with the dice where they were', () => {
  const { match, journal } = played(20, 3);
  const { match: again } = restore(duel(), record, journal, []);
  for (let i = 0; i < 30 && !match.isOver; i += 1) {
    const seat = [0, 1, 2].find((one) => match.questionOf(one) !== null) as number;
    const { question, fingerprint } = match.questionOf(seat) as never as {
      question: Parameters<typeof randomPicks>[0];
      fingerprint: string;
    };
    const picks = randomPicks(question, seeded(i));
    const input = { by: 'seat', seat, picks, question: fingerprint } as const;
    expect(again.apply(input)).toEqual(match.apply(input));
  }
});

test('tampered rolls are noticed', () => {
  const { journal } = played(5, 2);
  const [dealt, ...rest] = journal as [JournalEntry, ...JournalEntry[]];
  const short = { ...dealt, rolls: [dealt.rolls[0]?.slice(1) ?? []] };
  expect(() => restore(duel(), record, [short, ...rest], [])).toThrow('do not fit');
});

test('after a rules change the match goes on from its newest snapshot', () => {
  const { match, journal, snapshots } = played(42, 4);
  const newer = duel(2);
  const { match: resumed, resumed: why } = restore(newer, record, journal, snapshots);
  expect(why?.entry).toEqual({ by: 'resumed', rolls: [] });
  expect(resumed.seq).toBe(journal.length);
  const open = (one: Match) => one.snapshot(null).open as { scores: number[]; round: number };
  expect(open(resumed).round).toBeGreaterThan(0);
  expect(open(resumed).round).toBeLessThanOrEqual(open(match).round);
  const asked = [0, 1, 2].filter((seat) => resumed.questionOf(seat) !== null);
  expect(asked.length).toBeGreaterThan(0);

  // The new journal line and its snapshot lead to the same place again, with what was answered since.
  const longer = [...journal, why?.entry as JournalEntry];
  const kept = [
    { seq: resumed.seq, position: resumed.position(), logged: resumed.logged },
    ...snapshots,
  ];
  const seat = asked[0] as number;
  const { question, fingerprint } = resumed.questionOf(seat) as never as {
    question: Parameters<typeof randomPicks>[0];
    fingerprint: string;
  };
  const picks = randomPicks(question, seeded(1));
  const step = resumed.apply({ by: 'seat', seat, picks, question: fingerprint });
  if (typeof step === 'string') throw new Error(step);
  const again = restore(newer, record, [...longer, step.entry], JSON.parse(JSON.stringify(kept)));
  expect(again.resumed).toBeNull();
  expect(again.match.snapshot(null).open).toEqual(resumed.snapshot(null).open);
  expect(again.match.seq).toBe(resumed.seq);
});

test('what was taken back after a rules change stays so, however often', () => {
  const { journal, snapshots } = played(12, 4);
  const newer = duel(2);
  const first = restore(newer, record, journal, snapshots);
  const kept = [...snapshots];
  let { match } = first;
  const keep = (): void => {
    const position = JSON.parse(JSON.stringify(match.position()));
    kept.unshift({ seq: match.seq, position, logged: match.logged });
    // As a store does.
    kept.splice(4);
  };
  const longer = [...journal, first.resumed?.entry as JournalEntry];
  keep();
  const moves = (count: number): void => {
    for (let i = 0; i < count; i += 1) {
      const seat = [0, 1, 2].find((one) => match.questionOf(one) !== null) as number;
      const { question, fingerprint } = match.questionOf(seat) as never as {
        question: Parameters<typeof randomPicks>[0];
        fingerprint: string;
      };
      const picks = randomPicks(question, seeded(i));
      const step = match.apply({ by: 'seat', seat, picks, question: fingerprint });
      if (typeof step === 'string') throw new Error(step);
      longer.push(step.entry);
    }
  };
  moves(3);
  const goal = match.seq;
  const then = match.snapshot(null).open;
  const takenBack = (to: number) => {
    longer.push({ by: 'rewind', seat: 0, to, rolls: [] });
    return restore(newer, record, longer, kept);
  };
  for (let i = 0; i < 4; i += 1) {
    moves(2);
    const again = takenBack(goal);
    expect(again.resumed).toBeNull();
    expect(again.match.snapshot(null).open).toEqual(then);
    match = again.match;
    keep();
  }
  // By now nothing is kept from before the goal: there is no way to anything older, and none is invented.
  expect(takenBack(goal - 1).resumed).not.toBeNull();
});

const dataDir = freshDirectory();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a server with newer rules takes over a running match', async () => {
  const old = await TestServer.open({ dataDir });
  const { code, members } = await old.match(2, 0, { rounds: 30 });
  const draw = seeded(1);
  for (let i = 0; i < 30; i += 1) {
    const asked = members.find(({ match }) => match?.question) as TestClient;
    const seq = asked.match?.seq ?? 0;
    await asked.answerAtRandom(draw);
    for (const one of members) await one.until('the step', ({ match }) => match?.seq === seq + 1);
  }
  const cookies = members.map(({ cookie }) => cookie);
  for (const member of members) member.close();
  await old.stop();

  const server = await TestServer.open({ dataDir }, duelCatalogue(2));
  const players: TestClient[] = [];
  for (const cookie of cookies) {
    const client = await server.client(cookie);
    await client.must('room:join', { code });
    await client.until('the match', ({ match }) => match !== null);
    players.push(client);
  }
  expect(server.logs).toContain('resumed from a snapshot');
  const asked = players.find(({ match }) => match?.question) as TestClient;
  expect(await asked.answerAtRandom(draw)).toEqual({ ok: true });
  await server.close();
});
