import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { Hints, Target } from '../hints.ts';
import type { Mind } from '../mind.ts';
import { cards, fighterValue, weightOf } from '../value.ts';
import { bestOwn, seatOf } from '../weigh.ts';

/** One more Attack this turn is one more damage, if there is an attack left. */
const raised = (_m: Mind, t: Target): number =>
  t.kind === 'animal' && t.own && t.fighter.animal.ready && !t.fighter.animal.restrained ? 0.6 : 0;

const lowered = (m: Mind, t: Target): number =>
  t.kind === 'animal' && !t.own
    ? 0.4 * Math.min(2, t.fighter.attack) * weightOf(m, t.fighter.seat)
    : 0;

const dazzled = (m: Mind, seat: number): number =>
  m.foes
    .filter((f) => f.seat === seat)
    .reduce((sum, f) => sum + 0.4 * Math.min(2, f.attack) * weightOf(m, seat), 0);

/** An Animal's gain when its base Attack changes by `change`. */
function changed(m: Mind, t: Target, change: number): number {
  if (t.kind !== 'animal') return 0;
  const { fighter } = t;
  const gain =
    fighterValue(m, fighter, Math.max(0, fighter.attack + change)) - fighterValue(m, fighter);
  return t.own ? gain : -weightOf(m, fighter.seat) * gain;
}

const base = (t: Target): number =>
  t.kind === 'animal' ? (t.fighter.animal.swappedAttack ?? t.fighter.card.attack) : 0;

export const fox: Hints = {
  'fox-mirrors': {
    now: (m) =>
      Math.max(
        bestOwn(m, (fighter) => raised(m, { kind: 'animal', fighter, own: true })),
        ...m.foes.map((fighter) => lowered(m, { kind: 'animal', fighter, own: false })),
      ),
    modes: {
      raise: (m) => bestOwn(m, (fighter) => raised(m, { kind: 'animal', fighter, own: true })),
      lower: (m) =>
        Math.max(
          0,
          ...m.foes.map((fighter) => lowered(m, { kind: 'animal', fighter, own: false })),
        ),
    },
    targets: [(m, t) => raised(m, t) + lowered(m, t)],
  },
  'fox-seer': { effect: -0 },
  'fox-trickster': {
    effect: 1.4,
    pairs: true,
    targets: [
      (m, t, chosen) => {
        const [first] = chosen;
        if (first === undefined) return 0;
        return changed(m, first, base(t) - base(first)) + changed(m, t, base(first) - base(t));
      },
    ],
  },
  'fox-storyteller': {
    effect: 2,
    inPlay: () => 1.2,
    attacksWith: (m) => {
      const [top] = m.knownTop;
      return m.deck === 0 ? 0 : top ? catalogue.printedCost(top.face) : 2;
    },
  },
  'fox-marked': { effect: 3.1, now: (m) => cards(m, 2) - 0.6 },
  'fox-dazzle': {
    effect: 0.1,
    now: (m) => Math.max(0, ...m.enemies.map((seat) => dazzled(m, seat))),
    late: true,
    targets: [(m, t) => dazzled(m, seatOf(t))],
  },
};
