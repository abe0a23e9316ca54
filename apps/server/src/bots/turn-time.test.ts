import { expect, test } from 'vitest';
import type { Match } from '../matches/match.ts';
import { TurnTimes } from './turn-time.ts';

/** A match in which these seats are asked; `r`: only to react. */
const asking = (...asked: readonly ('own' | 'r' | null)[]): Match =>
  ({
    record: { seats: asked },
    questionOf: (seat: number) => {
      const how = asked[seat];
      return how == null ? null : { question: { ...(how === 'r' && { reaction: true }) } };
    },
  }) as unknown as Match;

test('all answers of a turn share its time, however many they are, and the next turn has it whole again', () => {
  const turns = new TurnTimes();
  const given: number[] = [];
  for (let answer = 0; answer < 40; answer += 1) {
    turns.attend(asking(null, 'own'));
    const limit = turns.share(1, 3000);
    given.push(limit);
    turns.took(1, 3000, limit, []);
  }
  expect(given[0]).toBe(1200);
  expect(given[4]).toBeGreaterThan(100);
  expect(given.reduce((sum, each) => sum + each, 0)).toBeCloseTo(3000);
  expect(given.at(-1)).toBe(0);
  turns.attend(asking('own', null));
  turns.attend(asking(null, 'own'));
  expect(turns.share(1, 3000)).toBe(1200);
});

test('unused time is left for later answers, and a reaction of another ends no turn', () => {
  const turns = new TurnTimes();
  turns.took(1, 3000, 10, [['f', ['x']]]);
  expect(turns.share(1, 3000)).toBeCloseTo(0.4 * 2990);
  turns.attend(asking('r', null));
  expect(turns.plansOf(1)).toEqual([['f', ['x']]]);
  turns.attend(asking('own', 'own'));
  expect(turns.plansOf(1)).toEqual([]);
});
