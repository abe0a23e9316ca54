import type { AnyGame } from '../game/game.ts';
import type { Position } from './position.ts';
import { retold } from './retold.ts';

/** With every root script that had an answer or a draw: a deal lies before the checkpoint, not behind it. */
const AS_NEAR_AS_CAN_BE = 0;

/**
 * The same moment of a match with its checkpoint as near as the scripts allow: an imagined position has to agree with the
 * answers since. Undo is no longer possible. A position that contradicts itself comes back as it is.
 */
export function nearest(game: AnyGame, position: Position): Position {
  const there = retold(game, position, { checkpointEvery: AS_NEAR_AS_CAN_BE })?.position();
  return there === undefined ? position : { ...there, settled: there.answers.length };
}
