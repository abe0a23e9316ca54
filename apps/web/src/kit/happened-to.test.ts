import type { LogEvent } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import { eventsOf } from './happened-to.tsx';

const event = (n: number, more: object): LogEvent => ({ n, type: 'told', clause: '', ...more });

test('the events of a thing are those that name its id, however deep, and none that only look like it', () => {
  const events = [
    event(0, { card: 'c1' }),
    event(1, { card: 'c12' }),
    event(2, { hits: [{ target: 'c1', damage: 2 }] }),
    event(3, { text: 'c1 and more' }),
    event(4, { seat: 1 }),
  ];
  expect(eventsOf(events, 'c1').map(({ n }) => n)).toEqual([0, 2]);
  expect(eventsOf(events, 'c3')).toEqual([]);
});
