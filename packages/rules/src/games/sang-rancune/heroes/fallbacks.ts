import type { Card } from '@tablee/engine';
import { cardOf } from '../cards/catalogue.ts';

/** Printed value of an attack; tricks and manoeuvres count for little. */
export function printedValue(face: string): number {
  const card = cardOf(face);
  return card.kind === 'standard' ? card.sides[1] : 0;
}

const byValue = (a: Card, b: Card): number =>
  printedValue(a.face) - printedValue(b.face) || Number(a.face > b.face) - Number(a.face < b.face);

/** Ids of the cards that the clock gives up: the lowest values, then the first by name. */
export const leastWorth = (cards: readonly Card[], count: number): string[] =>
  [...cards]
    .sort(byValue)
    .slice(0, count)
    .map(({ id }) => id);

/** Ids of the cards that the clock plays: the highest values, then the last by name. */
export const mostWorth = (cards: readonly Card[], count: number): string[] =>
  [...cards]
    .sort(byValue)
    .reverse()
    .slice(0, count)
    .map(({ id }) => id);
