import type { Session } from '@tablee/engine';
import { randomPicks, seeded } from '@tablee/engine';
import {
  expectLaws,
  expectResumable,
  fuzzSeeds,
  isChange,
  playRandomly,
  playWithDepartures,
  seedsUpTo,
  someOf,
  unplayed,
} from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as unmatched } from '../index.ts';
import type { HeroId, Open } from '../state/state.ts';
import { HERO_IDS } from '../state/state.ts';
import { NAMED_TABLES } from './tables.ts';

describe.each(NAMED_TABLES)('$seats at the table, $name', (table) => {
  test('UNM-13.12 random matches end, and every law holds at each step', () => {
    expect(expectLaws(table, fuzzSeeds(16))).toBeLessThan(24);
  });
});

describe.each(someOf(NAMED_TABLES, 3))('$seats at the table, $name', (table) => {
  test('a match resumed from JSON is the live one at each step', () => {
    expectResumable(table, fuzzSeeds(2));
  });

  test('UNM-22.1 seats that leave at any moment never stop a match', () => {
    for (const seed of fuzzSeeds(40, 4)) {
      const { final } = playWithDepartures(table, seed).state.open as Open;
      expect(Math.min(...(final?.ranks ?? []))).toBe(1);
    }
  });
});

const pairings = HERO_IDS.flatMap((a) =>
  HERO_IDS.filter((b) => b !== a).map((b) => [a, b] as const),
);

/** A duel of these two, played at random. */
function duel(a: HeroId, b: HeroId, seed: number): Session {
  const random = seeded(seed);
  return playRandomly({
    game: unmatched,
    seats: 2,
    seed,
    options: { startingPlayer: 'firstSeat', board: seed % 2 === 0 ? 'marmoreal' : 'sarpedon' },
    choose: (_, seat, question) =>
      question.kind === 'chooseHero' ? [seat === 0 ? a : b] : randomPicks(question, random),
  });
}

test.each(pairings)('UNM-1.6 %s against %s: duels end on both battlefields', (a, b) => {
  for (const seed of fuzzSeeds(12, 2)) {
    const { armies, final } = duel(a, b, seed).state.open as Open;
    expect(armies.map(({ hero }) => hero)).toEqual([a, b]);
    expect(final).not.toBeNull();
  }
});

test.skipIf(isChange)('every card is played', () => {
  const matches = pairings.flatMap(([a, b]) => seedsUpTo(6).map((seed) => duel(a, b, seed)));
  expect(unplayed(unmatched, matches)).toEqual([]);
});
