import type { LogEvent } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import { log } from './log.ts';

const begins = (told: object) =>
  ({ type: 'turnStarted', clause: 'UNM-4.1', n: 0, army: 1, turn: 2, ...told }) as LogEvent;

test('a turn sounds for the commander of the army, named in the event; an old log tells nobody', () => {
  expect(log.cueOf(begins({ seat: 1 }), 1)).toBe('turn');
  expect(log.cueOf(begins({ seat: 1 }), 0)).toBeNull();
  expect(log.cueOf(begins({ seat: 1 }), null)).toBeNull();
  expect(log.cueOf(begins({}), 1)).toBeNull();
});
