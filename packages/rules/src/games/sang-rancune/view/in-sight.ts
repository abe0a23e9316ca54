import type { Card } from '@tablee/engine';
import type { Entry, SangRancuneView, Token } from '../table/state.ts';

/** Every card this viewer can see, wherever it lies. */
function* cardsInSight({ open, own }: SangRancuneView): Generator<Card> {
  if (own !== null) {
    yield* own.hand;
    yield* own.set;
  }
  for (const { items, setups } of open.players) {
    yield* items;
    for (const { card } of setups) yield card;
  }
  for (const { cards } of open.encounter?.pile ?? []) yield* cards;
  if (open.reveal !== null) {
    yield* open.reveal.pending;
    for (const { card, setups } of open.reveal.attacks) {
      yield card;
      for (const setup of setups) yield setup.card;
    }
  }
  for (const { card } of open.announced) yield card;
  yield* open.loot;
  yield* open.discard;
  yield* open.removed;
}

/** The face of a card by its id, if this viewer can see it. */
export function faceOf(view: SangRancuneView, id: string | undefined): string | null {
  if (id === undefined) return null;
  for (const card of cardsInSight(view)) if (card.id === id) return card.face;
  return null;
}

export const tokenOf = ({ open }: SangRancuneView, id: string | undefined): Token | null =>
  open.encounter?.tokens.find((token) => token.id === id) ?? null;

export const entryOf = ({ open }: SangRancuneView, id: string | undefined): Entry | null =>
  open.encounter?.pile.find((entry) => entry.id === id) ?? null;
