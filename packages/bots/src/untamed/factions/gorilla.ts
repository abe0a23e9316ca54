import { isToken } from '@tablee/rules/games/untamed/index.ts';
import type { Hints } from '../hints.ts';
import { SCALE } from '../scale.ts';
import { invoking, owls } from '../value.ts';

export const gorilla: Hints = {
  'gorilla-sanctuary': { now: invoking },
  'gorilla-novice': { effect: -0.1, now: invoking },
  'gorilla-sentinel': { effect: 0, whenBeaten: () => SCALE.owl },
  'gorilla-drummer': {
    effect: 0.7,
    now: invoking,
    inPlay: (m, f) =>
      0.2 +
      0.4 *
        [...m.mine, ...m.foes].filter((other) => other.seat === f.seat && isToken(other.face))
          .length,
  },
  'gorilla-silverback': { effect: 0.6, now: (m) => owls(m, 2) },
  'gorilla-feathers': {
    effect: -0.1,
    accept: (m) => invoking(m) - 0.5 * SCALE.support,
    now: (m) =>
      m.deck < 6
        ? 0
        : 0.4 +
          invoking(m) +
          (m.holding.support.length > 0 ? Math.max(0, invoking(m) - SCALE.support) : 0),
  },
};
