import type { Text } from '@tablee/engine';
import type { Odds } from '@tablee/rules/odds/odds.ts';

/** Two that were measured against each other. */
export interface Pair {
  /** The stronger one of them first. */
  readonly names: readonly [Text, Text];
  /** Of their matches, 0 to 1, those that the first won. */
  readonly share: number;
  readonly played: number;
}

/** One and the share of its matches, 0 to 1, that it won. */
export interface Share {
  readonly name: Text;
  readonly share: number;
}

/** Fewer matches tell nothing of a pair. */
const LEAST = 8;

/** Pairs of two different ones, the evenest first. */
export function pairsOf({ chosen }: Odds): readonly Pair[] {
  const pairs = chosen.flatMap(({ name, against }, i) =>
    chosen.slice(i + 1).flatMap((foe): Pair[] => {
      const [played, won] = against[foe.name.en] ?? [0, 0];
      if (played < LEAST) return [];
      const share = won / played;
      return share >= 0.5
        ? [{ names: [name, foe.name], share, played }]
        : [{ names: [foe.name, name], share: 1 - share, played }];
    }),
  );
  return pairs.sort((a, b) => a.share - b.share || b.played - a.played);
}

/** All of them, the most successful first. */
export const sharesOf = ({ chosen }: Odds): readonly Share[] =>
  chosen
    .map(({ name, all: [played, won] }) => ({ name, share: played === 0 ? 0 : won / played }))
    .sort((a, b) => b.share - a.share);

/** Percentage points by which the share of one of them may be off: two standard errors of the one played least. */
export function errorOf({ chosen }: Odds): number {
  const least = Math.min(...chosen.map(({ all: [played] }) => played));
  return Math.round(100 / Math.sqrt(Math.max(1, least)));
}
