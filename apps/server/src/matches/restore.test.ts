import { rmSync } from 'node:fs';
import type { AnyGame, Next, Script } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { duel, duelCatalogue } from '../testing/duel.ts';
import { KeptMatch } from '../testing/kept-match.ts';
import type { TestClient } from '../testing/test-client.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';
import type { JournalEntry, MatchRecord, MatchSeat } from './journal.ts';
import type { Match } from './match.ts';
import { CannotShow } from './restore.ts';

const everyone = [null, 0, 1, 2];
const seenBy = (match: Match) => everyone.map((viewer) => match.snapshot(viewer));
const played = (steps: number, seed: number, leaving = 0) =>
  KeptMatch.played(duel(), { seats: 3, options: { rounds: 30 }, steps, seed, leaving });
const entryAt = (kept: KeptMatch, seq: number) =>
  JSON.parse(kept.lines[seq]?.json ?? 'null') as JournalEntry;
/** The journal and its snapshots as older servers wrote them. */
function asOfBefore(kept: KeptMatch): void {
  for (const [i, { seq, json }] of kept.lines.entries()) {
    const { rules, state, chain, record, ...entry } = JSON.parse(json) as JournalEntry & {
      record?: string;
    };
    const rolls = entry.rolls.map((draw) =>
      (draw as readonly [number, number][]).map(([, roll]) => roll),
    );
    kept.lines[i] = { seq, json: JSON.stringify({ ...entry, rolls }) };
  }
  for (const [i, { position, ...row }] of kept.snapshots.entries()) {
    const { sum, ...old } = JSON.parse(position) as { sum: string };
    kept.snapshots[i] = { ...row, position: JSON.stringify(old) };
  }
}
const open = (match: Match) => match.snapshot(null).open as { scores: number[]; round: number };

describe('a match replayed from its journal', () => {
  test('is the same for every viewer, at every step', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const kept = await played(10 + seed * 6, seed, 0.01);
      const before = seenBy(kept.match);
      const { match, resumed } = await kept.restore();
      expect(resumed).toBeNull();
      expect(seenBy(match)).toEqual(before);
    }
  });

  test('goes on with the dice and the chain where they were', async () => {
    const kept = await played(20, 3);
    const live = kept.match;
    const { match: again } = await kept.restore();
    for (let i = 0; i < 30 && !live.isOver; i += 1) {
      const seat = kept.asked[0] as number;
      const asked = live.questionOf(seat) as NonNullable<ReturnType<Match['questionOf']>>;
      const input = {
        by: 'seat',
        seat,
        picks: asked.question.fallback,
        question: asked.fingerprint,
      } as const;
      expect(again.apply(input)).toEqual(live.apply(input));
    }
  });

  test('says of each entry which rules wrote it, the state after it, and what came before it', async () => {
    const kept = await played(30, 5);
    for (const seq of kept.lines.keys()) {
      const entry = entryAt(kept, seq);
      expect(entry).toMatchObject({ rules: 1, state: expect.stringMatching(/^[0-9a-f]{24}$/) });
      expect(entry.chain).toMatch(/^[0-9a-f]{16}$/);
    }
    expect(new Set(kept.lines.map((_, seq) => entryAt(kept, seq).chain)).size).toBe(
      kept.lines.length,
    );
  });
});

type Table = { open: { scores: number[] } };
const play = (game: AnyGame, table: Table): Script<Next | null> =>
  (game.scripts.playRound as (table: Table) => Script<Next | null>)(table);

/** The duel in which each round gives the first seat a point more, which no question shows. */
const dearer = (version: number): AnyGame => {
  const game = duel(1);
  return {
    ...game,
    version,
    scripts: {
      ...game.scripts,
      *playRound(table: Table): Script<Next | null> {
        const next = yield* play(game, table);
        table.open.scores[0] = (table.open.scores[0] as number) + 1;
        return next;
      },
    },
  };
};

