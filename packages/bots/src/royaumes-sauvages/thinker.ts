import type { State } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import { withLead, worthOfEnd } from '../search/playout.ts';
import type { Thinker } from '../search/thinker.ts';
import { bot } from './bot.ts';
import { facts } from './facts.ts';
import { outlook } from './outlook.ts';

export const thinker: Thinker<State> = {
  playouts: 300,
  rollout: bot,
  facts,
  horizon: { turns: 0, turnOf: ({ open }) => open.age, outlook },
  // A dozen ways to rally beside a few claims: the luckiest of them looked better than it was.
  leavesOut: ({ verb, card }, { options }) =>
    verb === 'rally' && options.some((other) => other.verb === 'claim' && other.card === card),
  /** Alone, the outlook would know nothing of the rival. */
  playsOn: ({ open }) => open.rival !== null,
  /** Alone, the points to beat are the rival's. */
  worth(outcome, seat, { open: { rival } }) {
    if (rival === null) return worthOfEnd(outcome, seat);
    return withLead(outcome.ranks[seat] === 1 ? 1 : 0, outcome.scores[seat] ?? 0, rival.score);
  },
};
