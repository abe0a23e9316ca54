import type { Seat } from '../game/layers.ts';

/** Seats that win together. */
export type Side = readonly Seat[];

/** A moment of a match, and what each side could hope for. */
export interface Hope {
  /** Step of the film after which it is. */
  readonly step: number;
  /** Of each side, 0 to 1. */
  readonly chances: readonly number[];
}

/** A decision that cost or won much, or luck that did. */
export interface TurningPoint {
  /** Step of the film after which it is decided; of luck, the moment before it. */
  readonly step: number;
  /** `cost`: there was a better answer. `won`: better than what a quick mind would have answered. `luck`: nobody chose it. */
  readonly kind: 'cost' | 'won' | 'luck';
  /** Whose decision; of luck, a seat of the side that gained most by it. */
  readonly seat: Seat;
  /** Chance of their side with what was done, and with what it is compared with. */
  readonly chance: number;
  readonly instead: number;
  /** The answer given, and the one it is compared with; empty for luck. */
  readonly given: readonly string[];
  readonly other: readonly string[];
  /** Points at the end, with the better of the two less with the other: the own side's, and the best of the others'. */
  readonly points: { readonly own: number; readonly others: number };
}

/** The sources of a side's chances, each as a change of its chance; with `from` own, others and luck add up to what it won. */
export interface Account {
  readonly from: number;
  /** The total worth of the better answers found; 0 or more. */
  readonly missed: number;
  /** While its own choices were others than a quick mind's. */
  readonly own: number;
  /** While those of the others were. */
  readonly others: number;
  /** While nobody chose anything unexpected: draws, and what came of them. */
  readonly luck: number;
}

/** The study of a finished match. Plain JSON. */
export interface Understanding {
  readonly sides: readonly Side[];
  /** In order of time; the last is the end, and says who won. */
  readonly hopes: readonly Hope[];
  /** The three that mattered most, in order of time; `decisive` is the place of the greatest, or `null`. */
  readonly turns: readonly TurningPoint[];
  readonly decisive: number | null;
  readonly accounts: readonly Account[];
  /** Decisions between several answers, and how many of them were looked at. */
  readonly decisions: number;
  readonly looked: number;
  readonly playouts: number;
}

/** Something that one answer has more of than another, soon after. */
export interface AdviceReason {
  /** A fact, by the name that the game gives it (`Reasons` of its words). */
  readonly fact: string;
  /** By how much it is better: a positive number. */
  readonly more: number;
  /** How much there is of it with the better answer. */
  readonly left: number;
}

/** How a match may end, as far as a watcher can know. */
export interface Estimate {
  readonly sides: readonly Side[];
  /** Of each side, 0 to 1. */
  readonly chances: readonly number[];
}

/** A searching bot's answer to an open question. */
export interface Advice {
  readonly best: readonly string[];
  /** Chance of the asked side with it, 0 to 1. */
  readonly chance: number;
  /** The same with the answer at first sight. */
  readonly now: number;
  /** The second best; `null`: nothing else was weighed. */
  readonly second: { readonly picks: readonly string[]; readonly chance: number } | null;
  /** Points at the end, with the best less with the second: as in `TurningPoint`. */
  readonly points: TurningPoint['points'];
  /** Further reasons for the best beside the second, most telling first. */
  readonly reasons: readonly AdviceReason[];
}
