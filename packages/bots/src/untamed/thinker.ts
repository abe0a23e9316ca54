import type { State } from '@tablee/rules/games/untamed/index.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot, quick } from './bot.ts';
import { facts } from './facts.ts';
import { outlook } from './outlook.ts';

export const thinker: Thinker<State> = {
  playouts: 80,
  rollout: quick,
  guesses: bot,
  horizon: { turns: 1, turnOf: ({ open }) => open.turn, outlook },
  facts,
};
