import type { Options } from '@tablee/engine';
import type { FuzzedTable } from '@tablee/engine/testing';
import { game as unmatched } from '../index.ts';
import type { Open } from '../state/state.ts';

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [2, {}],
  [2, { board: 'sarpedon', heroSelection: 'random', rangedReach: 'zoneOrAdjacent' }],
  [
    2,
    {
      board: 'random',
      heroDefeat: 'endOfAction',
      blankCardBoost: 'lost',
      heroSelection: 'assigned',
      hero2: 'medusa',
    },
  ],
  [3, { mode: 'team' }],
  [3, { mode: 'team', teamHands: 'shared', board: 'sarpedon', commander: 'firstSeat' }],
  [3, { mode: 'freeForAll', startingPlayer: 'random' }],
  [4, { mode: 'team', board: 'sarpedon', startingPlayer: 'fourthSeat' }],
  [4, { mode: 'team', teamHands: 'shared', heroDefeat: 'endOfAction' }],
  [4, { mode: 'freeForAll', board: 'sarpedon', heroDefeat: 'endOfAction' }],
];

/** Every mode and option at every size of table, named for test titles. */
export const NAMED_TABLES: readonly (FuzzedTable & { readonly name: string })[] = TABLES.map(
  ([seats, options]) => ({
    game: unmatched,
    seats,
    options,
    name: JSON.stringify(options),
    isOut: (session, seat) => {
      const { armies } = session.state.open as Open;
      const mine = armies.filter((army) => army.seat === seat);
      return mine.length > 0 && mine.every(({ out }) => out);
    },
  }),
);
