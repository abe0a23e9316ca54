import { fuzzSeeds, playRandomly, proveNoLeaks, someOf } from '@tablee/engine/testing';
import { describe, expect, test } from 'vitest';
import { game as untamed } from '../index.ts';
import { confidantsOf } from '../modes/modes.ts';
import type { UntamedEvent } from '../state/events.ts';
import type { Open } from '../state/state.ts';
import { NAMED_TABLES } from './tables.ts';

/** Events about cards that lie or stay face down: their open half names no card. */
const SECRET: readonly UntamedEvent['type'][] = [
  'powerPlayed',
  'bonusPowerCreated',
  'cardsDrawn',
  'invoked',
  'omenDone',
];

describe.each(someOf(NAMED_TABLES, 2))('$seats players, $name', ({ seats, options }) => {
  test('UNT-R.74 UNT-21.7 UNT-22.7 no viewer learns what is hidden from it', () => {
    const seeds = fuzzSeeds(8);
    const proved = proveNoLeaks(untamed, seats, options, seeds);
    expect(proved.compared).toBeGreaterThan(seeds.length * 60);
    expect(proved.across).toBeGreaterThan(seeds.length * 10);
    expect(proved.undoable).toBeGreaterThan(seeds.length * 10);
  });

  test('UNT-R.70 UNT-R.108 open events name no hidden card; the rest goes to the seats that see it', () => {
    for (const seed of fuzzSeeds(4)) {
      const session = playRandomly({ game: untamed, seats, options, seed });
      const { open } = session.state as { open: Open };
      for (const event of session.takeEvents()) {
        const told = event.open as UntamedEvent;
        if (!SECRET.includes(told.type) || !('seat' in told)) continue;
        expect(Object.keys(told)).not.toContain('card');
        expect(Object.keys(told)).not.toContain('cards');
        const insiders = [told.seat, ...confidantsOf(open, told.seat)];
        for (const seat of Object.keys(event.own ?? {})) expect(insiders).toContain(Number(seat));
      }
    }
  });
});
