import type { Seat } from '@tablee/engine';
import {
  attackOf,
  encounterOf,
  othersOf,
  playerAt,
} from '@tablee/rules/games/sang-rancune/index.ts';
import type { Odds } from './forecast.ts';
import { atLeast, blowOf, stepsIn } from './forecast.ts';
import type { Strikes } from './knowledge.ts';
import { hintOf } from './knowledge.ts';
import type { Mind } from './mind.ts';

/** A way to spend the turn: its damage, and whether it counts as an attack. */
interface Way {
  readonly damage: number;
  readonly attacks: boolean;
  /** Its damage to the creature comes after that of all others. */
  readonly last?: boolean;
}

/** Life lost when nobody meets the condition of an attack. */
const FIVE = 5;
/** The mean of attacks that no table shows. */
const COMMON = 10;
/** The least and the most that is mirrored. */
const MIRRORED = [5, 40] as const;

/** The places of the others' turns. */
interface Turns {
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
}

/** Life that the creature's attack on this round is likely to cost its seat, if it spends its turn so. */
export function harmOf(mind: Mind, way: Way, turns: Turns, left: number): number {
  const { open, seat } = mind;
  const { face, form } = encounterOf(open);
  const { strikes, idle } = hintOf(face);
  const { numbers, damage } = attackOf(open);
  const rule = strikes === 'byForm' ? FORMS[form ?? 'ogre'] : strikes;
  const living = othersOf(open, seat).length + 1;
  const base = idle !== undefined && !way.attacks ? idle : 0;
  if (rule === undefined) {
    const each = damage ?? COMMON;
    return base + (numbers.length > 0 ? (each * numbers.length) / living : each);
  }
  return base + byRule[rule](mind, way, turns, left, damage ?? 0);
}

/** Whom the forms of a creature strike. */
const FORMS = { ogre: 'most', ombre: 'least' } as const;

type Rule = (mind: Mind, way: Way, turns: Turns, left: number, damage: number) => number;

const othersOdds = (mind: Mind, { before, after }: Turns, left: number): readonly Odds[] =>
  [...before, ...after].map((seat) => blowOf(mind.open, seat, left));

const product = (factors: readonly number[]): number =>
  factors.reduce((all, each) => all * each, 1);

/** Chance that nobody else deals more. */
function isMost(mind: Mind, { damage }: Way, turns: Turns, left: number): number {
  if (damage <= 0) return 0;
  const more = stepsIn(damage) + 1;
  return product(othersOdds(mind, turns, left).map((odds) => 1 - atLeast(odds, more)));
}

/** What the first and the last pay who wound the creature that strikes both. */
const FIRST = 20;
const LAST = 10;

/** Part of blows of 0 that are no attack at all. */
const IDLE = 0.8;

const byRule: Readonly<Record<Exclude<Strikes, 'byForm'>, Rule>> = {
  most: (mind, way, turns, left, damage) => {
    const share = isMost(mind, way, turns, left);
    const { face } = encounterOf(mind.open);
    const mirrored = hintOf(face).mirrors
      ? Math.max(MIRRORED[0], Math.min(MIRRORED[1], way.damage / 2))
      : damage;
    const nobody = product(othersOdds(mind, turns, left).map((odds) => odds[0] as number));
    return way.damage <= 0 ? nobody * FIVE : share * mirrored;
  },
  least: (mind, way, turns, left, damage) => {
    if (!way.attacks) return 0;
    const steps = stepsIn(way.damage);
    const noLess = othersOdds(mind, turns, left).map(
      (odds) => atLeast(odds, Math.max(1, steps)) + IDLE * (odds[0] as number),
    );
    return damage * product(noLess);
  },
  firstAndLast: (mind, way, { before, after }, left) => {
    if (way.damage <= 0) return 0;
    const none = (seats: readonly Seat[]) =>
      product(seats.map((seat) => blowOf(mind.open, seat, left)[0] as number));
    return FIRST * none(before) + LAST * (way.last === true ? 1 : none(after));
  },
  last: (mind, way, { after }, left, damage) => {
    if (way.damage <= 0) return 0;
    const none = product(after.map((seat) => blowOf(mind.open, seat, left)[0] as number));
    return damage * (way.last === true ? 1 : none);
  },
  weakest: ({ open, seat, me }, _way, _turns, _left, damage) =>
    othersOf(open, seat).every((other) => playerAt(open, other).life >= me.life) ? damage : 0,
  richest: ({ open, seat, me }, _way, _turns, _left, damage) =>
    othersOf(open, seat).every((other) => playerAt(open, other).prestige <= me.prestige)
      ? damage
      : 0,
  ownTokens: ({ open, seat }, way, _turns, _left, damage) => {
    const own = encounterOf(open).tokens.filter(({ before }) => before === seat);
    const killed = own.some(({ life }) => life <= way.damage) ? 1 : 0;
    return damage * Math.max(0, own.length - killed);
  },
  bites: ({ open, seat }, _way, _turns, _left, damage) => {
    const living = othersOf(open, seat).length + 1;
    return (damage * encounterOf(open).tokens.length) / living;
  },
};
