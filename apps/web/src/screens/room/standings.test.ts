import type { RoomState } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import { standings } from './standings.ts';

const result = (user: string | null, nickname: string, rank: number, score: number) => {
  return { user, nickname, rank, score, plays: [] };
};
const room = (evening: RoomState['evening'], members: [string, string][]) => ({
  evening,
  members: members.map(([id, nickname]) => ({ id, nickname, connected: true, since: 0 })),
});
const match = 'm0000000000000001';

test('wins go on under a new name, and namesakes have their own', () => {
  const evening = [
    {
      match,
      game: 'duel',
      at: 1,
      length: 9,
      results: [result('u1', 'Ada', 1, 12), result('u2', 'Bea', 2, 7)],
    },
    {
      match,
      game: 'duel',
      at: 1,
      length: 9,
      results: [result('u1', 'Countess', 2, 3), result('u3', 'Ada', 1, 5)],
    },
    {
      match,
      game: 'duel',
      at: 1,
      length: 9,
      results: [result(null, 'Bot', 1, 9), result('u2', 'Bea', 2, 8)],
    },
  ];
  const members: [string, string][] = [
    ['u1', 'Countess'],
    ['u3', 'Ada'],
  ];
  expect(standings(room(evening, members))).toEqual([
    { id: 'u3', nickname: 'Ada', wins: 1, played: 1 },
    { id: 'Bot', nickname: 'Bot', wins: 1, played: 1 },
    { id: 'u1', nickname: 'Countess', wins: 1, played: 2 },
    { id: 'u2', nickname: 'Bea', wins: 0, played: 2 },
  ]);
});
