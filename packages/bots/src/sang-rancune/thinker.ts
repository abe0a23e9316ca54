import type { State } from '@tablee/rules/games/sang-rancune/index.ts';
import { worthOfEnd } from '../search/playout.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';

/** How much of the worth of an end is to be alive. */
const FOR_LIFE = 0.4;

export const thinker: Thinker<State> = {
  playouts: 20,
  rollout: bot,
  /** The dead rank behind the living, and have no prestige (SAN-12.2). */
  worth(outcome, seat, { open }) {
    const isAlive = open.players[seat]?.alive === true;
    return FOR_LIFE * (isAlive ? 1 : 0) + (1 - FOR_LIFE) * worthOfEnd(outcome, seat);
  },
};
