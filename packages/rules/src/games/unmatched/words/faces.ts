import type { Card } from '@tablee/engine';
import type { UnmatchedView } from '../state/state.ts';

/** Every card this viewer can see, wherever it lies. */
function* cardsInSight({ open, own, mates }: UnmatchedView): Generator<Card> {
  for (const layer of [...(own === null ? [] : [own]), ...Object.values(mates ?? {})]) {
    for (const { hand, committed, peeked } of Object.values(layer.armies)) {
      yield* hand;
      yield* peeked;
      for (const { card } of committed) yield card;
    }
    if (layer.seen !== null) yield* layer.seen.cards;
  }
  for (const { discard } of open.armies) yield* discard;
  const { combat, scheme } = open;
  for (const card of [combat?.attack?.card, combat?.defense?.card, combat?.boost, scheme?.card]) {
    if (card) yield card;
  }
}

/** The face of a card by its id, if this viewer can see it. */
export function faceOf(view: UnmatchedView, id: string | undefined): string | null {
  if (id === undefined) return null;
  for (const card of cardsInSight(view)) if (card.id === id) return card.face;
  return null;
}
