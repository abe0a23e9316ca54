import type { Played } from './consent.ts';
import { agreesAt, allAgree } from './consent.ts';
import type { RoomState } from './updates.ts';

/** The fields of a room that decide what watchers see. */
interface Watched {
  readonly match: Played | null;
  readonly watching: {
    readonly policy: RoomState['watching']['policy'];
    readonly agreed: readonly string[];
  };
}

/** Whether players are asked before their hands are seen. */
export const asksConsent = ({ watching }: Pick<Watched, 'watching'>): boolean =>
  watching.policy !== 'public';

/** Seats whose hands watchers may see at once; what they see late is the same for all (`showsPast`). */
export function shownSeats({ match, watching }: Watched): number[] {
  if (match === null) return [];
  const seats = match.seats.map((_, seat) => seat);
  switch (watching.policy) {
    case 'public':
    case 'late':
      return [];
    case 'behind':
      return seats.filter((seat) => agreesAt(match, seat, watching.agreed));
    case 'all':
      return allAgree(match, watching.agreed) ? seats : [];
  }
}

/** Whether watchers see the match as it was some rounds ago, hands included: only if every player agrees. */
export const showsPast = (room: Watched): boolean =>
  room.watching.policy === 'late' && allAgree(room.match, room.watching.agreed);
