import { isFull } from '@tablee/engine/testing';
import { GAME_IDS, type GameId } from '@tablee/rules/catalogue.ts';

/**
 * The games that a test of all games is played with: all before a release; on a change one of them, each test with another
 * (`which`). Questions, ends and the layout of boards are checked for every game on a change, too (`scenes.spec.ts`,
 * `layout.spec.ts`).
 */
export const gamesOf = (which: number): readonly GameId[] =>
  isFull ? GAME_IDS : GAME_IDS.slice(which, which + 1);
