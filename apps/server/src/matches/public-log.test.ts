import { expect, test } from 'vitest';
import { PublicLog } from './public-log.ts';

const logOf = (...events: object[]): PublicLog => {
  const log = new PublicLog();
  log.append(events.map((event) => ({ open: { type: '', clause: '', ...event } })));
  return log;
};
const round = { type: 'roundStarted' };
const turn = { type: 'turnStarted' };

test('a game that tells its rounds has no more of them than it tells', () => {
  expect(logOf(round, turn, turn, turn).rounds(3)).toBe(1);
  expect(logOf(round, turn, turn, turn, round, turn).rounds(3)).toBe(2);
});

test('elsewhere a round is a turn of every seat, whether they have theirs alone or in teams', () => {
  expect(logOf(turn, turn).rounds(3)).toBe(0);
  expect(logOf(turn, turn, turn, turn).rounds(3)).toBe(1);
  const team = (...seats: number[]) => ({ ...turn, seats });
  expect(logOf(team(0, 2, 4)).rounds(6)).toBe(0);
  expect(logOf(team(0, 2, 4), team(1, 3, 5)).rounds(6)).toBe(1);
});
