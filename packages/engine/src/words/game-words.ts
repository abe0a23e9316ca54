import type { GameEvent, Reason } from '../game/game.ts';
import type { View } from '../game/layers.ts';
import type { Option, Question } from '../script/question.ts';
import type { TableOptionWords } from './option-words.ts';
import type { Text } from './rulebook.ts';
import type { Reader, ToldLine } from './told.ts';

/** A legal option in words. */
export interface OptionWords {
  readonly label: string;
  /**
   * Shown as a button (options without a thing on the board, such as "pass"); `touched`: once its card has been touched,
   * though what else that could mean goes on from there; `never`: its last part is touched where it lies, as the sentence says.
   */
  readonly button?: 'primary' | 'secondary' | 'touched' | 'never';
  /** Asked in place before it is sent (the irreversible and the social). */
  readonly confirm?: string;
  /** Words of the button that takes it, under `confirm`: the first touch only selects it, for any question. */
  readonly take?: string;
  /** Its known consequence, in a sentence. Default: the label says it. */
  readonly brings?: string;
  /** Not taking it, where it is all that is offered and may be left: then each of both has a button that answers at once. */
  readonly without?: string;
}

/** A refusal in words. */
export interface Refusal {
  readonly header: string;
  readonly text: string;
}

/** One of several windows on the same matter that are asked one after the other. */
export interface Step {
  /** Its number, from 1. */
  readonly at: number;
  /** The names of all of them, in order. */
  readonly all: readonly string[];
}

/**
 * How a game speaks, in both languages: pure functions of their subject, so that a text is the same live, late, after an undo
 * and in a replay. Views are those of the moment described.
 */
export interface GameWords<V extends View = View, E extends GameEvent = GameEvent> {
  /** The name of a card, wherever cards are listed; `null` if it is no card. */
  cardName(face: string): Text | null;
  /** The line of an event; `null`: not worth a line. */
  tell(event: E, reader: Reader): ToldLine | null;
  /** The title of a question: for the asked seat (`mine`, with its view), or about `who` for everybody else. */
  title(kind: string, mine: Question | null, who: string, view: V | null, reader: Reader): string;
  /**
   * The title for the asked seat once it has touched something on the table; `left`: the remaining options. Missing or
   * `null`: the title stays.
   */
  touched?(
    touch: Pick<Option, 'card' | 'space' | 'seat'>,
    left: readonly Option[],
    view: V,
    reader: Reader,
  ): string | null;
  /** Which of the windows that belong together is asked; missing or `null`: it stands alone. */
  step?(question: Question, reader: Reader): Step | null;
  option(option: Option, question: Question, view: V, reader: Reader): OptionWords;
  refusal(reason: Reason, reader: Reader): Refusal;
  /** The wording of final points: a pattern with the number `n`. */
  readonly score: Text;
  /** The host's choices, by the ids of the rules' `options`. */
  readonly options: { readonly [id: string]: TableOptionWords };
}

/** The table in a few sentences, for players who cannot see it and for matches printed as text. */
export type Describe<V extends View = View> = (view: V, reader: Reader) => readonly string[];
