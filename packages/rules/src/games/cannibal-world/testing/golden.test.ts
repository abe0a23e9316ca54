import type { GoldenMatch, KeptMatch } from '@tablee/engine/testing';
import { firstDifference, firstRefusal } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as cannibalWorld } from '../index.ts';
import before from './before-veiled-ids.json' with { type: 'json' };
import golden from './golden.json' with { type: 'json' };

/** When a rule is changed on purpose: `pnpm golden`, and commit the new journals with the change. */
describe('golden journals', () => {
  test.each(golden as unknown as GoldenMatch[])('match %#: $seats seats, $options', (match) => {
    expect(firstDifference(cannibalWorld, match)).toBeNull();
  });
});

test('CAN-9.5 a match dealt before ids were veiled keeps the ids of its day, as far as today’s cards ask what was asked then', () => {
  const kept = before as unknown as KeptMatch;
  const refused = firstRefusal(cannibalWorld, kept);
  expect(refused).toBeGreaterThan(20);
  expect(kept.answers[(refused ?? 0) - 1]?.[1]).toMatch(/^attack:c\d+:c\d+$/);
});
