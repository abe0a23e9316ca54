import { playRandomly } from '@tablee/engine/testing';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const CALLS = ['creature', 'attacker', 'target', 'from', 'to', 'fighter'];

/** Ids of creatures in an event, whatever its fields are called. */
function calledIn(event: Record<string, unknown>): unknown[] {
  const { targets = [], parts = [] } = event as { targets?: string[]; parts?: object[] };
  return [
    ...CALLS.map((field) => event[field]),
    ...targets,
    ...parts.flatMap((part) => Object.values(part)),
  ].filter((value) => /^c[\da-z]+$/.test(String(value)));
}

test.each([
  ['duel', 2, 1],
  ['duel', 2, 2],
  ['2v2', 4, 3],
] as const)(
  'in %s for %i every creature that is called by its id is shown, match %i',
  (mode, seats, seed) => {
    const types = new Set<string>();
    playRandomly({
      game,
      seats,
      options: { mode },
      seed,
      onQuestion: (session) => {
        for (const { open } of session.takeEvents()) {
          const event = open as unknown as Record<string, unknown>;
          if (event.type === 'died') continue;
          const { faces = {} } = event as { faces?: object };
          const called = calledIn(event);
          if (called.length > 0) types.add(String(event.type));
          expect(Object.keys(faces).sort(), String(event.type)).toEqual(
            [...new Set(called)].sort(),
          );
        }
      },
    });
    expect([...types].length).toBeGreaterThan(8);
  },
);
