import type { TableOption } from '@tablee/engine';

/** The host's choices before the start. */
export const OPTIONS: readonly TableOption[] = [
  {
    id: 'heroChoice',
    values: ['random', 'draft'],
    default: 'random',
    seats: [3, 6],
  },
  {
    id: 'setupsPersist',
    values: ['on', 'off'],
    default: 'on',
    seats: [3, 6],
  },
  {
    id: 'campItemLimit',
    values: ['none', 'one'],
    default: 'none',
    seats: [3, 6],
  },
  {
    id: 'campSeconds',
    values: ['45', 'none'],
    default: '45',
    seats: [3, 6],
  },
  {
    id: 'opening',
    values: ['any', 'creature'],
    default: 'any',
    seats: [3, 6],
  },
];