describe('after a change of the rules', () => {
  test.each([1, 2])(
    'that no question shows, the match goes on from what was seen, and says so (version %i)',
    async (version) => {
      const kept = await played(60, 4);
      const before = open(kept.match);
      const { match, resumed } = await kept.restore(dearer(version));
      expect(resumed).toMatchObject({ why: 'rules', lost: expect.any(Number) });
      expect(match.resumed).toEqual({ why: 'rules', lost: resumed?.lost });
      expect(match.snapshot(null).events.at(-1)).toMatchObject({
        type: 'house:resumed',
        why: 'rules',
        lost: resumed?.lost,
      });
      // A position of the match itself, never another story.
      const [, from] = [
        entryAt(kept, match.seq),
        (entryAt(kept, match.seq) as { from: number }).from,
      ];
      const lines = kept.lines.slice(0, from + 1);
      const then = KeptMatch.deal(duel(), 3, { rounds: 30 });
      then.lines.splice(0, 1, ...lines);
      expect(open((await then.restore()).match)).toEqual(open(match));
      expect(open(match).round).toBeGreaterThan(before.round - 8);
    },
  );

  test('that changes nothing for this match, it is simply the same match', async () => {
    const kept = await played(42, 6);
    const before = seenBy(kept.match);
    const newer = { ...duel(1), version: 2 };
    const { match, resumed } = await kept.restore(newer);
    expect(resumed).toBeNull();
    expect(seenBy(match)).toEqual(before);
    kept.answerAtRandom(seeded(1));
    expect(entryAt(kept, kept.lines.length - 1).rules).toBe(2);
    expect((await kept.restore(newer)).resumed).toBeNull();
  });

  test('whose questions are others, it goes on, and comes back to the same place again', async () => {
    const kept = await played(42, 4);
    const newer = duel(2);
    const { match, resumed } = await kept.restore(newer);
    expect(resumed?.written[0]?.entry).toMatchObject({ by: 'resumed', why: 'rules' });
    expect(match.seq).toBe(kept.lines.length - 1);
    for (let i = 0; i < 30; i += 1) {
      const before = seenBy(kept.match);
      const again = await kept.restore(newer);
      expect(again.resumed).toBeNull();
      expect(seenBy(again.match)).toEqual(before);
      if (!again.match.isOver) kept.answerAtRandom(seeded(i));
    }
    // No snapshot is needed for that: the journal has the position.
    kept.snapshots.splice(0);
    expect((await kept.restore(newer)).resumed).toBeNull();
  });

  test('a move taken back stays so, and no earlier move can be taken back', async () => {
    const kept = await played(12, 4);
    await kept.restore(duel(2));
    for (const seat of [0, 1, 2]) expect(await kept.rewind(seat)).toBe(false);
    for (let i = 0; i < 6; i += 1) {
      kept.answerAtRandom(seeded(i));
      const then = kept.match.digest;
      const seat = kept.asked[0] as number;
      const asked = kept.match.questionOf(seat) as NonNullable<ReturnType<Match['questionOf']>>;
      const { question, fingerprint } = asked;
      kept.act({ by: 'seat', seat, picks: question.fallback, question: fingerprint });
      expect(await kept.rewind(seat)).toBe(true);
      expect(kept.match.digest).toBe(then);
      expect((await kept.restore(duel(2))).resumed).toBeNull();
    }
  });

  test('who had left stays away, though it is lost when', async () => {
    const kept = await played(30, 8);
    const seat = kept.asked[0] as number;
    expect(kept.act({ by: 'leave', seat })).toBeNull();
    const { match } = await kept.restore(duel(2));
    expect(match.left.has(seat)).toBe(true);
    expect(match.questionOf(seat)).toBeNull();
    expect((await kept.restore(duel(2))).resumed).toBeNull();
    expect(kept.match.left.has(seat)).toBe(true);
  });

  test('who had left before the newest position stays away, too, if only its checkpoint is of use', async () => {
    const kept = await played(27, 8);
    const seat = kept.asked[0] as number;
    expect(kept.act({ by: 'leave', seat })).toBeNull();
    // As after a move that was taken back: a position in the middle of a script.
    kept.snapshots.splice(0);
    kept.keepPosition();
    const position = JSON.parse(kept.snapshots[0]?.position ?? '') as { answers: unknown[] };
    expect(position.answers).toContainEqual({ by: 'leave', seat });
    const { match, resumed } = await kept.restore(duel(2));
    expect(resumed).not.toBeNull();
    expect(match.left.has(seat)).toBe(true);
    expect(match.questionOf(seat)).toBeNull();
    expect((match.snapshot(null).open as { left: boolean[] }).left[seat]).toBe(true);
    expect((await kept.restore(duel(2))).resumed).toBeNull();
    expect(kept.match.left.has(seat)).toBe(true);
    expect(kept.match.questionOf(seat)).toBeNull();
  });

  test('answers of newer rules are not given up for older ones: the match waits for the newer', async () => {
    const kept = await played(30, 4);
    await kept.restore(duel(2));
    await kept.play(10, seeded(3));
    const before = [JSON.stringify([kept.lines, kept.snapshots]), seenBy(kept.match)];
    const older = { ...duel(1), replaysFrom: 1 };
    await expect(kept.restore(older)).rejects.toMatchObject({ name: 'CannotShow', why: 'rules' });
    expect((await kept.restore(duel(2))).resumed).toBeNull();
    expect([JSON.stringify([kept.lines, kept.snapshots]), seenBy(kept.match)]).toEqual(before);
  });

  test('answers of newer rules that replay otherwise under older ones are not given up', async () => {
    const kept = await played(30, 4);
    await kept.restore(dearer(2));
    await kept.play(10, seeded(3));
    const before = seenBy(kept.match);
    await expect(kept.restore(duel(1))).rejects.toMatchObject({ name: 'CannotShow', why: 'rules' });
    const { match, resumed } = await kept.restore(dearer(2));
    expect(resumed).toBeNull();
    expect(seenBy(match)).toEqual(before);
  });

  test('it goes on from the newest position it has, however many answers that loses', async () => {
    const kept = await played(60, 4);
    const { resumed: near } = await (await played(60, 4)).restore(duel(2));
    expect(near?.lost).toBeLessThan(20);
    // Only the oldest is left, before the first answer.
    kept.snapshots.splice(0);
    const dealt = KeptMatch.deal(duel(), 3, { rounds: 30 });
    kept.snapshots.push(...dealt.snapshots);
    const { resumed } = await kept.restore(duel(2));
    expect(resumed).toMatchObject({ why: 'rules' });
    expect(resumed?.lost).toBeGreaterThan(40);
  });

  test('the replayed part is no place to play on from, if it loses much and no position can be resumed', async () => {
    const kept = await played(60, 4);
    const demanding = { ...duel(2), resumesFrom: 2 };
    await expect(kept.restore(demanding)).rejects.toThrow(CannotShow);
    const short = await played(9, 4);
    const { resumed } = await short.restore(demanding);
    expect(resumed?.lost).toBeGreaterThan(0);
  });

  test('it goes on only from a version that the rules can resume', async () => {
    const kept = await played(90, 4);
    const demanding = { ...duel(2), resumesFrom: 2 };
    const before = JSON.stringify([kept.lines, kept.snapshots]);
    await expect(kept.restore(demanding)).rejects.toThrow(CannotShow);
    await expect(kept.restore(demanding)).rejects.toMatchObject({ why: 'rules' });
    expect(JSON.stringify([kept.lines, kept.snapshots])).toBe(before);
  });

  test('a position that comes to life and throws at every answer is not played on', async () => {
    const kept = await played(60, 4);
    const newer = duel(2);
    const broken: AnyGame = {
      ...newer,
      scripts: {
        ...newer.scripts,
        *playRound(table: Table): Script<Next | null> {
          yield* play(newer, table);
          throw new Error('no such field');
        },
      },
    };
    await expect(kept.restore(broken)).rejects.toMatchObject({ name: 'CannotShow', why: 'rules' });
    expect((await kept.restore(newer)).resumed).not.toBeNull();
  });
});

