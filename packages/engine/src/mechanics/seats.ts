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
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** The next seat clockwise after `seat` for which `wanted` holds (`seat` itself last), or `undefined`. */
export function nextSeat(
  seat: Seat,
  seats: number,
  wanted: (seat: Seat) => boolean,
): Seat | undefined {
  return clockwiseFrom((seat + 1) % seats, seats).find(wanted);
}
