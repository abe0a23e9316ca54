import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { Hints } from '../hints.ts';
import { SCALE } from '../scale.ts';
import { bestHit, cards, faceValue, heal } from '../value.ts';
import { beat, bestCards, fromCard } from '../weigh.ts';

export const rat: Hints = {
  'rat-court': {
    now: (m) =>
      m.mine.filter(({ face }) => catalogue.printedCost(face) <= 2).length < 2
        ? 0
        : Math.max(0, ...m.enemies.map((seat) => faceValue(m, m.open.players[seat]?.side ?? 0))) +
          heal(m, 1),
    late: true,
  },
  'rat-pup': { effect: -0.4, whenBeaten: (m, f) => (f.seat === m.me ? heal(m, 1) : 0.3) },
  'rat-leech': {
    effect: -0.8,
    inPlay: () => 0.4,
    whenStorms: (m, attack) => heal(m, Math.min(2, attack)),
  },
  'rat-herald': {
    effect: 0.4,
    now: (m) => bestHit(m, 99, ({ face }) => catalogue.printedCost(face) <= 2),
    targets: [beat],
  },
  'rat-queen': {
    inPlay: () => 0.6,
    effect: 0,
    accept: (m) => cards(m, 1) - SCALE.support,
  },
  'rat-feast': {
    effect: 2,
    now: (m) => bestCards(m, m.holding.support, 2, 2),
    targets: [fromCard],
  },
};
