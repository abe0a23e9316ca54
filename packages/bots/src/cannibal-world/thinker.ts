import type { State } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';
import { facts } from './facts.ts';
import { outlook } from './outlook.ts';
import { turnsBegun } from './turns.ts';

export const thinker: Thinker<State> = {
  playouts: 26,
  rollout: bot,
  horizon: { turns: 3, turnOf: turnsBegun, outlook },
  facts,
  // Who passes once is asked again, and others have not been told that nothing will come.
  leavesOut: ({ verb }) => verb === 'passTurn',
  /** Of a tournament the outlook knows the game on the table alone: to lose that one would seem to cost nothing. */
  playsOn: ({ open }) => open.tournament !== null,
};
