import type { RoomState } from './updates.ts';

/** The fields of a room that decide what watchers see. */
interface Watched {
  readonly match: {
    readonly seats: readonly {
      readonly user: string | null;
      readonly bot: string | null;
      readonly left: boolean;
    }[];
  } | null;
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
      return seats.filter((seat) => agreesAt({ match, watching }, seat));
    case 'all':
      return allAgree({ match, watching }) ? seats : [];
  }
}

/** Whether watchers see the match as it was some rounds ago, hands included: only if every player agrees. */
export const showsPast = (room: Watched): boolean =>
  room.watching.policy === 'late' && allAgree(room);

/** A player who has left has nothing to agree to. */
const allAgree = (room: Watched): boolean =>
  room.match?.seats.every(({ left }, seat) => left || agreesAt(room, seat)) ?? false;

function agreesAt({ match, watching }: Watched, seat: number): boolean {
  const occupant = match?.seats[seat];
  if (occupant === undefined) return false;
  const { user, bot } = occupant;
  return bot !== null || (user !== null && watching.agreed.includes(user));
}
