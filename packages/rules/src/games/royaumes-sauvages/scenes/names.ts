import type { Seat, SeatName } from '@tablee/engine';
import { seatOf as seatNamed } from '@tablee/engine';

/** Seats by letter, clockwise; `R` is the solo rival. */
export type Name = SeatName | 'R';

export const seatOf = (name: Name): Seat => (name === 'R' ? -1 : seatNamed(name));
