import type { Layers, Outcome, Seat } from '@tablee/engine';
import type { Bot } from '../bot.ts';

/** What the search has to know of a game. All of it is a guess: the rules come from the session. */
export interface Thinker<S extends Layers = Layers> {
  /** Playouts for one answer that cost about 100 ms of a quiet core. */
  readonly playouts: number;
  /** How seats play on in a playout: quick rather than good. */
  readonly rollout: Bot;
  /** What a quick mind would answer, first guess first. Default: what `rollout` answers. */
  readonly guesses?: Bot;
  /** Answers after which a playout is judged by `value` instead of played on. Default: to the end. */
  readonly horizon?: number;
  /** Chance of each seat to win, 0 to 1, in a position that is not over. Sees everything: the position is imagined. */
  value?(state: S): readonly number[];
  /** What an end is worth to a seat, 0 to 1. Default: a victory 1, a shared one its part, a little for points. */
  worth?(outcome: Outcome, seat: Seat, state: S): number;
}
