import type { Seat } from '@tablee/engine';
import { isOut, playerAt, seatsInGame, sideAt } from '../state/players.ts';
import type { Open } from '../state/state.ts';
import type { ModeRules } from './mode.ts';
import { EACH_FOR_ONESELF, lastOnes } from './mode.ts';

const isAlpha = (open: Open, seat: Seat): boolean => open.alpha === seat;

/** Those still in the game, or as many as there were (UNT-R.82). */
const opponents = (open: Open): number =>
  open.options.alphaCount === 'atStart'
    ? open.players.length - 1
    : seatsInGame(open).filter((seat) => !isAlpha(open, seat)).length;

const maintenanceDraw = (open: Open, seat: Seat): number =>
  isAlpha(open, seat) ? opponents(open) + 2 : 2;

/** For the Alpha everybody is an opponent, for the others the Alpha alone (UNT-R.80). */
const enemies = (open: Open, seat: Seat): Seat[] =>
  seatsInGame(open).filter((each) => each !== seat && (isAlpha(open, seat) || isAlpha(open, each)));

/** One against all others, with special rules for the one (UNT-20.1 to 20.8). */
export const alpha: ModeRules = {
  ...EACH_FOR_ONESELF,
  strongholdHealth: (open, side) =>
    sideAt(open, side).seats.some((seat) => isAlpha(open, seat)) ? 14 : 7,
  maxPower: (open, seat) => (isAlpha(open, seat) ? 10 : 5),
  powerPlays: (open, seat) => (isAlpha(open, seat) ? 2 : 1),
  maintenanceDraw,
  maintenanceLeast: (open, seat) =>
    open.options.alphaDraw === 'choice' ? 2 : maintenanceDraw(open, seat),
  maintenanceSupport: (open, seat) => (isAlpha(open, seat) ? opponents(open) : 1),
  enemies,
  prey: (open, seat) => enemies(open, seat).map((each) => playerAt(open, each).side),
  winners(open) {
    if (open.alpha === null) return lastOnes(open);
    const others = seatsInGame(open).filter((seat) => !isAlpha(open, seat));
    if (!isOut(open, open.alpha)) return others.length === 0 ? [open.alpha] : null;
    return others.length > 0 ? others : [...open.order];
  },
  ranking(open, winners) {
    if (open.alpha === null || winners.length === open.order.length) {
      return EACH_FOR_ONESELF.ranking(open, winners);
    }
    const rest = open.order.filter((seat) => !winners.includes(seat) && !isAlpha(open, seat));
    // The non-Alphas who were eliminated win with their side, below the survivors (UNT-R.121).
    return isOut(open, open.alpha) ? [[...winners], rest, [open.alpha]] : [[open.alpha], rest];
  },
};
