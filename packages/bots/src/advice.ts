import type { Advice, Position, Question, Seat, Side, View } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { appraise, pointsBetween } from './search/appraise.ts';
import { loadThinker } from './understanding.ts';

/** Who asks for advice, and all that their seat may know. */
interface Asking {
  /** Id of a game of the house. */
  readonly game: string;
  readonly seat: Seat;
  readonly view: View;
  readonly question: Question;
  /** As the seat may imagine it (`imaginedFor`). */
  readonly position: Position;
  readonly sides: readonly Side[];
  readonly seed: number;
  isOver?(): boolean;
}

/** Of the playouts of a strong bot for one answer, how many advice is worth: fewer if its time is over before. */
const PLAYOUTS = 10;
/** Advice may be a little bolder than a judgement of what is done. */
const SURE = 0.7;

/** What the searching opponent would answer, and the second best; `null` if it has nothing to say. */
export async function adviceFor(asking: Asking): Promise<Advice | null> {
  const { seat, view, question, position, sides, seed, isOver } = asking;
  const thinker = await loadThinker(asking.game);
  const game = await loadGame(asking.game as Parameters<typeof loadGame>[0]);
  const guess = (thinker.guesses ?? thinker.rollout)(view, question, seeded(seed));
  const found = appraise({
    ...{ game, position, seat, thinker, sides, seed, given: guess, sure: SURE },
    playouts: PLAYOUTS * thinker.playouts,
    ...(isOver !== undefined && { isOver }),
  });
  if (found === null) return null;
  const { best, second } = found;
  return {
    best: best.picks,
    chance: best.chance,
    second: second === null ? null : { picks: second.picks, chance: second.chance },
    points: second === null ? { own: 0, others: 0 } : pointsBetween(best, second, seat, sides),
  };
}
