import type { GoldenMatch, KeptMatch } from '@tablee/engine/testing';
import { firstDifference, firstRefusal } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as sangRancune } from '../index.ts';
import before from './before-veiled-ids.json' with { type: 'json' };
import golden from './golden.json' with { type: 'json' };

/** When a rule is changed on purpose: `pnpm golden`, and commit the new journals with the change. */
describe('golden journals', () => {
  test.each(golden as unknown as GoldenMatch[])('match %#: $seats seats, $options', (match) => {
    expect(firstDifference(sangRancune, match)).toBeNull();
  });
});

test('a match dealt before ids were veiled finds its ids, up to the first question that is not asked any more', () => {
  const kept = before as unknown as KeptMatch;
  expect(firstRefusal(sangRancune, kept)).toBe(4);
});
