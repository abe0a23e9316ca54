import type { Options, Position, Question, Seat } from '@tablee/engine';
import type { GameId } from '../catalogue.ts';

/** The beginning of play. */
export interface Begin {
  readonly seats: number;
  readonly options: Options;
  /** The position laid out. Default: the deal. */
  readonly from?: Position;
  /** Matches that are played, by their seeds. */
  readonly seeds?: readonly number[];
  /** The answer of a player who wants to meet a rare question; `null`: as usual. */
  insists?(question: Question, seat: Seat): readonly string[] | null;
}

/** The scenes that browser tests show of a game: a list that tests compare with the rules. */
export interface Shown {
  /** Every kind of question, in alphabetical order. */
  readonly kinds: readonly string[];
  /** How a match ends and for whom, as `endOf` of the browser tests tells it, in alphabetical order. */
  readonly ends: readonly string[];
  /** Kinds of questions at which much lies on the table; the first is asked again and again. */
  readonly moments: readonly [string, ...string[]];
  /** A kind of question with cards in hand, some of which can be chosen. Default: the first of `moments`. */
  readonly hand?: string;
  /** Tables that ask what no scene leads to, beside the smallest with the usual options. */
  readonly tables?: readonly Begin[];
}

/** Loads what browsers are shown of a game. */
export async function shownOf(id: GameId): Promise<Shown> {
  const { shown } = (await import(`../games/${id}/testing/shown.ts`)) as { readonly shown: Shown };
  return shown;
}
