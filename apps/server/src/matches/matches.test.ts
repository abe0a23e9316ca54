import { rmSync } from 'node:fs';
import type { ErrorCode } from '@tablee/protocol/errors.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outgoing } from '../sockets/outgoing.ts';
import { GroupCommit } from '../store/group-commit.ts';
import { duel } from '../testing/duel.ts';
import { FickleStore } from '../testing/fickle-store.ts';
import { freshDirectory } from '../testing/test-server.ts';
import type { Match } from './match.ts';
import { Matches } from './matches.ts';

let dataDir: string;
let store: FickleStore;
let matches: Matches;
let id: string;
let isTallyBroken = false;
beforeEach(async () => {
  dataDir = freshDirectory();
  store = new FickleStore(dataDir);
  const commits = new GroupCommit(store, (error) => {
    throw error;
  });
  const logger = pino({ level: 'silent' });
  const outgoing = new Outgoing(true);
  isTallyBroken = false;
  const game = duel();
  const tally: typeof game.tally = (state) => {
    if (isTallyBroken) throw new Error('nobody can count this');
    return game.tally(state);
  };
  const catalogue = { ids: ['duel'], load: async () => ({ ...game, tally }) };
  matches = new Matches({ store, commits, catalogue, outgoing, logger, windowLeast: 0 });
  const seats = ['u1', 'u2'].map((user) => ({ nickname: user, user, bot: null }));
  const options = { rounds: 4, trap: 'off', teams: 'off' };
  const { match, writes } = matches.create('ABCDEF', { ...game, tally }, options, seats);
  id = match.record.id;
  await commits.settled([{ kind: 'room', code: 'ABCDEF', json: '{}', usedAt: 1 }, ...writes]);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function answer(match: Match, seat: number): Promise<ErrorCode | null> {
  const asked = match.questionOf(seat);
  if (asked?.question.shape !== 'pick') throw new Error('not asked');
  const picks = [String(asked.question.options[0]?.id)];
  const input = { by: 'seat', seat, picks, question: asked.fingerprint } as const;
  return new Promise((resolve) => matches.act(match, input, resolve));
}

test('an answer that cannot be kept is refused, and the match is as if it had never come', async () => {
  const match = await matches.get(id);
  expect(await answer(match, 0)).toBeNull();
  const before = match.snapshot(1);
  store.isFull = true;
  expect(await answer(match, 1)).toBe('serverError');
  store.isFull = false;
  const again = await matches.get(id);
  expect(again).not.toBe(match);
  expect(again.snapshot(1)).toEqual(before);
  expect(await answer(again, 1)).toBeNull();
  // Whoever still held the lost match cannot change anything with it.
  const leaving = new Promise((resolve) => matches.act(match, { by: 'leave', seat: 0 }, resolve));
  expect(await leaving).toBe('serverError');
});

test('answers behind a lost one are lost with it: the journal has no gap', async () => {
  const match = await matches.get(id);
  store.isFull = true;
  const replies = await Promise.all([answer(match, 0), answer(match, 1)]);
  expect(replies).toEqual(['serverError', 'serverError']);
  store.isFull = false;
  const again = await matches.get(id);
  expect(again.seq).toBe(0);
  expect(await store.journal(id)).toHaveLength(1);
});

test('a step that fails after the rules have taken it is forgotten, not half kept', async () => {
  const match = await matches.get(id);
  expect(await answer(match, 0)).toBeNull();
  isTallyBroken = true;
  expect(await answer(match, 1)).toBe('serverError');
  isTallyBroken = false;
  const again = await matches.get(id);
  expect(again).not.toBe(match);
  expect(again.seq).toBe(1);
  expect(await answer(again, 1)).toBeNull();
  expect(await store.journal(id)).toHaveLength(3);
});

test('who leaves has left in the room too, in the same transaction', async () => {
  const lost: string[] = [];
  matches.listener = {
    leaving: (_match, seat) => [
      { kind: 'room', code: 'ABCDEF', json: `{"left":${seat}}`, usedAt: 1 },
    ],
    finishing: () => [],
    lost: (match) => lost.push(match.record.id),
    finished: () => {},
    stepped: () => {},
    viewpoint: () => ({ from: 'nowhere' }),
    shown: () => {},
  };
  const leave = async (seat: number) => {
    const match = await matches.get(id);
    return new Promise((resolve) => matches.act(match, { by: 'leave', seat }, resolve));
  };
  store.isFull = true;
  expect(await leave(1)).toBe('serverError');
  expect(lost).toEqual([id]);
  store.isFull = false;
  expect(await store.room('ABCDEF')).toBe('{}');
  expect(await leave(1)).toBeNull();
  expect(await store.room('ABCDEF')).toBe('{"left":1}');
  expect((await store.journal(id)).at(-1)).toMatchObject({ by: 'leave', seat: 1 });
});

test('a match nobody looks at leaves memory and comes back the same', async () => {
  const match = await matches.get(id);
  await answer(match, 0);
  const before = match.snapshot(0);
  matches.sweep(60_000);
  expect(matches.size).toBe(1);
  matches.sweep(-1);
  expect(matches.size).toBe(0);
  const [again, same] = await Promise.all([matches.get(id), matches.get(id)]);
  expect(again).toBe(same);
  expect(again.snapshot(0)).toEqual(before);
});

test('an answer that comes while a move is being taken back is not taken back with it', async () => {
  const match = await matches.get(id);
  expect(await answer(match, 0)).toBeNull();
  const rewinding = matches.rewind(match, 0);
  const answered = answer(match, 1);
  await expect(rewinding).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect(await answered).toBeNull();
  expect(matches.peek(id)).toBe(match);
  await matches.rewind(match, 0);
  expect(matches.peek(id)?.questionOf(0)).not.toBeNull();
});

test('an unknown match is not found', async () => {
  await expect(matches.get('m0000000000000000')).rejects.toMatchObject({
    problem: { code: 'noMatch' },
  });
});
