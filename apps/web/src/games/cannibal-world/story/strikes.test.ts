import type { CannibalEvent } from '@tablee/rules/games/cannibal-world/index.ts';
import { expect, test, vi } from 'vitest';
import { strikeOf } from './strikes.ts';

vi.stubGlobal('CSS', { escape: (id: string) => id });

const landed = (event: object) => strikeOf(event as CannibalEvent)?.lands;

test('meat that is gained or given lands on the plate of its player, a recovery and a dodge on their creature', () => {
  expect(landed({ type: 'meatGained', seat: 1, amount: 2 })).toMatchObject([
    { on: '.cw-plate[data-seat="1"]', text: '+2' },
  ]);
  expect(landed({ type: 'meatGiven', seat: 0, to: 2 })).toMatchObject([
    { on: '.cw-plate[data-seat="2"]', text: '+1' },
  ]);
  for (const type of ['recovered', 'recharged', 'dodged']) {
    expect(landed({ type, creature: 'c7' }), type).toMatchObject([
      { on: expect.stringContaining('c7') },
    ]);
  }
});
