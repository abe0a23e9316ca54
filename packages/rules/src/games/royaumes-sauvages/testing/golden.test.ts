import type { GoldenMatch, KeptMatch } from '@tablee/engine/testing';
import { firstDifference, firstRefusal } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as royaumesSauvages } from '../index.ts';
import before from './before-veiled-ids.json' with { type: 'json' };
import golden from './golden.json' with { type: 'json' };

/** When a rule is changed on purpose: `pnpm golden`, and commit the new journals with the change. */
describe('golden journals', () => {
  test.each(golden as unknown as GoldenMatch[])('match %#: $seats seats, $options', (match) => {
    expect(firstDifference(royaumesSauvages, match)).toBeNull();
  });
});

test('a match dealt before ids were veiled keeps the ids of its day, up to a question that is asked no more', () => {
  const kept = before as unknown as KeptMatch;
  const refused = firstRefusal(royaumesSauvages, kept) ?? 0;
  expect(refused).toBeGreaterThan(30);
  // A rally is answered with its discards since.
  expect(kept.answers[refused - 1]?.slice(1)).toEqual(['rally']);
});
