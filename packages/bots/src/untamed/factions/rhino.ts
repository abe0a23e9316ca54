import type { Hints, Target } from '../hints.ts';
import type { Fighter, Mind } from '../mind.ts';
import { bestFuries, bestHit, fury, heal, hurt } from '../value.ts';
import { bestOwn, harm, restored, strengthen } from '../weigh.ts';

/** Worth of taking one damage away from a fighter of any side. */
const relieved = (m: Mind, t: Target): number => {
  if (t.kind !== 'animal') return 0;
  return t.own ? restored(m, t.fighter, 1) : -restored(m, t.fighter, 1);
};

const raged = (m: Mind, f: Fighter): number =>
  f.health > 1 ? fury({ ...f, health: f.health - 1 }) - hurt(m, f, 1) : -1;

export const rhino: Hints = {
  'rhino-scar': {
    now: (m) => {
      const sources = m.mine.filter(({ damage }) => damage > 0);
      const best = Math.max(-9, ...sources.map((f) => restored(m, f, 1)));
      return m.foes.length === 0 ? 0 : best + bestHit(m, 1);
    },
    targets: [(m, t) => 0.01 + relieved(m, t), harm(1)],
  },
  'rhino-charger': { effect: 1.1, inPlay: () => 0.4, whenHurt: (_m, f) => 0.3 + 0.1 * f.health },
  'rhino-mudhealer': {
    effect: -0.1,
    now: (m) =>
      Math.max(
        heal(m, 2),
        bestOwn(m, (f) => restored(m, f, 2)),
      ) * 0.6,
    targets: [
      (m, t) =>
        t.kind === 'stronghold' ? heal(m, 2) : t.kind === 'animal' ? restored(m, t.fighter, 2) : 0,
    ],
  },
  'rhino-ironhide': {
    effect: 2.5,
    now: (m) => (m.holding.support.length > 0 ? 0.5 + bestFuries(m, 1) : 0),
    targets: [strengthen],
  },
  'rhino-rampager': { effect: 0.1 },
  'rhino-rage': {
    effect: 0.9,
    now: (m) => {
      const worths = m.mine.map((f) => Math.max(0, raged(m, f)));
      worths.sort((a, b) => b - a);
      return worths.slice(0, 3).reduce((sum, worth) => sum + worth, 0);
    },
    targets: [(m, t) => (t.kind === 'animal' ? raged(m, t.fighter) : 0)],
  },
};
