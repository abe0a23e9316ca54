import type { Card } from '@tablee/engine';
import type { Sight } from '../state/state.ts';

const byFace = (a: Card, b: Card): number => Number(a.face > b.face) - Number(a.face < b.face);

/** The card that the clock plays or picks: the first by name. */
export const firstByFace = (cards: readonly Card[]): Card => [...cards].sort(byFace)[0] as Card;

/** The cards that the clock discards: those with the lowest boosts, then the first by name. */
export function leastBoosts({ catalogue }: Sight, cards: readonly Card[], count: number): Card[] {
  const boost = ({ face }: Card): number => catalogue.cards.of(face).boost;
  return [...cards].sort((a, b) => boost(a) - boost(b) || byFace(a, b)).slice(0, count);
}
