import type { RoomState } from './updates.ts';

/** Seats whose hands those who watch may see at once; what they see late is the same for all. */
export function shownSeats({ match, watching }: Pick<RoomState, 'match' | 'watching'>): number[] {
  if (match === null) return [];
  const agrees = match.seats.map(
    ({ user, bot }) => bot !== null || (user !== null && watching.agreed.includes(user)),
  );
  const seats = match.seats.map((_, seat) => seat);
  switch (watching.policy) {
    case 'public':
    case 'late':
      return [];
    case 'behind':
      return seats.filter((seat) => agrees[seat]);
    case 'all':
      // Who has left has nothing to agree to.
      return match.seats.every(({ left }, seat) => left || agrees[seat]) ? seats : [];
  }
}
