import type { Hints } from '../hints.ts';
import type { Mind } from '../mind.ts';
import { bestFuries, bestHit, cards, heal } from '../value.ts';
import { bestCards, fromCard, harm, strengthen } from '../weigh.ts';

const others = (m: Mind): number => m.mine.length;

export const rabbit: Hints = {
  'rabbit-warren': { now: (m) => bestCards(m, m.hand, 2), targets: [fromCard] },
  'rabbit-leveret': {
    effect: -0.4,
    now: (m) => Math.max(bestHit(m, 1), bestFuries(m, 1)),
    modes: { nip: (m) => bestHit(m, 1), cheer: (m) => bestFuries(m, 1) },
    targets: [(m, t, chosen) => harm(1)(m, t, chosen) + 2 * strengthen(m, t, chosen)],
  },
  'rabbit-twins': {
    effect: -0.4,
    now: () => 0.5,
    modes: { guard: () => 0.5, rush: (m) => bestHit(m, 2) - 0.6 },
  },
  'rabbit-nurse': {
    effect: 2.5,
    now: (m) => Math.max(0.7 * bestCards(m, m.holding.support, 1), heal(m, 2)),
    modes: { recall: (m) => 0.7 * bestCards(m, m.holding.support, 1), mend: (m) => heal(m, 2) },
    targets: [fromCard],
  },
  'rabbit-captain': {
    effect: 1.5,
    now: (m) => Math.max(bestFuries(m, 3), cards(m, Math.floor(others(m) / 2))),
    modes: {
      charge: (m) => bestFuries(m, 3),
      muster: (m) => cards(m, Math.floor((others(m) - 1) / 2)),
    },
    targets: [strengthen],
  },
  'rabbit-rush': {
    effect: 0.8,
    now: (m) => bestCards(m, m.hand, 2, 2) - 0.8,
    targets: [fromCard],
  },
};
