import type { AnyGame, Position, Question, Seat } from '@tablee/engine';
import { randomPicks, Session, seeded, seededDice } from '@tablee/engine';
import type { Match } from './match.ts';

/** Answers that a position is tried with beyond its first question. */
const ANSWERS = 8;
/** Throwing answers after which a question is given up. */
const TRIES = 3;

/**
 * Throws unless the rules can play a position on: each seat that is asked can answer, and so can those asked after it.
 * A position of older rules may come to life and still throw at every answer.
 */
export function expectPlayable(game: AnyGame, position: Position): void {
  const open = (): Session => new Session(game, position, { dice: seededDice(seeded(1)) });
  for (const seat of asked(open())) {
    const session = open();
    answer(session, seat);
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      const [next] = asked(session);
      if (next === undefined) break;
      answer(session, next);
    }
  }
}

/** Sets of answers that fit, of which one has to be taken for a question to count as one that can be answered. */
const SETS = 6;

/** Throws the error of the rules if they throw at every tried set of answers of all asked seats. */
export function expectAnswerable(game: AnyGame, position: Position): void {
  for (let set = 1; ; set += 1) {
    try {
      answerAll(new Session(game, position, { dice: seededDice(seeded(set)) }), set);
      return;
    } catch (error) {
      if (set === SETS) throw error;
    }
  }
}

function answerAll(session: Session, set: number): void {
  const random = seeded(set);
  const names = asked(session).map((seat) => {
    return [seat, session.fingerprintOf(session.questionOf(seat) as Question)] as const;
  });
  for (const [seat, name] of names) {
    const question = session.questionOf(seat);
    if (question === null || session.fingerprintOf(question) !== name) continue;
    session.answer(seat, set === 1 ? question.fallback : randomPicks(question, random));
  }
}

const asked = (session: Session): Seat[] =>
  (session.awaited()?.seats ?? []).filter((seat) => session.questionOf(seat) !== null);

function answer(session: Session, seat: Seat): void {
  const question = session.questionOf(seat) as Question;
  const random = seeded(seat);
  for (let tries = 1; ; tries += 1) {
    const picks = tries === 1 ? question.fallback : randomPicks(question, random);
    try {
      const answered = session.answer(seat, picks);
      if (!answered.ok) throw new Error(`an answer that fits was refused: ${answered.code}`);
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** Throws unless a match can be shown to everybody who may look at it. */
export function expectShowable(match: Match): void {
  match.snapshot(null);
  for (const [seat, { user }] of match.record.seats.entries()) {
    match.snapshot(seat);
    if (user !== null) match.partnersOf(user);
  }
  if (match.outcome === null && match.isOver)
    throw new Error('a match that is over has no outcome');
}
