import type { Seat } from '../game/layers.ts';

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
