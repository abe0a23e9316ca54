import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { Hint, Target, Weigh } from './hints.ts';
import type { Fighter, Mind } from './mind.ts';
import { SCALE } from './scale.ts';
import { bodyValue, fighterValue, fury, heal, hurt, lossOf, weightOf } from './value.ts';

/** `n` damage on the target. */
export const harm =
  (n: number): Weigh =>
  (m, t) => {
    if (t.kind !== 'animal') return 0;
    return t.own ? -hurt(m, t.fighter, n) : weightOf(m, t.fighter.seat) * hurt(m, t.fighter, n);
  };

/** Enough to beat anything. */
export const beat: Weigh = harm(99);

/** One Fury on the target. */
export const strengthen: Weigh = (_m, t) => (t.kind === 'animal' && t.own ? fury(t.fighter) : 0);

/** Up to `n` damage taken off an own Animal or Stronghold. */
export const mend =
  (n: number): Weigh =>
  (m, t) => {
    if (t.kind === 'stronghold') return heal(m, n);
    return t.kind === 'animal' && t.own ? restored(m, t.fighter, n) : 0;
  };

/** The worth of taking up to `n` damage off a fighter. */
export function restored(m: Mind, f: Fighter, n: number): number {
  const health = f.health + Math.min(n, f.damage);
  return fighterValue(m, f, f.attack, health) - fighterValue(m, f);
}

/** An own Animal given up for a reward. */
export const giveUp =
  (reward: (m: Mind) => number): Weigh =>
  (m, t) =>
    t.kind === 'animal' && t.own ? reward(m) - lossOf(m, t.fighter) : 0;

/** A card of hand or Support taken for its effect in play. */
export const fromCard: Weigh = (m, t) => (t.kind === 'card' ? inPlayValue(m, t.card.face) : 0);

/** The worth of a card that comes into play now without being paid for. */
export function inPlayValue(m: Mind, face: string): number {
  const hint: Hint = m.hintOf(face);
  const effect = hint.now?.(m, m.player.cardsPlayed + 1) ?? hint.effect ?? 0;
  return (catalogue.isAnimal(face) ? printedValue(face) : 0) + effect;
}

/** The printed body with the keywords it brings. */
export function printedValue(face: string): number {
  const { attack, health, keywords } = catalogue.animal(face);
  const guard = keywords.includes('guard') ? SCALE.guard + SCALE.guardHealth * health : 0;
  return bodyValue(attack, health) + guard;
}

/** The best `most` of these cards for `weigh`, added up. */
export function bestCards(
  m: Mind,
  cards: readonly { readonly id: string; readonly face: string }[],
  costAtMost: number,
  most = 1,
): number {
  const worths = cards
    .filter(({ face }) => catalogue.isAnimal(face) && catalogue.printedCost(face) <= costAtMost)
    .map(({ face }) => printedValue(face) + (m.hintOf(face).effect ?? 0));
  worths.sort((a, b) => b - a);
  return worths.slice(0, Math.min(most, m.room)).reduce((sum, worth) => sum + worth, 0);
}

/** The best own fighter for something; 0 if there is none that gains by it. */
export const bestOwn = (m: Mind, worth: (f: Fighter) => number): number =>
  Math.max(0, ...m.mine.map(worth));

/** The smallest loss of giving up an own fighter; more than anything is worth if there is none. */
export const smallestLoss = (m: Mind): number => Math.min(100, ...m.mine.map((f) => lossOf(m, f)));

export const seatOf = (t: Target): number => (t.kind === 'player' ? t.seat : -1);
