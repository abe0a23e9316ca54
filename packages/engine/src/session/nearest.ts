import type { AnyGame } from '../game/game.ts';
import type { Position } from './position.ts';
import { retold } from './retold.ts';

/** As near as the scripts allow. */
const AT_EVERY_ACTION = 1;

/**
 * The same moment of a match with its checkpoint as near as the scripts allow: whatever is imagined of it has to agree with
 * the answers since. What could be undone no longer can. A position that contradicts itself comes back as it is.
 */
export function nearest(game: AnyGame, position: Position): Position {
  const there = retold(game, position, { checkpointEvery: AT_EVERY_ACTION })?.position();
  return there === undefined ? position : { ...there, settled: there.answers.length };
}
