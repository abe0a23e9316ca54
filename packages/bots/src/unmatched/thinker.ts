import type { State } from '@tablee/rules/games/unmatched/index.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';
import { facts } from './facts.ts';
import { outlook } from './outlook.ts';

export const thinker: Thinker<State> = {
  playouts: 100,
  rollout: bot,
  horizon: { turns: 5, turnOf: ({ open }) => open.turn, outlook },
  facts,
  believes: true,
};
