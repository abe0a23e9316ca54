import type { Reason } from '@tablee/engine';
import type { RoyaumesView } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  cardsBefore,
  explain as explainView,
  KINGDOMS,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { Touch } from '@/kit/contract.ts';

/** Why a touch is refused. A card alone: no kingdom takes it, each for its own reason. */
export function explain(view: RoyaumesView, touch: Touch): Reason | null {
  const { verb, card, space } = touch;
  if (space === undefined && card !== undefined && (verb === undefined || verb === 'claim')) {
    const held = cardsBefore(view).find(({ id }) => id === card);
    const reasons = KINGDOMS.map((id) => explainView(view, { verb: 'claim', card, space: id }));
    if (held === undefined || reasons[0]?.code === 'notYourTurn') return reasons[0] ?? null;
    if (reasons.some((reason) => reason === null)) return null;
    return { code: 'nowhere', facts: { card: held.face, reasons } } as unknown as Reason;
  }
  // A kingdom touched first, and no card takes a place there.
  if (card === undefined && space !== undefined) {
    const [first] = cardsBefore(view);
    if (first === undefined) return null;
    const reason = explainView(view, { verb: 'claim', card: first.id, space });
    return reason?.code === 'decree'
      ? { code: 'noCard', facts: { kingdom: space } }
      : (reason ?? null);
  }
  return explainView(view, space === undefined ? touch : { ...touch, verb: 'claim' });
}
