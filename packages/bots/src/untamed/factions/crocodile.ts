import type { Hints } from '../hints.ts';
import type { Fighter, Mind } from '../mind.ts';
import { bestHit, cards } from '../value.ts';
import { bestCards, bestOwn, fromCard, giveUp, harm, smallestLoss } from '../weigh.ts';

const lastWords = (m: Mind, f: Fighter): number => m.hintOf(f.face).whenBeaten?.(m, f) ?? 0;
const recalled = (m: Mind, f: Fighter): number =>
  f.seat === m.me ? bestCards(m, m.holding.support, 2) : 1.5;

export const crocodile: Hints = {
  'crocodile-mire': {
    now: (m) => bestOwn(m, (f) => (f.card.lastWords === undefined ? 0 : lastWords(m, f))),
    targets: [(m, t) => (t.kind === 'animal' ? lastWords(m, t.fighter) : 0)],
  },
  'crocodile-snapling': {
    effect: 2,
    whenBeaten: (m, f) => (f.seat === m.me ? bestHit(m, 1) : 0.5),
    targets: [harm(1)],
  },
  'crocodile-mourner': {
    effect: 0.4,
    whenBeaten: (m, f) => (f.seat === m.me ? cards(m, 1) : 1.2),
    accept: (m) => cards(m, 1),
  },
  'crocodile-siltjaw': { effect: 2.5, whenBeaten: recalled, targets: [fromCard] },
  'crocodile-elder': {
    effect: -0.4,
    inPlay: (m, f) =>
      0.3 * m.mine.filter((other) => other.seat === f.seat && other.card.lastWords).length,
  },
  'crocodile-tears': {
    effect: 0.6,
    now: (m) => cards(m, 2) - smallestLoss(m),
    late: true,
    targets: [giveUp((m) => cards(m, 2))],
  },
};
