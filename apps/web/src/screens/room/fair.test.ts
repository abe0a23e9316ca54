import { playRandomly } from '@tablee/engine/testing';
import { loadGame } from '@tablee/rules/catalogue.ts';
import type { Odds } from '@tablee/rules/odds/odds.ts';
import { loadOdds, MEASURED } from '@tablee/rules/odds/odds.ts';
import { expect, test } from 'vitest';
import { errorOf, pairsOf, sharesOf } from './fair.ts';

const named = (en: string) => ({ fr: `le ${en}`, en });
const odds: Odds = {
  date: '2026-11-26',
  thinkAhead: true,
  matches: 140,
  seats: 2,
  chosen: [
    { name: named('A'), all: [100, 60], against: { B: [50, 20], C: [50, 40] } },
    { name: named('B'), all: [90, 60], against: { A: [50, 30], C: [40, 30], B: [60, 30] } },
    { name: named('C'), all: [94, 22], against: { A: [50, 10], B: [40, 10], D: [4, 2] } },
    { name: named('D'), all: [4, 2], against: { C: [4, 2] } },
  ],
};

test('pairs stand with the evenest first, each with its stronger half first; a few matches are no measure', () => {
  const pairs = pairsOf(odds).map(({ names, share }) => [...names.map(({ en }) => en), share]);
  expect(pairs).toEqual([
    ['B', 'A', 0.6],
    ['B', 'C', 0.75],
    ['A', 'C', 0.8],
  ]);
});

test('each stands with its share, the best first, and the error is that of the one played least', () => {
  expect(sharesOf(odds).map(({ name }) => name.en)).toEqual(['B', 'A', 'D', 'C']);
  expect(errorOf(odds)).toBe(50);
  expect(errorOf({ ...odds, chosen: odds.chosen.slice(0, 2) })).toBe(11);
});

test.each(MEASURED)('%s: all that a seat may play has been measured', async (id) => {
  const game = await loadGame(id);
  const measured = await loadOdds(id);
  const names = measured?.chosen.map(({ name }) => name);
  for (let seed = 1; seed <= 3; seed += 1) {
    const { state } = playRandomly({ game, seats: 2, seed, options: {}, atMost: 30 });
    const played = [0, 1].flatMap((seat) => game.plays?.(state.open, seat) ?? []);
    for (const name of played) expect(names).toContainEqual(name);
  }
  expect(measured?.matches).toBeGreaterThanOrEqual(100);
});
