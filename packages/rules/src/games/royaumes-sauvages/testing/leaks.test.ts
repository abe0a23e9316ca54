import { fuzzSeeds, proveNoLeaks } from '@tablee/engine/testing';
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
    const { compared, across } = proveNoLeaks(royaumesSauvages, seats, { tieRule }, seeds);
    expect(compared).toBeGreaterThan(seeds.length * 40);
    expect(across).toBeGreaterThan(seeds.length * 2);
  });

  test('ROY-2.2 Houses by choice, and an agreed first player', () => {
    const seeds = fuzzSeeds(15);
    const options = { houses: 'chosen', opener: 2 };
    const { compared, across } = proveNoLeaks(royaumesSauvages, 3, options, seeds);
    expect(compared).toBeGreaterThan(seeds.length * 30);
    expect(across).toBeGreaterThan(seeds.length * 2);
  });

  test.each(['easy', 'medium', 'normal', 'hard', 'expert'])('solo, %s', (soloLevel) => {
    const seeds = fuzzSeeds(10);
    const { compared, across } = proveNoLeaks(royaumesSauvages, 1, { soloLevel }, seeds);
    expect(compared).toBeGreaterThan(seeds.length * 2);
    expect(across).toBeGreaterThan(0);
  });
});
