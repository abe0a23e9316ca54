import { fuzzSeeds, proveNoLeaks, someOf } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { game as cannibalWorld } from '../index.ts';
import { NAMED_TABLES } from './tables.ts';

test.each(someOf(NAMED_TABLES, 2))(
  'no viewer learns what is hidden from it: $seats at the table, $name',
  ({ seats, options }) => {
    // A match at random may be short: of one alone nothing can be expected.
    const seeds = fuzzSeeds(8, 3);
    const proved = proveNoLeaks(cannibalWorld, seats, options, seeds);
    expect(proved.compared).toBeGreaterThan(seeds.length * 40);
    expect(proved.across).toBeGreaterThan(seeds.length);
    expect(proved.undoable).toBeGreaterThan(seeds.length * 10);
  },
);
