import type { Seat } from '@tablee/engine';
import { catalogue, prizeOf, reachOf, upcoming } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Odds } from './forecast.ts';
import { blowOf, both, fateOf, MEAN, NOTHING, oddsOfBlow } from './forecast.ts';
import type { Mind } from './mind.ts';
import { blowNow } from './mind.ts';
import type { Stakes } from './setting.ts';
import { inPoints, livesOn } from './setting.ts';
import { victory } from './standing.ts';

/** What is different from what the table shows. */
interface Twist {
  /** Keeps from attacking. */
  readonly out?: Seat;
  /** The damage of this other seat is known. */
  readonly known?: { readonly seat: Seat; readonly damage: number };
  /** Own damage in the turn to come, in place of that of the cards laid. */
  readonly own?: number;
}

/** Damage of a card that brings others from the hand, about. */
const BROUGHT = 40;

/** Damage of the own cards that lie face down. */
export function laidDamage(mind: Mind): number {
  const set = mind.view.own?.set ?? [];
  return set.reduce((sum, { face }) => {
    const card = catalogue.cards.of(face);
    const brings = card.kind === 'tactical' && card.replace !== undefined;
    return sum + (brings ? BROUGHT : blowNow(mind, face));
  }, 0);
}

/** Worth of the rest of the round to a seat, in points, when so much life is left after what lies open. */
export function restOf(mind: Mind, stakes: Stakes, left: number, twist: Twist = {}): number {
  const { open, seat } = mind;
  const order = upcoming(mind).filter(
    (each) => each !== twist.out && (open.players[each]?.faceDown ?? 0) > 0,
  );
  const at = order.indexOf(seat);
  const oddsOf = (seats: readonly Seat[], from: number): Odds =>
    seats.reduce<Odds>((odds, each, i) => {
      const next =
        twist.known?.seat === each
          ? oddsOfBlow(twist.known.damage)
          : blowOf(open, each, from - MEAN * i);
      return i === 0 ? next : both(odds, next);
    }, NOTHING);
  const before = at < 0 ? [] : order.slice(0, at);
  const after = at < 0 ? order : order.slice(at + 1);
  const blow = at < 0 || !reachOf(mind, seat).creature ? 0 : (twist.own ?? laidDamage(mind));
  const fate = fateOf(
    oddsOf(before, left),
    oddsOf(after, left - MEAN * before.length - blow),
    blow,
    left,
  );
  return (
    fate.mine * stakes.mine +
    fate.theirs * stakes.theirs +
    fate.none * livesOn(mind, stakes, fate.left)
  );
}

/** Worth of another's killing blow, in points. */
export function killOf(mind: Mind, stakes: Stakes, killer: Seat): number {
  const { card, late } = prizeOf(mind.open);
  return inPoints(stakes, victory(mind.open, mind.seat, [{ seat: killer, prestige: card + late }]));
}
