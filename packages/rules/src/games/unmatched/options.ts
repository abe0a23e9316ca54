import type { TableOption } from '../../kernel/game.ts';

/** What the host chooses before the start. */
export const OPTIONS: readonly TableOption[] = [
  {
    id: 'mode',
    values: ['duel', 'team', 'freeForAll'],
    default: 'team',
    seats: [2, 4],
    seatsOf: { duel: [2], team: [3, 4], freeForAll: [3, 4] },
  },
  {
    id: 'board',
    values: ['marmoreal', 'sarpedon', 'random'],
    default: 'marmoreal',
    seats: [2, 4],
  },
  {
    id: 'heroSelection',
    values: ['pick', 'random'],
    default: 'pick',
    seats: [2, 4],
  },
  {
    id: 'startingPlayer',
    values: ['random', 'firstSeat'],
    default: 'random',
    seats: [2, 4],
  },
  {
    id: 'rangedReach',
    values: ['zoneOnly', 'zoneOrAdjacent'],
    default: 'zoneOnly',
    seats: [2, 4],
  },
  {
    id: 'heroDefeat',
    values: ['immediate', 'endOfAction'],
    default: 'immediate',
    seats: [2, 4],
  },
  {
    id: 'blankCardBoost',
    values: ['kept', 'lost'],
    default: 'kept',
    seats: [2, 4],
  },
  {
    id: 'teamHands',
    values: ['private', 'shared'],
    default: 'private',
    seats: [3, 4],
    only: { option: 'mode', values: ['team'] },
  },
];
