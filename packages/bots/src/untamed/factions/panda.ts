import type { Hints } from '../hints.ts';
import type { Mind } from '../mind.ts';
import { SCALE } from '../scale.ts';
import { cards } from '../value.ts';
import { bestCards, fromCard, mend } from '../weigh.ts';

/** Cards of the deck put into Support: good while the deck is thick. */
const milled = (m: Mind, n: number): number =>
  m.deck > 10 ? n * SCALE.support : m.deck > 5 ? 0.05 : -1;

export const panda: Hints = {
  'panda-counter': { now: (m) => cards(m, 1) },
  'panda-peddler': { effect: 1.1, now: (m) => milled(m, 1), accept: (m) => milled(m, 1) },
  'panda-teamaster': { effect: 0.2, inPlay: () => 0.3, targets: [mend(2)] },
  'panda-sealkeeper': { effect: -0.3, inPlay: () => 0.8 },
  'panda-ledger': {
    effect: 2.1,
    now: (m) => Math.max(milled(m, 2), 0.7 * bestCards(m, m.holding.support, 9)),
    modes: {
      stock: (m) => milled(m, 2),
      recover: (m) => 0.7 * bestCards(m, m.holding.support, 9),
    },
    targets: [fromCard],
  },
  'panda-lanterns': {
    effect: 2.1,
    accept: (m) => m.hintOf(m.side.stronghold ?? '').now?.(m, m.player.cardsPlayed) ?? 1,
    now: (m, count) =>
      cards(m, 1) + Math.max(0, m.hintOf(m.side.stronghold ?? '').now?.(m, count) ?? 0),
  },
};
