import type { LogEvent } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import { cueOf } from './log.ts';

const begins = (told: object) =>
  ({ type: 'turnStarted', clause: 'UNM-4.1', n: 0, army: 1, turn: 2, ...told }) as LogEvent;

test('a turn sounds for the commander of the army, named in the event; an old log tells nobody', () => {
  expect(cueOf(begins({ seat: 1 }), 1)).toBe('turn');
  expect(cueOf(begins({ seat: 1 }), 0)).toBeNull();
  expect(cueOf(begins({ seat: 1 }), null)).toBeNull();
  expect(cueOf(begins({}), 1)).toBeNull();
});
