import { describe, expect, test } from 'vitest';
import type { GoldenMatch } from '../../testing/golden.ts';
import { firstDifference } from '../../testing/golden.ts';
import golden from './golden.json' with { type: 'json' };
import { cannibalWorld } from './index.ts';

/** When a rule is changed on purpose: `pnpm golden`, and commit the new journals with the change. */
describe('golden journals', () => {
  test.each(golden as unknown as GoldenMatch[])('match %#: $seats seats, $options', (match) => {
    expect(firstDifference(cannibalWorld, match)).toBeNull();
  });
});
