import type { State } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';
import { outlook } from './outlook.ts';

export const thinker: Thinker<State> = {
  playouts: 16,
  rollout: bot,
  horizon: { turns: 3, turnOf: turnsBegun, outlook },
  /** Of a tournament the outlook knows the game on the table alone: to lose that one would seem to cost nothing. */
  playsOn: ({ open }) => open.tournament !== null,
};

/** Games of a tournament follow one another: each begins with the turn 1. */
function turnsBegun({ open: { tournament, turn } }: State): number {
  return 1000 * (tournament?.game ?? 0) + turn;
}