describe('an older journal without marks', () => {
  test('opens as ever, and is marked from then on', async () => {
    const kept = await played(42, 9);
    asOfBefore(kept);
    const before = seenBy(kept.match);
    const { match, resumed } = await kept.restore();
    expect(resumed).toBeNull();
    expect(seenBy(match)).toEqual(before);
    const old = kept.lines.length;
    await kept.play(20, seeded(2));
    expect(entryAt(kept, old - 1)).not.toHaveProperty('chain');
    expect(entryAt(kept, old)).toHaveProperty('chain');
    const now = seenBy(kept.match);
    expect((await kept.restore()).resumed).toBeNull();
    expect(seenBy(kept.match)).toEqual(now);
    // The first link holds what came before it, too.
    const line = kept.lines[3] as { seq: number; json: string };
    kept.lines[3] = { ...line, json: line.json.replace(/"picks":\["c\d+"\]/, '"picks":["c1"]') };
    const { entries } = kept.kept().journal;
    expect(entries.slice(0, old + 1).every((entry) => entry === null)).toBe(true);
    expect(entries.slice(old + 1).every((entry) => entry !== null)).toBe(true);
  });

  test('that replays differently is noticed by its newest snapshot', async () => {
    const kept = await played(60, 4);
    asOfBefore(kept);
    const before = open(kept.match);
    const snapshot = JSON.parse(kept.snapshots[0]?.position ?? '') as {
      checkpoint: { open: { round: number } };
    };
    const { match, resumed } = await kept.restore(dearer(1));
    expect(resumed).toMatchObject({ why: 'rules', lost: 0 });
    // Answers since the snapshot count, by today's rules.
    const tail = before.round - snapshot.checkpoint.open.round;
    expect(tail).toBeLessThan(before.round);
    expect(open(match)).toEqual({
      ...before,
      scores: [(before.scores[0] as number) + tail, ...before.scores.slice(1)],
    });
  });

  test('of another version is not believed without its snapshots', async () => {
    const kept = await played(60, 4);
    asOfBefore(kept);
    const newer = { ...duel(1), version: 2, replaysFrom: 2 };
    const { resumed } = await kept.restore(newer);
    expect(resumed).toMatchObject({ why: 'rules', lost: 0 });
    const bare = await played(60, 4);
    asOfBefore(bare);
    bare.snapshots.splice(0);
    await expect(bare.restore(newer)).rejects.toMatchObject({ name: 'CannotShow', why: 'rules' });
  });

  test('of a match that had gone on from a snapshot goes on from there', async () => {
    const kept = await played(42, 4);
    await kept.restore(duel(2));
    const line = kept.lines.at(-1) as { seq: number };
    asOfBefore(kept);
    kept.lines[line.seq] = { seq: line.seq, json: '{"by":"resumed","rolls":[]}' };
    const before = kept.match.digest;
    const { match, resumed } = await kept.restore(duel(2));
    expect(resumed).toMatchObject({ lost: 0 });
    expect(match.digest).toBe(before);
  });
});

