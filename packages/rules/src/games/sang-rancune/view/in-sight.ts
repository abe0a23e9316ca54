import type { Card } from '@tablee/engine';
import type { Entry, SangRancuneView, Token } from '../state/state.ts';

/** Every card this viewer can see, wherever it lies. */
function cardsInSight({ open, own }: SangRancuneView): Card[] {
  const { players, encounter, reveal, announced, loot, discard, removed } = open;
  return [
    ...(own === null ? [] : [...own.hand, ...own.set]),
    ...players.flatMap(({ items, setups }) => [...items, ...setups.map(({ card }) => card)]),
    ...(encounter?.pile ?? []).flatMap(({ cards }) => cards),
    ...(reveal?.pending ?? []),
    ...(reveal?.attacks ?? []).flatMap(({ card, setups }) => [
      card,
      ...setups.map((setup) => setup.card),
    ]),
    ...announced.map(({ card }) => card),
    ...loot,
    ...discard,
    ...removed,
  ];
}

/** The face of a card by its id, if this viewer can see it. */
export function faceOf(view: SangRancuneView, id: string | undefined): string | null {
  return cardsInSight(view).find((card) => card.id === id)?.face ?? null;
}

export const tokenOf = ({ open }: SangRancuneView, id: string | undefined): Token | null =>
  open.encounter?.tokens.find((token) => token.id === id) ?? null;

export const entryOf = ({ open }: SangRancuneView, id: string | undefined): Entry | null =>
  open.encounter?.pile.find((entry) => entry.id === id) ?? null;
