import type { Pointed, Review } from '@tablee/protocol/updates.ts';
import { roomStore, type TableStores } from './table-stores.ts';

interface ReviewStore {
  /** The moment that the room looks at together. */
  readonly moment: Review;
  /** The last card that a member has pointed at. */
  readonly pointed: Pointed | null;
  /** One looks where the leader looks, and does not wander off. */
  readonly follows: boolean;
}

const NONE: ReviewStore = { moment: null, pointed: null, follows: true };

export const useReview = roomStore<ReviewStore>(() => NONE);

export const forgetReview = (stores: TableStores): void => useReview.of(stores).setState(NONE);
