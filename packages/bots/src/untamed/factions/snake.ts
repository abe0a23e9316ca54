import type { Hints, Target } from '../hints.ts';
import type { Mind } from '../mind.ts';
import { SCALE } from '../scale.ts';
import { bestHit, faceValue, hurt, owls, weightOf } from '../value.ts';
import { giveUp, harm, smallestLoss } from '../weigh.ts';

/** The cost of one damage on something of ours. */
const pricked = (m: Mind, t: Target): number =>
  t.kind === 'animal' ? hurt(m, t.fighter, 1) : strongholdPrick(m);

/** Never the blow that fells the own Stronghold. */
const strongholdPrick = (m: Mind): number =>
  m.side.damage + 1 >= m.side.health ? 5 : faceValue(m, m.player.side);

export const snake: Hints = {
  'snake-pit': {
    now: (m) => owls(m, 1) - Math.min(strongholdPrick(m), ...m.mine.map((f) => hurt(m, f, 1))),
    targets: [(m, t) => 0.01 + owls(m, 1) - pricked(m, t)],
  },
  'snake-viper': { effect: -0.4, whenBeaten: () => SCALE.owl },
  'snake-charmer': {
    effect: 1.1,
    now: (m) => Math.max(0, bestHit(m, 2) - smallestLoss(m)),
    targets: [giveUp((m) => bestHit(m, 2)), harm(2)],
  },
  'snake-matriarch': {
    effect: 2.4,
    now: (m) => {
      const fallen = [...m.mine, ...m.foes].filter(({ health }) => health <= 1).length;
      const gained = m.foes.reduce((sum, f) => sum + weightOf(m, f.seat) * hurt(m, f, 1), 0);
      return (
        gained - m.mine.reduce((sum, f) => sum + hurt(m, f, 1), 0) + SCALE.owl * Math.min(3, fallen)
      );
    },
  },
  'snake-venom': {
    effect: 0.8,
    now: (m) => bestHit(m, 3) - SCALE.owl,
    targets: [(m, t, chosen) => harm(3)(m, t, chosen) - SCALE.owl],
  },
  'snake-rite': { effect: 0.7, now: (m) => owls(m, 2) - strongholdPrick(m) },
};
