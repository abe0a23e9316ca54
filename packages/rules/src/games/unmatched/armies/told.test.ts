import { playRandomly } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { game as unmatched } from '../index.ts';
import type { UnmatchedEvent } from '../state/events.ts';
import type { UnmatchedView } from '../state/state.ts';

test('events of an army name its commander and its hero, so that a line needs no table', () => {
  const told = new Set<string>();
  playRandomly({
    game: unmatched,
    seats: 3,
    options: { mode: 'team' },
    seed: 3,
    atMost: 400,
    onQuestion: (session) => {
      const { armies } = (session.view(null) as unknown as UnmatchedView).open;
      for (const { open } of session.takeEvents()) {
        const event = open as UnmatchedEvent;
        if ('army' in event) {
          const { seat, hero } = armies[event.army] ?? {};
          expect(event).toMatchObject({ seat, hero });
          told.add(event.type);
        }
        if (event.type === 'handSeen') expect(event.bySeat).toBe(armies[event.by]?.seat);
      }
    },
  });
  expect(told).toContain('handSeen');
  expect(told.size).toBeGreaterThan(12);
});
