import { capital } from '@tablee/engine';
import type { SeatInfo } from './contract.ts';

/** The name of a seat in a sentence; `you` is the reader's own. */
export function nameOfSeat(seat: number, seats: readonly SeatInfo[], you: string): string {
  const info = seats.find((each) => each.seat === seat);
  if (info?.isYou) return you;
  return info?.nickname ?? `#${seat + 1}`;
}

/** The seats of a table as its board names them. */
export const namesOf = (seats: readonly SeatInfo[], you: string) => ({
  who: (seat: number) => nameOfSeat(seat, seats, you),
  /** The name standing alone, not in a sentence. */
  label: (seat: number) => capital(nameOfSeat(seat, seats, you)),
  isYou: (seat: number) => seats.some((each) => each.isYou && each.seat === seat),
});
