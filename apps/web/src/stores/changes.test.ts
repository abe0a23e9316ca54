import type { LogEvent } from '@tablee/protocol/updates.ts';
import { beforeEach, expect, test } from 'vitest';
import { type Numbers, seeNumbers, useChanges } from './changes.ts';
import { TableStores } from './table-stores.ts';

const stores = new TableStores();

const log = (upTo: number): LogEvent[] =>
  Array.from({ length: upTo + 1 }, (_, n) => ({ n, type: 'told', clause: 'TOY-1' }));
const see = (numbers: Numbers, upTo: number, seat = 0, match = 'm1') =>
  seeNumbers(stores, match, seat, numbers, log(upTo));
const changes = (seat = 0) => useChanges.of(stores).getState().changes[seat] ?? [];

beforeEach(() => useChanges.of(stores).setState({ match: null, seen: {}, changes: {} }));

test('numbers that change lead to what came to the log with them, the newest first', () => {
  see({ Power: '3/5', Hand: '4' }, 2);
  expect(changes()).toEqual([]);
  see({ Power: '1/5', Hand: '4' }, 5);
  see({ Power: '1/5', Hand: '4' }, 7);
  see({ Power: '1/5', Hand: '6' }, 9);
  expect(changes()).toEqual([
    { numbers: [{ name: 'Hand', before: '4', after: '6' }], first: 8, last: 9 },
    { numbers: [{ name: 'Power', before: '3/5', after: '1/5' }], first: 3, last: 5 },
  ]);
  expect(changes(1)).toEqual([]);
});

test('a number that comes or goes has not changed, and one that no event tells of leads nowhere', () => {
  see({ Power: '3' }, 2);
  see({ Hand: '4' }, 3);
  see({ Hand: '5' }, 3);
  expect(changes()).toEqual([]);
  see({ Hand: '6' }, 4);
  expect(changes()).toMatchObject([{ numbers: [{ before: '5', after: '6' }], first: 4 }]);
});

test('a move taken back takes its changes along; another match begins with none', () => {
  see({ Power: '3' }, 2);
  see({ Power: '1' }, 5);
  see({ Power: '3' }, 3);
  expect(changes()).toEqual([]);
  see({ Power: '2' }, 6);
  expect(changes()).toMatchObject([{ first: 4, last: 6 }]);
  see({ Power: '2' }, 6, 0, 'm2');
  expect(changes()).toEqual([]);
});

test('only a few are remembered', () => {
  for (let n = 0; n < 20; n += 1) see({ Power: String(n) }, n);
  expect(changes()).toHaveLength(6);
  expect(changes()[0]?.last).toBe(19);
});
