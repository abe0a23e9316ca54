import type { TableOption } from '../../kernel/game.ts';

/** What the host chooses before the start (ROY-23.1). */
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
    values: [2, 3, 5, 20],
    default: 3,
    seats: [2, 5],
  },
];
