import type { Seat } from '../game/layers.ts';
import type { Question } from './question.ts';

/** One seat decides. Answered with its picks. */
interface Ask {
  readonly type: 'ask';
  readonly seat: Seat;
  readonly question: Question;
}

/** Several seats decide at once, unseen by each other. Answered when the last of them has sealed. */
export interface AskAll {
  readonly type: 'askAll';
  readonly questions: ReadonlyMap<Seat, Question>;
}

/** Several seats may decide; the first of them to answer is heard, then all are asked again. */
export interface AskAny {
  readonly type: 'askAny';
  readonly questions: ReadonlyMap<Seat, Question>;
}

/** Draws one whole number per bound, each from 0 to bound - 1. */
export interface Chance {
  readonly type: 'chance';
  readonly bounds: readonly number[];
  /** The items before the shuffle, in order. */
  readonly shuffled?: readonly unknown[];
}

/** Marks that a player has just learned something: no undo from here back. */
interface Reveal {
  readonly type: 'reveal';
}

/** A request that waits for seats. */
export type Asking = Ask | AskAll | AskAny;

export type Request = Asking | Chance | Reveal;

/**
 * The flow of a rule: a generator that changes its working copy of the state and stops at each question.
 * Always called with `yield*`; a call without it does nothing, and the lint refuses it.
 */
export type Script<T = void> = Generator<Request, T, unknown>;

/** The next root script of a match and its arguments (plain data); `null` ends the match. */
export interface Next {
  readonly script: string;
  readonly args: readonly (string | number)[];
}

/** Thrown into a script at the question of a seat that leaves. */
export class SeatLeft extends Error {
  readonly seat: Seat;
  constructor(seat: Seat) {
    super(`seat ${seat} left`);
    this.seat = seat;
  }
}

/** Asks one seat; returns its picks (option ids). Throws `SeatLeft` inside the script if the seat leaves. */
export function* ask(seat: Seat, question: Question): Script<readonly string[]> {
  return (yield { type: 'ask', seat, question }) as readonly string[];
}

/** Asks several seats at once, each unseen by the others; seats that leave meanwhile are missing in the result. */
export function* askAll(
  questions: ReadonlyMap<Seat, Question>,
): Script<ReadonlyMap<Seat, readonly string[]>> {
  if (questions.size === 0) return new Map();
  return (yield { type: 'askAll', questions }) as ReadonlyMap<Seat, readonly string[]>;
}

/**
 * Asks several seats, of whom the first to answer is heard: a turn that a team shares. At least one question must not
 * be `idle`. Throws `SeatLeft` inside the script if one of the seats leaves.
 */
export function* askAny(
  questions: ReadonlyMap<Seat, Question>,
): Script<{ readonly seat: Seat; readonly picks: readonly string[] }> {
  return (yield { type: 'askAny', questions }) as { seat: Seat; picks: readonly string[] };
}

/**
 * Draws one whole number per bound, each from 0 to bound - 1. The outcome is recorded like an answer. `shuffled`: the
 * items that the numbers put in order, to verify them.
 */
export function* chance(
  bounds: readonly number[],
  shuffled?: readonly unknown[],
): Script<readonly number[]> {
  if (bounds.length === 0) return [];
  const request: Chance = { type: 'chance', bounds, ...(shuffled && { shuffled }) };
  return (yield request) as readonly number[];
}

/** Marks that a player has just learned something: no undo from here back. */
export function* reveal(): Script {
  yield { type: 'reveal' };
}

/** Runs a script whose asked seat may leave: `undefined` instead of `SeatLeft`. */
export function* unlessLeft<T>(script: Script<T>): Script<T | undefined> {
  try {
    return yield* script;
  } catch (error) {
    if (error instanceof SeatLeft) return undefined;
    throw error;
  }
}
