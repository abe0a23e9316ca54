import type { TableOption } from '@tablee/engine';

/** The host's choices before the start (CAN-R.74). */
export const OPTIONS: readonly TableOption[] = [
  {
    id: 'mode',
    values: ['duel', '2v2'],
    default: 'duel',
    seats: [2, 4],
    seatsOf: { duel: [2], '2v2': [4] },
  },
  {
    id: 'decks',
    values: ['precon', 'custom'],
    default: 'precon',
    seats: [2, 4],
  },
  {
    id: 'match',
    values: ['single', 'tournament'],
    default: 'single',
    seats: [2, 4],
  },
  {
    id: 'pyrrhic',
    values: ['on', 'off'],
    default: 'on',
    seats: [2, 4],
    only: { option: 'match', values: ['single'] },
  },
  {
    id: 'limitedCap',
    values: ['3', 'none'],
    default: '3',
    seats: [2, 4],
    only: { option: 'decks', values: ['custom'] },
  },
  {
    id: 'collection',
    values: ['unlimited', 'box'],
    default: 'unlimited',
    seats: [2, 4],
    only: { option: 'decks', values: ['custom'] },
  },
  {
    id: 'turnCap',
    values: ['100', 'off'],
    default: '100',
    seats: [2, 4],
  },
  {
    id: 'askAlways',
    values: ['off', 'on'],
    default: 'off',
    seats: [2, 4],
  },
];
