import type { TableOption } from '@tablee/engine';
import type { ArmyIndex } from './state.ts';
import { HERO_IDS } from './state.ts';

/** The option by which the host names the hero of an army (UNM-R.3). */
export const heroOption = (army: ArmyIndex): string => `hero${army + 1}`;

function heroChoice(army: ArmyIndex): TableOption {
  return {
    id: heroOption(army),
    values: ['choice', ...HERO_IDS],
    default: 'choice',
    seats: [army < 2 ? 2 : 3, 4],
    only: { option: 'heroSelection', values: ['assigned'] },
  };
}

/** The host's choices before the start. */
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
    values: ['pick', 'random', 'assigned'],
    default: 'pick',
    seats: [2, 4],
  },
  ...[0, 1, 2, 3].map(heroChoice),
  {
    id: 'startingPlayer',
    values: ['firstSeat', 'secondSeat', 'thirdSeat', 'fourthSeat', 'random'],
    default: 'firstSeat',
    seats: [2, 4],
    seatsOf: { thirdSeat: [3, 4], fourthSeat: [4] },
  },
  {
    id: 'commander',
    values: ['firstSeat', 'secondSeat', 'thirdSeat'],
    default: 'thirdSeat',
    seats: [3, 3],
    only: { option: 'mode', values: ['team'] },
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
