import type { Hints } from '../hints.ts';
import { SCALE } from '../scale.ts';
import { hurt, weightOf } from '../value.ts';
import { bestOwn, harm } from '../weigh.ts';

export const tiger: Hints = {
  'tiger-peak': {
    now: (m) => bestOwn(m, (f) => (f.animal.beatThisTurn && !f.animal.ready ? 0.7 * f.attack : 0)),
    late: true,
    targets: [
      (_m, t) => (t.kind === 'animal' && !t.fighter.animal.ready ? 0.7 * t.fighter.attack : 0),
    ],
  },
  'tiger-cub': { effect: 2.6, inPlay: () => 0.2, whenBeats: 0.6 },
  'tiger-stalker': { effect: 2.4, inPlay: () => 0.3, whenBeats: SCALE.card, beatsDying: true },
  'tiger-scarred': {
    inPlay: (_m, f) => (f.animal.usedThisTurn ? 0.6 : 0.8),
    whenBeats: 1.4,
    effect: -1.1,
  },
  'tiger-lord': { inPlay: () => 1, whenOwnBeats: 0.65, effect: 1 },
  'tiger-swipe': {
    effect: 3.5,
    now: (m) =>
      Math.max(
        0,
        ...m.mine.flatMap((f) =>
          m.foes.map(
            (foe) =>
              weightOf(m, foe.seat) * hurt(m, foe, f.attack) +
              // A beaten enemy is credited to the striker.
              (foe.health <= f.attack && f.card.beats !== undefined ? 0.5 : 0),
          ),
        ),
      ),
    targets: [
      (_m, t) =>
        t.kind === 'animal' && t.own
          ? t.fighter.attack + (t.fighter.card.beats === undefined ? 0 : 0.5)
          : 0,
      (m, t, chosen) => {
        const [striker] = chosen;
        return harm(striker?.kind === 'animal' ? striker.fighter.attack : 2)(m, t, chosen);
      },
    ],
  },
};
