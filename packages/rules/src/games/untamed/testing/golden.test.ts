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

/** It names the Support it pays with, which nobody is asked about since version 3 of the rules where the choices are the same. */
const PARTS_AT = 91;

test('a match dealt before ids were veiled is played with the ids of its day until the rules part from it', () => {
  const kept = before as unknown as KeptMatch;
  expect(firstRefusal(untamed, kept)).toBe(PARTS_AT);
});
