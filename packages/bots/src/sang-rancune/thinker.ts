import type { State } from '@tablee/rules/games/sang-rancune/index.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';
import { outlook } from './outlook.ts';

/** More rounds than an encounter can have. */
const ROUNDS = 100;

export const thinker: Thinker<State> = {
  playouts: 20,
  rollout: bot,
  horizon: {
    turns: 2,
    turnOf: ({ open: { stage, encounter } }) =>
      // Camp lies between two encounters, after all rounds of the one and before those of the next.
      ROUNDS * (encounter === null ? stage + 1 : stage) + (encounter?.round ?? 0),
    outlook,
  },
};
