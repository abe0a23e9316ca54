import type { About, OwnText, Question } from '../script/question.ts';
import type { Next, Script } from '../script/script.ts';
import type { Text } from '../words/rulebook.ts';
import type { Json } from './json.ts';
import type { Layers, Seat, Tally, Viewer, ViewOf } from './layers.ts';

/** A typed fact for log and animation, worded by the client in the reader's language. */
export interface GameEvent {
  /** `turnStarted` (of one seat or team) and `roundStarted` (of all) tell the house how a match moves on. */
  readonly type: string;
  /** The clause it comes from: the log's answer to "why?". */
  readonly clause: string;
  /** The log's own: the number of the event in the match. */
  readonly n?: never;
}

/** The halves of an event that only some seats see. */
export type OwnHalves<E extends GameEvent> = { readonly [seat: Seat]: Partial<E> };

/** A half of an event that may have been given as the function that makes it. */
export const madeHalf = <T extends object>(half: T | (() => T)): T =>
  typeof half === 'function' ? half() : half;

/** The working copy that scripts change, the printed matter, and the way to emit events. */
export type Table<S extends Layers = Layers, E extends GameEvent = GameEvent, C = unknown> = S & {
  /** The game's own: no part of the state, the same at every table. */
  readonly catalogue: C;
  /**
   * `open` is what all see; `own` adds what single seats see. Both halves at one call site. A half that is costly to make is
   * given as the function that makes it, called at once or, if nothing is recorded, never.
   */
  emit(open: E | (() => E), own?: OwnHalves<E> | (() => OwnHalves<E>)): void;
  /** As the script `reveal`, for code outside scripts and where it is called often: a player has just learned something, no undo from here back. */
  reveal(): void;
};

/** A choice the host makes before the start. */
export interface TableOption {
  readonly id: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  /** Seat counts for which the option means something, both included. */
  readonly seats: readonly [number, number];
  /** Seat counts for which single values may be chosen; a value that is not listed: all of them. */
  readonly seatsOf?: { readonly [value: string]: readonly number[] };
  /** The option means something only while another one has one of these values. */
  readonly only?: { readonly option: string; readonly values: readonly (string | number)[] };
}

/** Chosen values by option id. */
export type Options = { readonly [id: string]: string | number };

/** How a match ended. */
export interface Outcome {
  /** Rank of each seat: 1 is best; tied seats share a rank. If nobody wins, the best rank is 2. */
  readonly ranks: readonly number[];
  /** Final points of each seat. */
  readonly scores: readonly number[];
}

/** Why something cannot be done, as a code and the facts to word it with. */
export interface Reason {
  readonly code: string;
  readonly facts: { readonly [key: string]: Json };
}

/** A fact that is hidden from some viewer: the leak proofs swap the faces of secrets of one kind. */
export interface Secret {
  /** Its id on the table, if it has one. */
  readonly id?: string;
  face: string | number;
}

/** A game: pure rules, no I/O. One export per game folder. */
export interface Game<S extends Layers = Layers, E extends GameEvent = GameEvent, C = unknown> {
  readonly id: string;
  /** Raised when an older journal may replay differently, or its positions can no longer be resumed as they are. */
  readonly version: number;
  /** The oldest version whose positions these rules can resume. */
  readonly resumesFrom: number;
  /**
   * Oldest version whose journals these rules replay to the very same states. Raised with every change that can lead a kept
   * match elsewhere; at least `resumesFrom`.
   */
  readonly replaysFrom: number;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  readonly options: readonly TableOption[];
  /** Looked up by face in scripts, effects included: `table.catalogue`. Default: scripts import all they look up. */
  readonly catalogue?: C;
  /** Faces of all the cards that have an effect or a place on the table. */
  readonly cards: readonly string[];
  /** Faces that this event puts into play: how the fuzz knows that each card has been played. */
  played(event: E): readonly string[];
  /**
   * The state before anything random has happened, and the script that deals. `options` are complete; `dealtBy` is the
   * version of the rules that dealt the match, so that an older journal finds the ids that its answers name.
   */
  setup(
    seats: number,
    options: Options,
    dealtBy: number,
  ): { readonly state: S; readonly first: Next };
  /** Root scripts by name; each ends by naming the next, or `null` when the match is over. */
  readonly scripts: {
    // biome-ignore lint/suspicious/noExplicitAny: each script types its own arguments
    readonly [name: string]: (table: Table<S, E, C>, ...args: any[]) => Script<Next | null>;
  };
  /**
   * Whether a text that a seat wrote itself is a legal answer: a pure function of the question and the text. Games that
   * ask for no texts omit it.
   */
  reads?(question: OwnText, text: string): boolean;
  /**
   * A seat leaves for good, between or inside questions. Changes the table, then says how play goes on:
   * `'goOn'` lets the running script continue (a question to that seat ends in `SeatLeft`),
   * a `Next` abandons the running script. `'ignored'` refuses: the seat has left already.
   */
  leave(table: Table<S, E, C>, seat: Seat): Next | 'goOn' | 'ignored';
  /**
   * An open simultaneous question after a seat has left, without the options that name that seat. Default: the question
   * stays as asked.
   */
  askedWithout?(question: Question, gone: Seat): Question;
  /**
   * Kinds of questions, beside reactions, whose answers must tell nothing by the time they take, as what can be answered depends on
   * a hand: they stay open for a least time, and bots answer them after a time that is always the same. The clock counts them as
   * any other. No part of the questions, so that kept matches replay as they did. Default: none.
   */
  readonly evenlyTimed?: readonly Question['kind'][];
  /** The next script when `SeatLeft` leaves a root script uncaught. */
  afterLeave(table: Table<S, E, C>, seat: Seat): Next | null;
  /** The only function that counts hidden things for the wire. */
  tally(state: S): Tally;
  /** Null while the match goes on. */
  outcome(open: S['open']): Outcome | null;
  /** Names of a seat's faction, hero or deck, once that is open. Default: all play with the same. */
  plays?(open: S['open'], seat: Seat): readonly Text[];
  /** The teams of such a table, by chairs, shown to players who choose their places. Default: everybody plays alone. */
  teams?(seats: number, options: Options): readonly (readonly Seat[])[] | null;
  /** Seats whose own layer `seat` sees too: team-mates who share what they know. Fixed for the match. Default: none. */
  confidants?(open: S['open'], seat: Seat): readonly Seat[];
  /** Seats with whom `seat` may talk in private. Default: its confidants. */
  partners?(open: S['open'], seat: Seat): readonly Seat[];
  /** Why `about` is not possible for this viewer right now; `null` if it is. Computed from the view alone. */
  explain(view: ViewOf<S>, about: About): Reason | null;
  /** Groups of interchangeable secrets that `viewer` does not know (for the leak proofs and for bots). */
  secrets(state: S, viewer: Viewer): readonly (readonly Secret[])[];
  /**
   * Blanks the notes in a seat's own layer besides cards (words kept for later, what it wants to be asked), for a mind
   * that imagines the match and cannot know them. Default: no notes.
   */
  forget?(own: S['own'][number]): void;
  /** Throws if the state breaks a law of the game (cards conserved, ids unique …). */
  assert(state: S): void;
}

/** A game of any state: how engine, server and tools hold games they know nothing of. */
// biome-ignore lint/suspicious/noExplicitAny: variance of state and events
export type AnyGame = Game<any, any, any>;

/** Whether the time that an answer to this question takes must tell nothing. */
export const isEvenlyTimed = (game: AnyGame, question: Question): boolean =>
  question.reaction === true || game.evenlyTimed?.includes(question.kind) === true;
