import type { Claim, Verdict } from './sprt.ts';
import { tested } from './sprt.ts';

/** How much stronger a mind is than the one before it. */
export interface Step {
  readonly of: string;
  readonly over: string;
  readonly matches: number;
  /** Part of the decided matches that it won. */
  readonly rate: number;
  /** Points of Elo more, and the bounds within which they lie in 19 of 20 cases; `null`: without end. */
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Points of Elo of a player who wins this part of decided matches between two. */
export const eloOf = (rate: number): number | null =>
  rate <= 0 || rate >= 1 ? null : 400 * Math.log10(rate / (1 - rate));

/** Standard errors within which 19 of 20 lie in a normal distribution. */
const WITHIN = 1.96;

/** Bounds of a part that was won so often, 19 of 20 (Wilson's). */
export function boundsOf(wins: number, losses: number): readonly [number, number] {
  const n = Math.max(1, wins + losses);
  const rate = wins / n;
  const spread = WITHIN * WITHIN;
  const middle = (rate + spread / (2 * n)) / (1 + spread / n);
  const half =
    (WITHIN * Math.sqrt((rate * (1 - rate)) / n + spread / (4 * n * n))) / (1 + spread / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** How it goes, told while it does: a step of strong minds takes hours. */
export interface Hears {
  /** After each pair of matches. */
  onPair?(of: string, over: string, sofar: Verdict): void;
  onStep?(step: Step): void;
}

/** Plays each of the minds against the one before it: `most` matches of two at most, in pairs on one deal with the seats changed. */
export async function ladder(
  minds: readonly string[],
  table: Pick<Claim, 'game' | 'players' | 'options' | 'seed' | 'most'>,
  { onPair, onStep }: Hears = {},
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const [i, of] of minds.entries()) {
    const over = minds[i - 1];
    if (over === undefined) continue;
    const claim = { ...table, challenger: of, others: over, bar: 0.5, isPlayedOut: true };
    const { matches, wins, losses, rate } = await tested(claim, (sofar) =>
      onPair?.(of, over, sofar),
    );
    const [low, high] = boundsOf(wins, losses);
    const step = { of, over, matches, rate, elo: eloOf(rate), low: eloOf(low), high: eloOf(high) };
    steps.push(step);
    onStep?.(step);
  }
  return steps;
}
