import type { Seat } from '../game/layers.ts';

/** Names of players at tables laid out by hand, in seat order. */
export const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** A name of `NAMES`. */
export type SeatName = (typeof NAMES)[number];

/** The seat that a name stands for: 0 for 'A'. */
export const seatOf = (name: SeatName): Seat => NAMES.indexOf(name);
/** The name of a seat from 0 to 5. */
export const nameOf = (seat: Seat): SeatName => NAMES[seat] as SeatName;

/** All seats clockwise, `first` first. */
export function clockwiseFrom(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i += 1) order.push((first + i) % seats);
  return order;
}

/** The next seat clockwise after `seat` for which `wanted` holds (`seat` itself last), or `undefined`. */
export function nextSeat(
  seat: Seat,
  seats: number,
  wanted: (seat: Seat) => boolean,
): Seat | undefined {
  for (let i = 1; i <= seats; i += 1) {
    const next = (seat + i) % seats;
    if (wanted(next)) return next;
  }
  return undefined;
}
