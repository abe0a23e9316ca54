import type { AdviceReason, Layers, Side } from '@tablee/engine';

/** The facts counted of a side, to tell one answer from another in words of the game. */
export interface Facts<S extends Layers = Layers, Id extends string = string> {
  /** Number of the turn (or what the game counts): it is counted when another has begun. Never falls while a match runs. */
  turnOf(state: S): number;
  count(state: S, side: Side): Readonly<Record<Id, number>>;
  /** How much of it is much; `fewer`: the fewer, the better for the side. */
  readonly of: Readonly<Record<Id, { readonly much: number; readonly fewer?: true }>>;
}

/** The facts counted in each playout that began with one answer, in the same order for all answers. */
export type Counted = readonly Readonly<Record<string, number>>[];

/** Of what is much, so much is worth a word. */
const WORTH_A_WORD = 0.5;
/** Standard errors by which a difference has to be more than luck may have made of it. */
const SURE = 2;
const MOST_REASONS = 2;

/** The reasons for `best` beside `other`, most telling first: differences in the same worlds with the same luck. */
export function reasonsBetween(facts: Facts, best: Counted, other: Counted): AdviceReason[] {
  const n = Math.min(best.length, other.length);
  if (n < 2) return [];
  const found = Object.entries(facts.of).flatMap(([fact, { much, fewer }]) => {
    const sign = fewer === true ? -1 : 1;
    const differences = Array.from(
      { length: n },
      (_, i) => sign * ((best[i]?.[fact] ?? 0) - (other[i]?.[fact] ?? 0)),
    );
    const more = mean(differences);
    const variance = mean(differences.map((each) => (each - more) ** 2));
    const telling = more / much;
    if (telling < WORTH_A_WORD || Math.round(more) < 1) return [];
    if (more <= SURE * Math.sqrt(variance / n)) return [];
    const left = mean(best.slice(0, n).map((each) => each[fact] ?? 0));
    return [{ fact, more, left, telling }];
  });
  return found
    .sort((a, b) => b.telling - a.telling)
    .slice(0, MOST_REASONS)
    .map(({ fact, more, left }) => ({ fact, more, left }));
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
