import type { Hints } from '../hints.ts';
import { bestHit, cards } from '../value.ts';
import { harm } from '../weigh.ts';

export const deer: Hints = {
  'deer-glade': { discounts: true },
  'deer-fawn': { effect: -0.4, readies: (count) => (count >= 2 ? 1 : 0) },
  'deer-doe': { effect: 0.5 },
  'deer-stag': {
    effect: 1.9,
    now: (m, count) => bestHit(m, count),
    targets: [(m, t, chosen) => harm(m.player.cardsPlayed)(m, t, chosen)],
  },
  'deer-momentum': {
    effect: 2.8,
    discount: 1,
    now: (m, count) => (count >= 3 ? cards(m, 1) : 0),
  },
  'deer-cavalcade': { effect: 4.3, now: (m, count) => cards(m, Math.min(3, count)) },
};
