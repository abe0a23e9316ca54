import { fuzzSeeds, proveNoLeaks, someOf } from '@tablee/engine/testing';
import { afterAll, expect, test } from 'vitest';
import { game as sangRancune } from '../index.ts';
import { NAMED_TABLES } from './tables.ts';

// Most answers here are given at once with others, or show something.
let undoable = 0;
afterAll(() => expect(undoable).toBeGreaterThan(0));

test.each(someOf(NAMED_TABLES, 2))(
  'SAN-22.13 no viewer learns what is hidden from it: $seats at the table, $name',
  ({ seats, options }) => {
    const seeds = fuzzSeeds(6);
    const proved = proveNoLeaks(sangRancune, seats, options, seeds);
    expect(proved.compared).toBeGreaterThan(seeds.length * 160);
    expect(proved.across).toBeGreaterThan(seeds.length * 10);
    expect(proved.sealed).toBeGreaterThan(seeds.length * 20);
    undoable += proved.undoable;
  },
);
