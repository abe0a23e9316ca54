import type { Hints } from '../hints.ts';
import type { Mind } from '../mind.ts';
import { SCALE } from '../scale.ts';
import { bestFuries, bestHit, cards, fighterValue, hurt, weightOf } from '../value.ts';
import { harm, strengthen } from '../weigh.ts';

/** The best that `n` damage shared among enemy Animals can do: kills first, cheapest first. */
function spread(m: Mind, n: number): number {
  let left = n;
  let worth = 0;
  const byWorth = [...m.foes].sort(
    (a, b) => hurt(m, b, b.health) / b.health - hurt(m, a, a.health) / a.health,
  );
  for (const f of byWorth) {
    if (f.health > left) continue;
    left -= f.health;
    worth += weightOf(m, f.seat) * hurt(m, f, f.health);
  }
  return worth + (left > 0 ? Math.min(bestHit(m, left), 0.25 * left) : 0);
}

export const chameleon: Hints = {
  'chameleon-glasshouse': { now: (m, played) => (played >= 2 ? cards(m, 1) : 0), late: true },
  'chameleon-motley': { effect: 0.9, inPlay: () => 0.4 },
  'chameleon-whiptongue': {
    effect: 1.6,
    now: (m, count) => (count >= 2 ? bestHit(m, 1) : 0),
    targets: [harm(1)],
  },
  'chameleon-king': { effect: 1.7, now: (m, count) => spread(m, Math.min(4, count)) },
  'chameleon-moult': {
    effect: 1.3,
    now: (m) => Math.max(-2, ...m.mine.map((f) => SCALE.card - fighterValue(m, f))),
    discount: 2,
    late: true,
    targets: [
      (m, t) => (t.kind === 'animal' && t.own ? 1.4 + SCALE.card - fighterValue(m, t.fighter) : 0),
    ],
  },
  'chameleon-shimmer': {
    effect: 1.7,
    now: (m, count) => bestFuries(m, count >= 2 ? 3 : 1),
    targets: [strengthen],
  },
};
