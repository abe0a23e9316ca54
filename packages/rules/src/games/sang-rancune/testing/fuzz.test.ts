import {
  expectLaws,
  expectResumable,
  fuzzSeeds,
  isFull,
  playRandomly,
  playWithDepartures,
  seedsUpTo,
  someOf,
  unplayed,
} from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as sangRancune } from '../index.ts';
import type { Open } from '../state/state.ts';
import { NAMED_TABLES } from './tables.ts';

describe.each(NAMED_TABLES)('$seats at the table, $name', (table) => {
  test('SAN-3.1 random matches end, and every law holds at each step', () => {
    expect(expectLaws(table, fuzzSeeds(12))).toBeLessThan(40);
  });
});

describe.each(someOf(NAMED_TABLES, 3))('$seats at the table, $name', (table) => {
  test('a match resumed from JSON is the live one at each step', () => {
    expectResumable(table, fuzzSeeds(2));
  });

  test('SAN-28.1 seats that leave at any moment never stop a match', () => {
    for (const seed of fuzzSeeds(20, 2)) {
      const rate = seed % 2 === 0 ? 0.02 : 0.004;
      const { final } = playWithDepartures(table, seed, rate).state.open as Open;
      expect(final).not.toBeNull();
    }
  });
});

test.runIf(isFull)('SAN-11.1 every card is played and every encounter is met', () => {
  const matches = [3, 4, 5, 6].flatMap((seats) =>
    seedsUpTo(20).map((seed) => playRandomly({ game: sangRancune, seats, seed: 200 + seed })),
  );
  expect(unplayed(sangRancune, matches)).toEqual([]);
});
