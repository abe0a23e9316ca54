import type { FighterId, SpaceId } from '@tablee/rules/games/unmatched/index.ts';
import { type TableStores, tableStore } from '@/stores/table-stores.ts';

interface Aim {
  /** Face of the hand's card under the pointer or the focus. */
  readonly card: string | null;
  /** A fighter whose reach the reader looks at, without choosing anything. */
  readonly inspected: FighterId | null;
  /** The space under the pointer or the focus. */
  readonly space: SpaceId | null;
}

/** The reader's focus of attention: shared by the map and the hand, no part of the match. */
export const useAim = tableStore<Aim>(() => ({ card: null, inspected: null, space: null }));

export const aimAtCard = (stores: TableStores, card: string | null): void =>
  useAim.of(stores).setState({ card });
export const aimAtSpace = (stores: TableStores, space: SpaceId | null): void =>
  useAim.of(stores).setState({ space });
/** The focus has left the space; a later aim stays. */
export const aimAway = (stores: TableStores, from: SpaceId): void =>
  useAim.of(stores).setState((aim) => (aim.space === from ? { space: null } : aim));
export const inspect = (stores: TableStores, fighter: FighterId | null): void =>
  useAim
    .of(stores)
    .setState(({ inspected }) => ({ inspected: inspected === fighter ? null : fighter }));
