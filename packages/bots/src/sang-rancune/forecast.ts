import type { Seat } from '@tablee/engine';
import type { Open, Sight } from '@tablee/rules/games/sang-rancune/index.ts';
import { encounterOf, playerAt } from '@tablee/rules/games/sang-rancune/index.ts';

/** How likely each amount of damage is, in steps of 5; the last stands for all above. */
export type Odds = readonly number[];

const STEP = 5;
const SIZE = 64;

export const stepsIn = (life: number): number => Math.max(0, Math.ceil(life / STEP));

function oddsOf(shares: Readonly<Record<number, number>>): Odds {
  const odds = new Array<number>(SIZE).fill(0);
  for (const [damage, share] of Object.entries(shares)) odds[Number(damage) / STEP] = share;
  return odds;
}

/** What heroes deal in a round while the creature has much life left, and when they think that they may kill it. */
const USUAL = oddsOf({
  ...{ 0: 0.27, 5: 0.03, 10: 0.07, 15: 0.04, 20: 0.08, 25: 0.05, 30: 0.09 },
  ...{ 40: 0.11, 50: 0.09, 60: 0.05, 80: 0.04, 100: 0.055, 150: 0.025 },
});
const EAGER = oddsOf({
  ...{ 0: 0.36, 5: 0.02, 10: 0.05, 15: 0.04, 20: 0.07, 25: 0.06, 30: 0.09 },
  ...{ 40: 0.12, 50: 0.095, 60: 0.045, 80: 0.025, 100: 0.02, 150: 0.005 },
});
export const NOTHING = oddsOf({ 0: 1 });
/** Mean of the usual damage. */
export const MEAN = USUAL.reduce((sum, share, i) => sum + share * i * STEP, 0);
/** Life left at which a hero is eager. */
const NEAR = 60;

/** Of a blow that is known. */
export const oddsOfBlow = (damage: number): Odds => {
  const odds = new Array<number>(SIZE).fill(0);
  odds[Math.min(SIZE - 1, Math.floor(damage / STEP))] = 1;
  return odds;
};

/** The odds of a sum. */
export function both(a: Odds, b: Odds): Odds {
  const sum = new Array<number>(SIZE).fill(0);
  for (let i = 0; i < SIZE; i += 1) {
    const share = a[i] as number;
    if (share === 0) continue;
    for (let j = 0; j < SIZE; j += 1) {
      const other = b[j] as number;
      if (other === 0) continue;
      const at = Math.min(SIZE - 1, i + j);
      sum[at] = (sum[at] as number) + share * other;
    }
  }
  return sum;
}

/** Chance of at least so many steps. */
export function atLeast(odds: Odds, steps: number): number {
  let sum = 0;
  for (let i = Math.max(0, steps); i < SIZE; i += 1) sum += odds[i] as number;
  return sum;
}

/** What this other hero may deal in their turn, if so much life is left then. */
export function blowOf(open: Open, seat: Seat, left: number): Odds {
  const { setups, petrifiedRound, webbedRound, barred } = playerAt(open, seat);
  const { round } = encounterOf(open);
  if (barred || petrifiedRound === round) return NOTHING;
  const odds = left <= NEAR ? EAGER : USUAL;
  if (webbedRound === round) return halved(odds);
  return setups.length === 0 ? odds : raised(odds, setups.length);
}

function halved(odds: Odds): Odds {
  const half = new Array<number>(SIZE).fill(0);
  for (let i = 0; i < SIZE; i += 1) {
    const at = Math.ceil(i / 2);
    half[at] = (half[at] as number) + (odds[i] as number);
  }
  return half;
}

/** With set-ups: 30 more for each, if there is an attack. */
function raised(odds: Odds, setups: number): Odds {
  const more = new Array<number>(SIZE).fill(0);
  more[0] = odds[0] as number;
  for (let i = 1; i < SIZE; i += 1) {
    const at = Math.min(SIZE - 1, i + 6 * setups);
    more[at] = (more[at] as number) + (odds[i] as number);
  }
  return more;
}

/** What these deal together, one after the other, while the creature has so much life left. */
export function blowsOf({ open }: Sight, seats: readonly Seat[], left: number): Odds {
  let odds: Odds = NOTHING;
  for (const [i, seat] of seats.entries()) {
    const next = blowOf(open, seat, left - MEAN * i);
    odds = i === 0 ? next : both(odds, next);
  }
  return odds;
}

/** What comes of a blow in its turn. */
export interface Fate {
  /** Chances that it kills, that another's does in this round, and that the creature lives on. */
  readonly mine: number;
  readonly theirs: number;
  readonly none: number;
  /** Mean life left of a creature that lives on. */
  readonly left: number;
}

/** What comes of a blow of so much, between what others deal before and after it. */
export function fateOf(before: Odds, after: Odds, blow: number, left: number): Fate {
  const all = stepsIn(left);
  let [mine, none, sum] = [0, 0, 0];
  let theirs = atLeast(before, all);
  for (let i = 0; i < Math.min(SIZE, all); i += 1) {
    const share = before[i] as number;
    if (share === 0) continue;
    const then = left - i * STEP - blow;
    if (then <= 0) {
      mine += share;
      continue;
    }
    for (let j = 0; j < SIZE; j += 1) {
      const chance = share * (after[j] as number);
      if (chance === 0) continue;
      const rest = then - j * STEP;
      if (rest <= 0) theirs += chance;
      else {
        none += chance;
        sum += chance * rest;
      }
    }
  }
  return { mine, theirs, none, left: none === 0 ? 0 : sum / none };
}
