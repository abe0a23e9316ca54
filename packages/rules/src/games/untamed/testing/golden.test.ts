import type { GoldenMatch, KeptMatch } from '@tablee/engine/testing';
import { firstDifference, firstRefusal } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as untamed } from '../index.ts';
import before from './before-veiled-ids.json' with { type: 'json' };
import golden from './golden.json' with { type: 'json' };

/** When a rule is changed on purpose: `pnpm golden`, and commit the new journals with the change. */
describe('golden journals', () => {
  test.each(golden as unknown as GoldenMatch[])('match %#: $seats seats, $options', (match) => {
    expect(firstDifference(untamed, match)).toBeNull();
  });
});

/** The Lidbearer is declined by a no: since version 6 of the rules its target is asked about with its cost. */
const PARTS_AT = 83;

test('a match dealt before ids were veiled is played with the ids of its day until the rules part from it', () => {
  const kept = before as unknown as KeptMatch;
  expect(firstRefusal(untamed, kept)).toBe(PARTS_AT);
});
