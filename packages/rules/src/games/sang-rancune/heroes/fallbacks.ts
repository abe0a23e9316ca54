import type { Card } from '@tablee/engine';
import type { SangRancuneCatalogue } from '../state/sight.ts';

/** Printed value of an attack; tricks and manoeuvres count for little. */
function printedValue({ cards }: SangRancuneCatalogue, face: string): number {
  const card = cards.of(face);
  return card.kind === 'standard' ? card.sides[1] : 0;
}

/** Lowest value first; of equal ones the first by name. */
const byValue = (catalogue: SangRancuneCatalogue, cards: readonly Card[]): Card[] =>
  [...cards].sort(
    (a, b) =>
      printedValue(catalogue, a.face) - printedValue(catalogue, b.face) ||
      Number(a.face > b.face) - Number(a.face < b.face),
  );

/** Ids of the cards that the clock gives up: the lowest values, then the first by name. */
export const leastWorth = (
  catalogue: SangRancuneCatalogue,
  cards: readonly Card[],
  count: number,
): string[] =>
  byValue(catalogue, cards)
    .slice(0, count)
    .map(({ id }) => id);

/** Ids of the cards that the clock plays: the highest values, then the last by name. */
export const mostWorth = (
  catalogue: SangRancuneCatalogue,
  cards: readonly Card[],
  count: number,
): string[] =>
  byValue(catalogue, cards)
    .reverse()
    .slice(0, count)
    .map(({ id }) => id);
