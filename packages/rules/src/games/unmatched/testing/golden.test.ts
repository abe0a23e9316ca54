import type { GoldenMatch, KeptMatch } from '@tablee/engine/testing';
import { firstDifference, firstRefusal } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as unmatched } from '../index.ts';
import before from './before-veiled-ids.json' with { type: 'json' };
import golden from './golden.json' with { type: 'json' };

/** When a rule is changed on purpose: `pnpm golden`, and commit the new journals with the change. */
describe('golden journals', () => {
  test.each(golden as unknown as GoldenMatch[])('match %#: $seats seats, $options', (match) => {
    expect(firstDifference(unmatched, match)).toBeNull();
  });
});

test('UNM-7.3 a match dealt before ids were veiled keeps the ids of its day, up to a question that is asked no more', () => {
  const kept = before as unknown as KeptMatch;
  // Options are kept complete; this one was the default of its day.
  const options = { ...kept.options, startingPlayer: 'random' };
  const refused = firstRefusal(unmatched, { ...kept, options }) ?? 0;
  const [, ...picks] = kept.answers[refused - 1] ?? [];
  expect(picks).toEqual(['harpy-3']);
  expect(kept.answers[refused - 2]?.[1]).toMatch(/^scheme:/);
});
