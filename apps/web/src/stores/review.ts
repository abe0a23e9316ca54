import type { Pointed, Review } from '@tablee/protocol/updates.ts';
import { roomStore, type TableStores } from './table-stores.ts';

interface ReviewStore {
  /** What the room looks at together. */
  readonly moment: Review;
  /** What somebody has pointed at last. */
  readonly pointed: Pointed | null;
  /** One looks where the leader looks, and does not wander off. */
  readonly follows: boolean;
}

const NONE: ReviewStore = { moment: null, pointed: null, follows: true };

export const useReview = roomStore<ReviewStore>(() => NONE);

export const forgetReview = (stores: TableStores): void => useReview.of(stores).setState(NONE);
