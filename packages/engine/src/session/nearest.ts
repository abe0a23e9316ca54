import type { AnyGame } from '../game/game.ts';
import type { Dice } from '../script/chance.ts';
import type { Answer, Position } from './position.ts';
import { Session } from './session.ts';
import { ReplayDiverged } from './tape.ts';

/**
 * The same moment of a match with its checkpoint as near as the scripts allow: whatever is imagined of it has to agree with
 * the answers since. What could be undone no longer can. A position that contradicts itself comes back as it is.
 */
export function nearest(game: AnyGame, position: Position): Position {
  const { answers, sealed, settled: _, ...checkpoint } = position;
  const rolls = answers.flatMap((answer) => (answer.by === 'chance' ? [answer.rolls] : []));
  const dice: Dice = (bounds) => {
    const recorded = rolls.shift();
    if (recorded?.length !== bounds.length) throw new ReplayDiverged('other numbers were drawn');
    return recorded;
  };
  try {
    const session = new Session(game, { ...checkpoint, answers: [], sealed: {} }, { dice });
    const isTaken = answers.every((answer) => take(session, answer));
    const isSealed = Object.entries(sealed).every(
      ([seat, picks]) => session.answer(Number(seat), picks).ok,
    );
    if (!isTaken || !isSealed || rolls.length > 0) return position;
    const there = session.position();
    return { ...there, settled: there.answers.length };
  } catch (error) {
    if (error instanceof ReplayDiverged) return position;
    throw error;
  }
}

function take(session: Session, answer: Answer): boolean {
  switch (answer.by) {
    case 'seat':
      return session.answer(answer.seat, answer.picks).ok;
    case 'all':
      return answer.picks.every(([seat, picks]) => session.answer(seat, picks).ok);
    case 'leave':
      return session.leave(answer.seat).ok;
    case 'chance':
      return true;
  }
}
