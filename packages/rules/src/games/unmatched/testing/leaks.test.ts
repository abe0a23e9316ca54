import { fuzzSeeds, proveNoLeaks, someOf } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { game as unmatched } from '../index.ts';
import { NAMED_TABLES } from './tables.ts';

test.each(someOf(NAMED_TABLES, 2))(
  'no viewer learns what is hidden from it: $seats at the table, $name',
  ({ seats, options }) => {
    const seeds = fuzzSeeds(12);
    const proved = proveNoLeaks(unmatched, seats, options, seeds);
    expect(proved.compared).toBeGreaterThan(seeds.length * 25);
    expect(proved.across).toBeGreaterThan(0);
    expect(proved.undoable).toBeGreaterThan(seeds.length * 10);
  },
);
