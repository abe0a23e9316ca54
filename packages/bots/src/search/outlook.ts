import type { Layers, Outcome, Side } from '@tablee/engine';

/** How likely each side is to win a position that is not over, told from what can be counted in it. */
export interface Outlook<S extends Layers = Layers> {
  /** Seats that win together. */
  sides(state: S): readonly Side[];
  /** Whether a side can no longer win. */
  isOut?(state: S, side: Side): boolean;
  /** The features of a side: as many numbers as there are weights, each about as large as the others. */
  features(state: S, side: Side): readonly number[];
  /** Chance that nobody wins, 0 to 1. Missing: somebody always does. */
  nobody?(state: S): number;
  /** One for each feature. Found by `simulate --outlook`: features in which winning sides were ahead. */
  readonly weights: readonly number[];
}

/** Chance of each side, 0 to 1: the softmax of their weighed features, of what is not lost by all. */
export function chancesOf<S extends Layers>(outlook: Outlook<S>, state: S): number[] {
  const { weights } = outlook;
  const scores = outlook.sides(state).map((side) => {
    if (outlook.isOut?.(state, side) === true) return Number.NEGATIVE_INFINITY;
    return weighed(outlook.features(state, side), weights);
  });
  const won = 1 - (outlook.nobody?.(state) ?? 0);
  return softmax(scores).map((chance) => won * chance);
}

/** The sum of features, each by its weight. */
export const weighed = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, feature, i) => sum + feature * (weights[i] as number), 0);

/** Chances in proportion to the exponentials of scores, together 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

/** Each side's share of an end: the whole victory, a part of it, nothing. */
export function sharesOf({ ranks }: Outcome, sides: readonly Side[]): number[] {
  const isWinner = sides.map((seats) => seats.some((seat) => ranks[seat] === 1));
  const winners = isWinner.filter(Boolean).length;
  return isWinner.map((wins) => (wins ? 1 / winners : 0));
}
