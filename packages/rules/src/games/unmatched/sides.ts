import type { Options } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/layers.ts';
import { clockwiseFrom } from '../../table/seats.ts';
import type { ModeId, Open } from './state.ts';

/** A place in the turn order: who commands it, and on whose side it fights. */
export interface Post {
  readonly seat: Seat;
  readonly side: number;
}

/** The chair whose player commands two heroes at a table of three (UNM-R.36). */
const COMMANDER: Seat = 2;

/**
 * The armies in turn order, beginning with the starting seat's (UNM-19.7, 20.2, 21.1). Teams of four are the chairs
 * facing each other in that order; at a table of three the third chair stands alone with two armies.
 */
export function turnOrder(mode: ModeId, seats: number, start: Seat): Post[] {
  const order = clockwiseFrom(start, seats);
  if (mode !== 'team') return order.map((seat, side) => ({ seat, side }));
  if (seats === 4) return order.map((seat, i) => ({ seat, side: i % 2 }));
  const pair = order.filter((seat) => seat !== COMMANDER);
  const posts = start === COMMANDER ? [COMMANDER, pair[0]] : [pair[0], COMMANDER];
  const rest = start === COMMANDER ? [COMMANDER, pair[1]] : [pair[1], COMMANDER];
  return [...posts, ...rest].map((seat, i) => ({ seat: seat as Seat, side: i % 2 }));
}

/** Seats of other players on the side of `seat`: they may talk in private (UNM-19.2). */
export function teammates({ armies }: Pick<Open, 'armies'>, seat: Seat): Seat[] {
  const side = armies.find((army) => army.seat === seat)?.side;
  const mates = armies.filter((army) => army.side === side && army.seat !== seat);
  return [...new Set(mates.map((army) => army.seat))];
}

/** The seats of each side, where there are teams. */
export function teamsOf(seats: number, { mode }: Options): Seat[][] | null {
  if (mode !== 'team') return null;
  const posts = turnOrder('team', seats, 0);
  return [0, 1].map((side) => [
    ...new Set(posts.filter((post) => post.side === side).map(({ seat }) => seat)),
  ]);
}
