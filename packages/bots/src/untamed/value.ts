import type { Fighter, Mind } from './mind.ts';
import { healthOfSide } from './mind.ts';
import { SCALE } from './scale.ts';

/** A body in play: it strikes as often as it lives. */
export const bodyValue = (attack: number, health: number): number =>
  health <= 0 ? 0 : SCALE.attack * attack + SCALE.health * health + SCALE.both * attack * health;

/** The worth of a fighter in play with this much Attack and Health left. */
export function fighterValue(m: Mind, f: Fighter, attack = f.attack, health = f.health): number {
  if (health <= 0) return 0;
  const guard = f.guard ? SCALE.guard + SCALE.guardHealth * health : 0;
  return bodyValue(attack, health) + guard + (m.hintOf(f.face).inPlay?.(m, f) ?? 0);
}

/** The gain of a beaten fighter's controller: a Support card, and its last words. */
export const deathGain = (m: Mind, f: Fighter): number =>
  (f.card.cost === 0 && f.card.id.startsWith('token') ? 0 : SCALE.support) +
  (m.hintOf(f.face).whenBeaten?.(m, f) ?? 0);

/** The cost of a fighter's loss to its controller. */
export const lossOf = (m: Mind, f: Fighter): number => fighterValue(m, f) - deathGain(m, f);

/** What `n` damage on an own or enemy fighter takes from its controller. */
export function hurt(m: Mind, f: Fighter, n: number): number {
  if (n <= 0) return 0;
  if (n >= f.health) return lossOf(m, f);
  const survived = m.hintOf(f.face).whenHurt?.(m, f) ?? 0;
  return SCALE.wound * (fighterValue(m, f) - fighterValue(m, f, f.attack, f.health - n)) - survived;
}

/** How much the Animals of this seat matter to us: those that can hit us, or that stand in our way. */
export function weightOf(m: Mind, seat: number): number {
  const { open, me, enemies } = m;
  if (enemies.length < 2 || open.mode === 'hydra' || open.mode === 'manticore') return 1;
  if (open.mode === 'alpha') return open.alpha === me ? 0.9 : 1;
  if (open.mode === 'survival') return 0.75;
  const left = nextOf(m, 1);
  return seat === left ? 0.6 : seat === nextOf(m, -1) ? 1 : 0.35;
}

function nextOf(m: Mind, step: number): number {
  const seats = m.open.order.filter((seat) => m.open.players[seat]?.out === null);
  return seats[(seats.indexOf(m.me) + step + seats.length) % seats.length] as number;
}

/** The best we can do with `n` damage on one enemy Animal that `fits`. */
export function bestHit(m: Mind, n: number, fits: (f: Fighter) => boolean = () => true): number {
  return Math.max(0, ...m.foes.filter(fits).map((f) => weightOf(m, f.seat) * hurt(m, f, n)));
}

/** What `n` more Attack for good is worth on an own Animal; ready ones strike with it at once. */
export function fury(f: Fighter, n = 1): number {
  const now =
    f.animal.ready && !f.animal.restrained && !f.animal.noStronghold ? SCALE.readyFury : 0;
  return n * (SCALE.fury + SCALE.furyHealth * f.health + now);
}

/** The sum of the `most` best furies among own Animals that `fit`. */
export function bestFuries(
  m: Mind,
  most: number,
  fits: (f: Fighter) => boolean = () => true,
): number {
  const worths = m.mine.filter(fits).map((f) => fury(f));
  worths.sort((a, b) => b - a);
  return worths.slice(0, most).reduce((sum, worth) => sum + worth, 0);
}

/** The worth of a point of damage on a side's Stronghold; more as its end comes near. */
export function faceValue(m: Mind, side: number): number {
  const target = m.open.sides[side];
  if (target === undefined) return 0;
  const left = healthOfSide(target);
  const haste = Math.max(0, 1 - m.turnsLeft / SCALE.hasteTurns);
  return (
    SCALE.haste * haste +
    SCALE.face +
    SCALE.nearEnd * Math.max(0, 1 - left / (SCALE.endSpan * target.health))
  );
}

/** The worth of healing `n` damage of the own Stronghold. */
export function heal(m: Mind, n: number): number {
  return Math.min(n, m.side.damage) * SCALE.heal * faceValue(m, m.player.side);
}

/** The worth of drawing `n` cards; an empty deck loses the game. */
export function cards(m: Mind, n: number): number {
  const left = m.deck - n;
  if (left < 2) return -10;
  return n * SCALE.card * Math.min(1, (left - 2) / SCALE.thrift);
}

/** The worth of calling `n` Owl Spirits. */
export const owls = (m: Mind, n: number): number =>
  SCALE.owl * Math.min(n, Math.max(0, m.tokenRoom));

/** The worth of looking at the top card and keeping or turning it (Invoke). */
export function invoking(m: Mind): number {
  if (m.deck < 5) return -0.5;
  return 0.4 * owls(m, 1) + 0.6 * SCALE.bonusPower;
}
