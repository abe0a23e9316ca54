import { fuzzSeeds, proveNoLeak } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as royaumesSauvages } from '../index.ts';

describe('no viewer learns what is hidden from it', () => {
  test.each([
    [2, 'battle', 70],
    [3, 'battle', 50],
    [4, 'battle', 40],
    [5, 'battle', 40],
    [3, 'treaty', 20],
  ])('%i players, ties by %s: %i random matches', (seats, tieRule, matches) => {
    const seeds = fuzzSeeds(matches, 4);
    let compared = 0;
    for (const seed of seeds) {
      compared += proveNoLeak(royaumesSauvages, seats, { tieRule }, seed).compared;
    }
    expect(compared).toBeGreaterThan(seeds.length * 30);
  });

  test('ROY-2.2 Houses by choice, and an agreed first player', () => {
    for (const seed of fuzzSeeds(15)) {
      const options = { houses: 'chosen', opener: 2 };
      expect(proveNoLeak(royaumesSauvages, 3, options, seed).compared).toBeGreaterThan(20);
    }
  });

  test.each(['easy', 'medium', 'normal', 'hard', 'expert'])('solo, %s', (soloLevel) => {
    for (const seed of fuzzSeeds(10)) {
      expect(proveNoLeak(royaumesSauvages, 1, { soloLevel }, seed).compared).toBeGreaterThan(2);
    }
  });
});