describe('damage', () => {
  test('of all snapshots costs nothing', async () => {
    const kept = await played(60, 5);
    const before = seenBy(kept.match);
    for (const [i, row] of kept.snapshots.entries()) {
      kept.snapshots[i] = { ...row, position: row.position.slice(0, -1) };
    }
    const { match, resumed } = await kept.restore();
    expect(resumed).toBeNull();
    expect(seenBy(match)).toEqual(before);
  });

  test('of an entry is noticed at that entry; a snapshot after it saves the rest', async () => {
    const kept = await played(80, 5);
    const newest = kept.snapshots[0]?.seq as number;
    const before = open(kept.match);
    kept.lines[newest - 2] = { seq: newest - 2, json: '{"by":' };
    const { match, resumed } = await kept.restore();
    expect(resumed).toMatchObject({ why: 'damaged', lost: 0, seq: newest - 2 });
    expect(open(match)).toEqual(before);
  });

  test('of an entry that nothing stands behind: the match goes on from just before it', async () => {
    const kept = await played(20, 5);
    kept.snapshots.splice(0);
    const rest = kept.lines.slice(10);
    const until = KeptMatch.deal(duel(), 3, { rounds: 30 });
    until.lines.splice(0, 1, ...kept.lines.slice(0, 10));
    const then = open((await until.restore()).match);
    kept.lines.splice(10, 1);
    const { match, resumed } = await kept.restore();
    expect(resumed).toMatchObject({ why: 'damaged', seq: 10 });
    expect(resumed?.lost).toBeLessThanOrEqual(rest.length);
    expect(open(match)).toEqual(then);
  });

  test('of a match that is over: it is shown at its end or not at all, never played on', async () => {
    const kept = await KeptMatch.played(duel(), {
      seats: 2,
      options: { rounds: 2 },
      steps: 99,
      seed: 3,
    });
    expect(kept.match.isOver).toBe(true);
    kept.keepPosition();
    const before = open(kept.match);
    const over = KeptMatch.of(
      duel(),
      { ...kept.record, state: 'over' },
      kept.lines.toSpliced(3, 1),
      kept.snapshots,
    );
    expect(open((await over.restore()).match)).toEqual(before);
    const lost = KeptMatch.of(duel(), over.record, kept.lines.toSpliced(3, 1), []);
    await expect(lost.restore()).rejects.toMatchObject({ name: 'CannotShow', why: 'damaged' });
  });

  test('of the fixed data of a match is noticed: nobody plays on with a seat, an option or a secret changed', async () => {
    const kept = await played(20, 5);
    const { record } = kept;
    const [first, ...others] = record.seats;
    const damaged: Partial<MatchRecord>[] = [
      { secret: record.secret.replace('a', 'e') },
      { seats: [{ ...(first as MatchSeat), user: 'u9' }, ...others] },
      { options: { ...record.options, trap: 'on' } },
      { shares: record.seats.map(() => ({ seal: null, nonce: null })) },
      { version: 0 },
    ];
    for (const change of damaged) {
      const other = KeptMatch.of(duel(), { ...record, ...change }, kept.lines, kept.snapshots);
      const refused = { name: 'CannotShow', why: 'damaged', seq: 0 };
      await expect(other.restore(), JSON.stringify(change)).rejects.toMatchObject(refused);
    }
    // As the store gives it back; that it is over is no damage.
    const same = { ...(JSON.parse(JSON.stringify(record)) as MatchRecord), state: 'over' } as const;
    const whole = KeptMatch.of(duel(), same, kept.lines, kept.snapshots);
    expect((await whole.restore()).resumed).toBeNull();
    // An older journal has no marks.
    asOfBefore(kept);
    const old = { ...record, seats: [{ ...(first as MatchSeat), nickname: 'Ida' }, ...others] };
    await KeptMatch.of(duel(), old, kept.lines, kept.snapshots).restore();
  });

  test('of everything: the match cannot be shown, and its data stays', async () => {
    const kept = await played(20, 5);
    kept.snapshots.splice(0);
    kept.lines[0] = { seq: 0, json: '' };
    await expect(kept.restore()).rejects.toMatchObject({
      name: 'CannotShow',
      why: 'damaged',
      seq: 0,
    });
    kept.lines.splice(0);
    await expect(kept.restore()).rejects.toMatchObject({ name: 'CannotShow', why: 'damaged' });
  });

  test('tampered rolls are noticed', async () => {
    const kept = await played(5, 2);
    asOfBefore(kept);
    const { rolls, ...dealt } = entryAt(kept, 0);
    const json = JSON.stringify({ ...dealt, rolls: [rolls[0]?.slice(1)] });
    kept.lines[0] = { seq: 0, json };
    kept.snapshots.splice(0);
    await expect(kept.restore()).rejects.toThrow(CannotShow);
  });
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
  expect(server.logs).toContain('resumed from a position');
  for (const { match } of players) {
    expect(match?.events.at(-1)).toMatchObject({ type: 'house:resumed', why: 'rules' });
  }
  const asked = players.find(({ match }) => match?.question) as TestClient;
  expect(await asked.answerAtRandom(draw)).toEqual({ ok: true });
  await server.close();
});

