import type { Card } from '@tablee/engine';
import { cardOf } from '../cards/heroes.ts';

const byFace = (a: Card, b: Card): number => Number(a.face > b.face) - Number(a.face < b.face);

/** The card that the clock plays or picks: the first by name. */
export const firstByFace = (cards: readonly Card[]): Card => [...cards].sort(byFace)[0] as Card;

/** The cards that the clock discards: those with the lowest boosts, then the first by name. */
export const leastBoosts = (cards: readonly Card[], count: number): Card[] =>
  [...cards]
    .sort((a, b) => cardOf(a.face).boost - cardOf(b.face).boost || byFace(a, b))
    .slice(0, count);
