import type { TableOption } from '@tablee/engine';

/** The host's choices before the start (ROY-23.1). */
export const OPTIONS: readonly TableOption[] = [
  {
    id: 'tieRule',
    values: ['battle', 'treaty'],
    default: 'battle',
    seats: [2, 5],
  },
  {
    id: 'soloLevel',
    values: ['easy', 'medium', 'normal', 'hard', 'expert'],
    default: 'normal',
    seats: [1, 1],
  },
  {
    id: 'rallySafetyRounds',
    values: ['usual', 2, 3, 5, 20],
    default: 'usual',
    seats: [2, 5],
  },
  {
    id: 'opener',
    values: ['lot', 1, 2, 3, 4, 5],
    default: 'lot',
    seats: [2, 5],
    seatsOf: { 3: [3, 4, 5], 4: [4, 5], 5: [5] },
  },
  {
    id: 'houses',
    values: ['chairs', 'chosen'],
    default: 'chairs',
    seats: [1, 5],
  },
];