test('a release that throws takes no match off its table; the good one has it back', async () => {
  const folder = freshDirectory();
  const good = await TestServer.open({ dataDir: folder });
  const { code, members } = await good.match(2, 0, { rounds: 30 });
  const draw = seeded(5);
  for (let i = 0; i < 20; i += 1) {
    const asked = members.find(({ match }) => match?.question) as TestClient;
    const seq = asked.match?.seq ?? 0;
    await asked.answerAtRandom(draw);
    for (const one of members) await one.until('the step', ({ match }) => match?.seq === seq + 1);
  }
  const cookies = members.map(({ cookie }) => cookie);
  const before = members.map(({ match }) => match);
  await good.stop();

  const slip = (): never => {
    throw new TypeError('cannot read properties of undefined');
  };
  const releases: AnyGame[] = [
    { ...duel(), tally: slip },
    { ...duel(), scripts: { ...duel().scripts, playRound: slip } },
    { ...duel(), setup: slip },
  ];
  for (const release of releases) {
    const broken = await TestServer.open(
      { dataDir: folder },
      { ids: ['duel'], load: async () => release },
    );
    for (const cookie of cookies) {
      const client = await broken.client(cookie);
      await client.must('room:join', { code });
      expect(client.room?.match).toMatchObject({ id: before[0]?.match, state: 'running' });
      expect(client.match).toBeNull();
    }
    expect(broken.logs).toContain('match cannot be shown');
    await broken.stop();
  }

  const again = await TestServer.open({ dataDir: folder });
  for (const [i, cookie] of cookies.entries()) {
    const client = await again.client(cookie);
    await client.must('room:join', { code });
    await client.until('the match', ({ match }) => match !== null);
    expect(client.match).toEqual(before[i]);
  }
  await again.close();
});
