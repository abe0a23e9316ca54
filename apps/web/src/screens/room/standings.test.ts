import type { RoomState } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import { standings } from './standings.ts';

const result = (user: string | null, nickname: string, rank: number, score: number) => {
  return { user, nickname, rank, score };
};
const room = (evening: RoomState['evening'], members: [string, string][]) => ({
  evening,
  members: members.map(([id, nickname]) => ({ id, nickname, connected: true, since: 0 })),
});
const match = 'm0000000000000001';

test('wins and points go on under a new name, and namesakes have their own', () => {
  const evening = [
    { match, game: 'duel', results: [result('u1', 'Ada', 1, 12), result('u2', 'Bea', 2, 7)] },
    { match, game: 'duel', results: [result('u1', 'Countess', 2, 3), result('u3', 'Ada', 1, 5)] },
    { match, game: 'duel', results: [result(null, 'Bot', 1, 9), result('u2', 'Bea', 2, 8)] },
  ];
  const members: [string, string][] = [
    ['u1', 'Countess'],
    ['u3', 'Ada'],
  ];
  expect(standings(room(evening, members))).toEqual([
    { id: 'u1', nickname: 'Countess', wins: 1, points: 15 },
    { id: 'Bot', nickname: 'Bot', wins: 1, points: 9 },
    { id: 'u3', nickname: 'Ada', wins: 1, points: 5 },
    { id: 'u2', nickname: 'Bea', wins: 0, points: 15 },
  ]);
});
