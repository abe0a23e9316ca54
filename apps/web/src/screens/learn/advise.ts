import { adviceAt } from '@tablee/bots/advice.ts';
import type { Advice, LessonRun } from '@tablee/engine';

/** Milliseconds for which the page may stand still. */
const LIMIT = 700;
const SEED = 11;

/** The searching opponent's answer to the open question of the learner, by what the learner knows; `null`: nothing to say. */
export async function adviceIn({ game, seat, frame, position }: LessonRun): Promise<Advice | null> {
  const { view, question } = frame;
  if (question === null) return null;
  const until = performance.now() + LIMIT;
  const isOver = () => performance.now() > until;
  return adviceAt(game, position, { seat, view, question, seed: SEED, isOver });
}
