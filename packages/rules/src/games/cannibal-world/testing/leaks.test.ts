import { fuzzSeeds, proveNoLeak } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { game as cannibalWorld } from '../index.ts';
import { NAMED_TABLES } from './tables.ts';

test.each(NAMED_TABLES)(
  'no viewer learns what is hidden from it: $seats at the table, $name',
  ({ seats, options }) => {
    let compared = 0;
    const seeds = fuzzSeeds(8);
    for (const seed of seeds) {
      compared += proveNoLeak(cannibalWorld, seats, options, seed).compared;
    }
    expect(compared).toBeGreaterThan(seeds.length * 40);
  },
);
