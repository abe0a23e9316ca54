import type { AnyGame, Options } from '../game/game.ts';
import type { Seat } from '../game/layers.ts';
import type { Awaited } from '../script/asking.ts';
import { seeded, seededDice } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import { randomPicks } from '../script/random-answer.ts';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import { Session } from '../session/session.ts';

/** One of this many answers to a question for several comes from a seat that nobody waits for. */
const IDLE_EVERY = 8;

/** Seats that the match waits for: asked, not idly, and without a sealed answer. */
export function waitedFor(session: Session): readonly Seat[] {
  const awaited = session.awaited();
  return awaited?.seats.filter((seat) => isWaitedFor(session, awaited, seat)) ?? [];
}

const isWaitedFor = (session: Session, { ready }: Awaited, seat: Seat): boolean =>
  !ready.includes(seat) && session.questionOf(seat) !== null;

/**
 * A seat that is asked now: the only one, or the first that has not sealed yet. If one answer of several seats is enough they
 * take turns by `answers`, the number of answers given so far. `null` when the match is over.
 */
export function nextAsked(session: Session, answers = 1): Seat | null {
  const awaited = session.awaited();
  if (awaited === null) return null;
  if (awaited.any) {
    const seats = answers % IDLE_EVERY === 0 ? awaited.seats : waitedFor(session);
    return seats[answers % seats.length] as Seat;
  }
  const seat = awaited.seats.find((each) => isWaitedFor(session, awaited, each));
  if (seat === undefined) throw new Error('a question that all have answered is still open');
  return seat;
}

/** A match of random answers: which game, at which table, by which seed. */
export interface RandomMatch {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: number;
  /** The starting position. Default: the deal. */
  readonly from?: Position;
  /** Before each answer. */
  onQuestion?(session: Session, seat: Seat, question: Question): void;
  /** Default: random. */
  choose?(session: Session, seat: Seat, question: Question): readonly string[];
  /** Stops after this many answers. */
  readonly atMost?: number;
}

/** More answers than this in one match mean that it does not end. */
const ANSWER_CAP = 20_000;

/** The same match again, in one line: of random answers by itself, of others by the test that chooses them. */
function reproOf({ game, seats, seed, options = {}, choose, from }: RandomMatch): string {
  const table = `--game ${game.id} --players ${seats} --seed ${seed} --options '${JSON.stringify(options)}'`;
  if (choose === undefined && from === undefined)
    return `repro: pnpm simulate --matches 1 --bots random ${table}`;
  return `the match: ${table}`;
}

/** Plays a whole match with random answers and seeded dice. Throws with the seed if something goes wrong. */
export function playRandomly(match: RandomMatch): Session {
  const random = seeded(match.seed);
  const session = new Session(
    match.game,
    match.from ?? newPosition(match.game, match.seats, match.options ?? {}),
    { dice: seededDice(random) },
  );
  try {
    for (let answers = 0; answers < (match.atMost ?? Number.POSITIVE_INFINITY); answers += 1) {
      const seat = nextAsked(session, answers);
      if (seat === null) break;
      if (answers > ANSWER_CAP) throw new Error(`no end after ${ANSWER_CAP} answers`);
      const question = session.questionOf(seat) as Question;
      match.onQuestion?.(session, seat, question);
      const picks = match.choose?.(session, seat, question) ?? randomPicks(question, random);
      const answered = session.answer(seat, picks);
      if (!answered.ok) throw new Error(`legal answer refused: ${answered.code}`);
    }
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${reproOf(match)}`, { cause: error });
  }
  return session;
}
