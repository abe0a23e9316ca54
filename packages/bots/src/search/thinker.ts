import type { Layers, Option, Outcome, Pick, Question, Seat } from '@tablee/engine';
import type { Bot } from '../bot.ts';
import { thoughtOf } from '../thought-of.ts';
import type { Facts } from './facts.ts';
import type { Outlook } from './outlook.ts';

/** How far a playout goes before it is judged by an outlook instead of played on. */
export interface Horizon<S extends Layers = Layers> {
  /** Turns (or what the game counts) that begin on the way: it is judged when one more has begun. */
  readonly turns: number;
  /** Number of the turn. Never falls while a match runs. */
  turnOf(state: S): number;
  readonly outlook: Outlook<S>;
}

/** The search's knowledge of a game. All of it is a guess: the rules come from the session. */
export interface Thinker<S extends Layers = Layers> {
  /** Playouts for one answer that cost about 100 ms of a quiet core. */
  readonly playouts: number;
  /** How seats play on in a playout: quick rather than good. */
  readonly rollout: Bot;
  /** The answers of a quick mind, first guess first. Default: those of `rollout`. */
  readonly guesses?: Bot;
  /** Default: every playout goes to the end. */
  readonly horizon?: Horizon<S>;
  /** The facts that tell one answer from another. Default: points at the end alone. */
  readonly facts?: Facts<S>;
  /**
   * Hidden cards are imagined more often as what others, if they think like `rollout`, would have answered with as they did. Default: any
   * deal is as likely as another. Only for games where it was measured to tell something.
   */
  readonly believes?: true;
  /**
   * Whether an answer with this option is not weighed unless the quick mind gives it: another one is never worse, or so seldom that
   * luck would find more reasons for it than there are. Default: all are weighed.
   */
  leavesOut?(option: Option, question: Pick): boolean;
  /** Whether playouts from here go to the end all the same. */
  playsOn?(state: S): boolean;
  /** Answers after which a playout is called undecided. Default: 1,500. */
  readonly longest?: number;
  /** The worth of an end to a seat, 0 to 1. Default: a victory 1, a shared one its part, a little for points. */
  worth?(outcome: Outcome, seat: Seat, state: S): number;
}

/** A question without what is never weighed, where something is left of it. */
export function weighedOf({ leavesOut }: Thinker, question: Question): Question {
  if (leavesOut === undefined || question.shape !== 'pick') return question;
  return thoughtOf(question, (option) => !leavesOut(option, question));
}
