import type { AnyGame, Position, Random, Seat, Session } from '@tablee/engine';
import { keyOf, onlyAnswerOf, retold } from '@tablee/engine';
import type { Bot } from '../bot.ts';

/** How likely an answer is that the quick mind would not have given, against one that it would: others are not that mind. */
const UNEXPECTED = 0.35;

/** Who answers like whom. */
interface Believing {
  readonly game: AnyGame;
  /** The seats whose knowledge worlds agree with. */
  readonly knowing: readonly Seat[];
  /** The mind that all others are believed to have. */
  readonly mind: Bot;
}

/** Whether others have answered since the checkpoint: without that, one imagined match is as likely as another. */
export const tells = ({ answers }: Position, knowing: readonly Seat[]): boolean =>
  answers.some(
    (answer) =>
      (answer.by === 'seat' && !knowing.includes(answer.seat)) ||
      (answer.by === 'all' && answer.picks.some(([seat]) => !knowing.includes(seat))),
  );

/**
 * How well an imagined match explains the answers of others since its checkpoint, more than 0 to 1: 1 if a quick mind that held
 * those cards would have given them.
 */
export function likelihoodOf(
  { game, knowing, mind }: Believing,
  imagined: Position,
  random: Random,
): number {
  let there: Session | null = null;
  let likelihood = 1;
  retold(game, imagined, {
    before(session) {
      there = session;
      return true;
    },
    answered(seat, question, recorded) {
      if (there === null || knowing.includes(seat) || onlyAnswerOf(question) !== null)
        return recorded;
      const guess = mind(there.view(seat), question, random);
      if (keyOf(guess) !== keyOf(recorded)) likelihood *= UNEXPECTED;
      return recorded;
    },
  });
  return likelihood;
}
