import type { State } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';
import { facts } from './facts.ts';
import { outlook } from './outlook.ts';
import { roundOf } from './rounds.ts';

export const thinker: Thinker<State> = {
  playouts: 40,
  rollout: bot,
  horizon: { turns: 2, turnOf: roundOf, outlook },
  facts,
};
