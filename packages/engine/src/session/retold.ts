import type { AnyGame } from '../game/game.ts';
import type { Seat } from '../game/layers.ts';
import type { Dice } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import type { Answer, Position } from './position.ts';
import { Session } from './session.ts';
import { ReplayDiverged } from './tape.ts';

type Picks = readonly string[];
type Rolls = readonly number[];

/** How the steps of a position are taken again. */
export interface Retelling {
  /** As `Session` has it. Default: the checkpoint stays where it is. */
  readonly checkpointEvery?: number;
  /** Called before each step but chance, and after the last. `false` ends it: nothing is given. */
  before?(session: Session): boolean;
  /** The answer of a seat. Default: the recorded one. */
  answered?(seat: Seat, question: Question, recorded: Picks): Picks;
  /** The result of draw number `n`. Default: the recorded one. */
  drawn?(n: number, recorded: Rolls, shuffled: readonly unknown[] | undefined): Rolls;
}

/**
 * A position brought to life by its picks alone. They have to be legal, but the questions may be others than they were: answers
 * are named by those that are asked here. `null` if an answer is not legal, or chance is drawn otherwise.
 */
export function retold(
  game: AnyGame,
  { answers, sealed, settled: _, ...checkpoint }: Position,
  { checkpointEvery = Number.POSITIVE_INFINITY, ...retelling }: Retelling = {},
): Session | null {
  const rolls = answers.flatMap((answer) => (answer.by === 'chance' ? [answer.rolls] : []));
  let draws = 0;
  const dice: Dice = (bounds, _from, shuffled) => {
    const recorded = rolls[draws];
    const isFit = recorded?.length === bounds.length;
    if (!isFit || recorded.some((roll, i) => roll >= (bounds[i] as number)))
      throw new ReplayDiverged('other numbers were drawn');
    draws += 1;
    return retelling.drawn?.(draws - 1, recorded, shuffled) ?? recorded;
  };
  try {
    const before = { ...checkpoint, answers: [], sealed: {} };
    const session = new Session(game, before, { dice, checkpointEvery });
    for (const answer of answers) {
      if (answer.by === 'chance') continue;
      if (retelling.before?.(session) === false) return null;
      if (!isTaken(session, answer, retelling)) return null;
    }
    const isSealed = Object.entries(sealed).every(
      ([seat, picks]) => session.answer(Number(seat), picks).ok,
    );
    if (!isSealed || draws < rolls.length) return null;
    return retelling.before?.(session) === false ? null : session;
  } catch (error) {
    if (error instanceof ReplayDiverged) return null;
    throw error;
  }
}

function isTaken(
  session: Session,
  answer: Exclude<Answer, { by: 'chance' }>,
  { answered }: Retelling,
): boolean {
  if (answer.by === 'leave') return session.leave(answer.seat).ok;
  const all = answer.by === 'all' ? answer.picks : [[answer.seat, answer.picks] as const];
  return all.every(([seat, recorded]) => {
    const question = session.questionOf(seat);
    if (question === null) return false;
    return session.answer(seat, answered?.(seat, question, recorded) ?? recorded).ok;
  });
}
