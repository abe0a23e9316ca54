import type { Seat } from '@tablee/engine';
import { isOut, leftOf, playerAt, seatsInGame, sideAt } from '../state/players.ts';
import type { Open } from '../state/state.ts';
import type { Loss, ModeRules } from './mode.ts';
import { EACH_FOR_ONESELF } from './mode.ts';

/** Attacks on the Stronghold of the left neighbour alone; the first to beat another player wins (UNT-18.1 to 18.4). */
export const hunter: ModeRules = {
  ...EACH_FOR_ONESELF,
  prey: (open, seat) => [playerAt(open, leftOf(open, seat)).side],
  winners(open, losses) {
    const left = seatsInGame(open);
    const credited = creditedFor(open, losses);
    if (credited.length === 0) return left.length > 1 ? null : left;
    const alive = credited.filter((seat) => !isOut(open, seat));
    return alive.length > 0 ? alive : credited;
  },
};

/** The player who beat them; for harm to themselves, and for an empty deck, their hunter (UNT-R.76, R.77). */
function creditedFor(open: Open, losses: readonly Loss[]): Seat[] {
  const credited = losses
    .filter(({ reason }) => reason !== 'surrender')
    .map(({ side, by }) => {
      const [loser] = sideAt(open, side).seats as [Seat];
      return by === null || by === loser ? hunterOf(open, loser, losses) : by;
    });
  return [...new Set(credited)];
}

/** The right neighbour as the table was before these losses. */
function hunterOf(open: Open, loser: Seat, losses: readonly Loss[]): Seat {
  const fallen = losses.flatMap(({ side }) => sideAt(open, side).seats);
  const at = open.order.indexOf(loser);
  for (let back = 1; back < open.order.length; back += 1) {
    const seat = open.order[(at - back + open.order.length) % open.order.length] as Seat;
    if (fallen.includes(seat) || !isOut(open, seat)) return seat;
  }
  return loser;
}
