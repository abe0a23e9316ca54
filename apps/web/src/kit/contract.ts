import type {
  About,
  GameWords,
  Lang,
  Option,
  OptionWords,
  Reader,
  Reason,
  Refusal,
  Text,
  View,
} from '@tablee/engine';
import type { LogEvent, OpenQuestion } from '@tablee/protocol/updates.ts';
import type { ComponentType, ReactNode } from 'react';
import type { IconShape } from '../ui/icon.tsx';

/** The player of a seat, as the table shows them. */
export interface SeatInfo {
  readonly seat: number;
  /** The user whose messages are shown here. Missing: none. */
  readonly user?: string;
  readonly nickname: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  readonly connected: boolean;
  /** Milliseconds since the Unix epoch of the last change of `connected`. */
  readonly since: number;
  readonly left: boolean;
  /** A bot plays on while this player is away. */
  readonly standIn: boolean;
  /** New to the game. */
  readonly learns?: boolean;
}

/** A thing of the board that can be touched: one or several parts of an option. */
export type Touch = Pick<About, 'verb' | 'by' | 'card' | 'space' | 'at' | 'seat'>;

/**
 * The possible answers right now, the same for every game. A board asks it what is lit and reports touches to it; it knows no
 * rule. Options with several parts (a card AND a kingdom) are chosen part by part, in any order.
 */
export interface Answering {
  readonly question: OpenQuestion | null;
  /** Parts touched so far of the option being put together. */
  readonly focus: Touch;
  /** Option ids picked so far (several-pick, order and split questions). */
  readonly picks: readonly string[];
  /** An option that waits for its confirmation in place. */
  readonly staged: Option | null;
  /** The number being set, for `number` questions. */
  readonly amount: number;
  /** Options still possible with the focus: for previews and for the palette. */
  readonly candidates: readonly Option[];
  /** An answer is on its way to the server. */
  readonly sending: boolean;
  /** Only just asked: for half a second it takes no touch, and nothing lights or fades for it. */
  readonly settling?: true;
  /** The question was answered long ago: it is shown, and nothing can be chosen or promised. */
  readonly past?: true;
  /** Whether touching this would be a step towards a legal option, given the focus. */
  isLit(touch: Touch): boolean;
  /** Whether it belongs to the focus or to a picked option. */
  isChosen(touch: Touch): boolean;
  /** Whether touching this leads towards an answer that is pointed at. */
  isPointed(touch: Touch): boolean;
  /** Ids of the options pointed at. */
  readonly pointed: readonly string[];
  /** Touches it: completes, toggles or narrows an option; an unlit thing shows why not. */
  touch(touch: Touch): void;
  /** Picks or unpicks one option by id. */
  toggle(optionId: string): void;
  /** For `number` questions; with an option id, how much it takes of a `split` question. */
  setAmount(amount: number, optionId?: string): void;
  /** Answers a `text` question in the seat's own words; whether they can be read, the game says beforehand. */
  write(text: string): void;
  /** Sends the picks or the staged option, if complete. */
  confirm(): void;
  canConfirm(): boolean;
  /** Drops focus, picks and staged option: nothing has left the browser. */
  cancel(): void;
}

/** The props of a board. All of them come from the stores; a board keeps no state of the match. */
export interface BoardProps<V extends View = View> {
  readonly view: V;
  readonly seats: readonly SeatInfo[];
  /** Seat shown at the bottom: the reader's own, or the side a spectator has chosen. */
  readonly side: number;
  readonly answering: Answering;
}

export type { Lang, OptionWords, Refusal };

/** The wording of log lines and questions. */
export type Wording = Reader;

/** A line of the log: rich text, so that card names open the card. */
export interface LogLine {
  readonly content: ReactNode;
  readonly icon: IconShape;
  /** Starts a new turn or a new age: drawn as a separator. */
  readonly separator?: boolean;
}

/** How a seat is marked wherever it appears: never by its colour alone. */
export interface SeatCrest {
  readonly icon: IconShape;
  /** Ground of the crest. */
  readonly colour: string;
  /** The icon on it: 3:1 at least. */
  readonly ink: string;
  readonly name: Text;
}

/** A sound cue; each has a visual twin on the board. */
export type Cue = 'turn' | 'card' | 'cube' | 'score' | 'reveal' | 'win' | 'lose' | 'end';

/** All that the client knows of one game beyond its rules: one lazy chunk. */
export interface GameUi<V extends View = View> {
  readonly id: string;
  /** All that is on the table but the seat's own hand. The shell gives it the largest part of the screen; it may pan. */
  readonly Board: ComponentType<BoardProps<V>>;
  /**
   * The reader's own hand (or the side a spectator watches): the shell places it under the question bar, always in sight.
   * Best made of `Hand` and `CardTouch` beside this file. Missing: the board draws it.
   */
  readonly Hand?: ComponentType<BoardProps<V>>;
  /** The seat's own line in the list of seats: score and public counts. */
  readonly SeatSummary: ComponentType<{ readonly view: V; readonly seat: number }>;
  /** The seat's house, player colour … Default: the shell's own crests. */
  seatCrest?(seat: number, view: V): SeatCrest;
  /** End screen: who scored what and how. */
  readonly FinalScore: ComponentType<BoardProps<V>>;
  /** A card in full, for zoom on hover, focus and long press. `face` is what the board names it by. */
  readonly CardZoom: ComponentType<{ readonly face: string; readonly view: V | null }>;
  /** How the game speaks: lines, questions, options, refusals. */
  readonly words: GameWords<V>;
  /** Stands before the line of an event. */
  iconOf(event: LogEvent): IconShape;
  /**
   * A question with one single option is answered by the screen (a personal switch), after a random time. Not if several wait
   * for the same answer: there the time it takes would tell. A game may say which. Default: never.
   */
  readonly autoResolves?: true | ((question: OpenQuestion) => boolean);
  cueOf(event: LogEvent, seat: number | null): Cue | null;
  /** Milliseconds the event is given on screen before the next one (0: at once; 800 at most). */
  pace(event: LogEvent): number;
  /**
   * Whether a moment shows the event, or its outcome, to this seat (`null`: to a spectator): table, log, plates and the
   * next question wait until it has been seen, or skipped. Missing: nothing waits.
   */
  bringsMoment?(event: LogEvent, seat: number | null): boolean;
  /** Why a touch leads nowhere, while `question` is asked of the seat. */
  explain(view: V, touch: Touch, question: OpenQuestion | null): Reason | null;
  /** Phrases of the players of this game, ready to be sent; loaded with the talk. Default: only the house's own. */
  phrases?(): Promise<readonly Text[]>;
  /** Rules of the game as shown by the rules page are loaded apart. */
  readonly name: Text;
}
