import type { FighterId, SpaceId } from '@tablee/rules/games/unmatched/index.ts';
import { create } from 'zustand';

interface Aim {
  /** Face of the hand's card under the pointer or the focus. */
  readonly card: string | null;
  /** A fighter whose reach somebody looks at, without choosing anything. */
  readonly inspected: FighterId | null;
  /** The space under the pointer or the focus. */
  readonly space: SpaceId | null;
}

/** Where the reader's attention is: shared by the map and the hand, nothing of it is the match. */
export const useAim = create<Aim>(() => ({ card: null, inspected: null, space: null }));

export const aimAtCard = (card: string | null): void => useAim.setState({ card });
export const aimAtSpace = (space: SpaceId | null): void => useAim.setState({ space });
export const inspect = (fighter: FighterId | null): void =>
  useAim.setState(({ inspected }) => ({ inspected: inspected === fighter ? null : fighter }));
