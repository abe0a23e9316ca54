import type { Options, Seat } from '@tablee/engine';
import { clockwiseFrom } from '@tablee/engine';
import type { ArmyIndex, Open } from './state.ts';

/** A place in the turn order: who commands it, and on whose side it fights. */
export interface Post {
  readonly seat: Seat;
  readonly side: number;
}

/** The host's choices that name a chair, by the chair. */
const CHAIRS: readonly string[] = ['firstSeat', 'secondSeat', 'thirdSeat', 'fourthSeat'];

/** The chair that begins, or `null` if that is left to chance (UNM-R.2). */
export function startingSeat({ startingPlayer }: Options): Seat | null {
  const seat = CHAIRS.indexOf(String(startingPlayer));
  return seat === -1 ? null : seat;
}

/**
 * The armies in turn order, beginning with the starting seat's (UNM-19.7, 20.2, 21.1). Teams of four sit side by side
 * (UNM-19.2): the first two chairs against the last two; of three players one stands alone with two armies (UNM-R.36).
 */
export function turnOrder(options: Options, seats: number, start: Seat): Post[] {
  const order = clockwiseFrom(start, seats);
  if (options.mode !== 'team') return order.map((seat, side) => ({ seat, side }));
  const team = teamAt(options, seats);
  const own = order.filter((seat) => team(seat) === team(start));
  const others = order.filter((seat) => team(seat) !== team(start));
  return [0, 1].flatMap((turn) =>
    [own, others].map((side, i) => ({ seat: side[turn % side.length] as Seat, side: i })),
  );
}

/** The next army in order that still takes turns (UNM-4.9). */
export function nextArmy({ armies }: Pick<Open, 'armies'>, from: ArmyIndex): ArmyIndex | undefined {
  for (let step = 1; step <= armies.length; step += 1) {
    const index = (from + step) % armies.length;
    if (!armies[index]?.out) return index;
  }
  return undefined;
}

/** Which of two teams a seat belongs to; without a choice the third chair commands two heroes. */
function teamAt({ commander = 'thirdSeat' }: Options, seats: number): (seat: Seat) => boolean {
  return seats === 3 ? (seat) => CHAIRS[seat] === commander : (seat) => seat < 2;
}

/** Seats of other players on the side of `seat`: they may talk in private (UNM-19.2). */
export function teammates({ armies }: Pick<Open, 'armies'>, seat: Seat): Seat[] {
  const side = armies.find((army) => army.seat === seat)?.side;
  const mates = armies.filter((army) => army.side === side && army.seat !== seat);
  return [...new Set(mates.map((army) => army.seat))];
}

/** Team-mates whose hands are shared (UNM-19.3). */
export const confidants = (open: Open, seat: Seat): readonly Seat[] =>
  open.options.teamHands === 'shared' ? teammates(open, seat) : [];

/** The seats of each side, where there are teams. */
export function teamsOf(seats: number, options: Options): Seat[][] | null {
  if (options.mode !== 'team') return null;
  const posts = turnOrder(options, seats, 0);
  return [0, 1].map((side) => [
    ...new Set(posts.filter((post) => post.side === side).map(({ seat }) => seat)),
  ]);
}
