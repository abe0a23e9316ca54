import type { AnyGame } from '../game/game.ts';
import type { Seat, View } from '../game/layers.ts';
import type { Option, Question } from '../script/question.ts';
import type { Position } from '../session/position.ts';
import type { Text } from '../words/rulebook.ts';

/** The basis on which an answer is judged: the seat's view and its question. */
export interface Moment<V extends View = View> {
  readonly view: V;
  readonly question: Question;
}

/** A part of the page that is spoken of. */
export type Place = 'board' | 'hand' | 'question' | 'seats';

/** Another player's answer in a lesson. */
export interface Move<V extends View = View> {
  /** Default: the seat that is asked. */
  readonly seat?: Seat;
  readonly ask: string;
  /** Everything that fits is picked, as much as the question allows. */
  pick(option: Option, moment: Moment<V>): boolean;
}

/** Something is said; the learner reads it and goes on. */
export interface Told<V extends View = View> {
  readonly say: Text;
  /** Moves of the others before it is said, in order; anybody asked something else meanwhile answers as the clock would. */
  readonly first?: readonly Move<V>[];
  readonly look?: Place;
  /** Whether what is said is so, where it names what the rules work out: a lesson that says something else is broken. */
  holds?(view: V): boolean;
}

/** The reply to an answer that is not the one taught. */
export interface Reply<V extends View = View> {
  to(option: Option, moment: Moment<V>): boolean;
  readonly say: Text;
}

/** The rules ask, and one answer, or one of several, is what is taught. */
export interface Asking<V extends View = View> extends Told<V> {
  /** Kind of the question; another one at this place means that the lesson is broken. */
  readonly ask: string;
  /**
   * Whether this may be picked: an answer is right if all that it picks is. A number or a typed text comes as an option
   * with that id.
   */
  right(option: Option, moment: Moment<V>): boolean;
  /** A further condition on all picks, in the order picked. Default: something is picked. */
  whole?(picked: readonly Option[], moment: Moment<V>): boolean;
  /** Replies to other answers; the first that fits the last pick is said. The answer is not played, and the question stays. */
  readonly replies?: readonly Reply<V>[];
  /** The reply to any other answer. */
  readonly otherwise: Text;
}

/** A tip for a moment of free play. */
export interface Tip<V extends View = View> {
  when(moment: Moment<V>): boolean;
  readonly say: Text;
}

/** The learner plays freely against opponents. */
export interface Playing<V extends View = View> extends Told<V> {
  readonly play: 'freely';
  /** Once the learner has answered, the first that fits is said; else what is written for the kind of question, or by the step. */
  readonly tips?: readonly Tip<V>[];
  readonly byKind?: { readonly [kind: string]: Text };
  /** Ends it. Default: the end of the match. */
  until?(view: V): boolean;
}

/** One step of a lesson: a text, a question, or the match goes on. */
export type LessonStep<V extends View = View> = Told<V> | Asking<V> | Playing<V>;

/** A short piece of a real match in which one thing is learnt. */
export interface Lesson<V extends View = View> {
  /** Unique in its game; names the progress that browsers keep. */
  readonly id: string;
  readonly title: Text;
  /** One sentence: what the learner can do afterwards. */
  readonly about: Text;
  /** Clauses of the rulebook that it teaches. */
  readonly clauses: readonly string[];
  /** The starting position. */
  start(game: AnyGame): Position;
  /** The learner's seat. Default: 0. */
  readonly seat?: Seat;
  readonly steps: readonly LessonStep<V>[];
  /** Kinds of questions that are beside the point: the clock’s answer is given for the learner. */
  readonly aside?: readonly string[];
  /** The first numbers that chance draws; then a seed. */
  readonly rolls?: readonly number[];
  /** The closing words; `lost`: if the match was played to its end and not won. */
  readonly ending: Text;
  readonly lost?: Text;
}

/** Whether a step asks the learner for an answer. */
export const isAsking = (step: LessonStep | null): step is Asking => step !== null && 'ask' in step;

/** Whether the match goes on at a step, against an opponent. */
export const isPlaying = (step: LessonStep | null): step is Playing =>
  step !== null && 'play' in step;
