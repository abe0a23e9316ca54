import type { Card } from '@tablee/engine';
import { catalogue } from '@tablee/rules/games/untamed/index.ts';
import type { Mind } from './mind.ts';
import { SCALE } from './scale.ts';
import { printedValue } from './weigh.ts';

/** Whether a faction brings Animals back from Support. */
const brings = (faction: string): boolean =>
  catalogue.faction(faction).cards.some(({ recallsUpTo }) => recallsUpTo !== undefined);

/** How much a card of hand or deck promises, in Power beyond its cost. */
export function promise(m: Mind, face: string): number {
  const { cost } = catalogue.deckCard(face);
  const power = m.holding.power.length;
  const worth = (catalogue.isAnimal(face) ? printedValue(face) : 0) + (m.hintOf(face).effect ?? 0);
  const wait = Math.max(0, cost - power - 1);
  return worth - (power >= 4 ? SCALE.costLate : SCALE.costEarly) * cost - SCALE.wait * wait;
}

/** Cards from the least wanted to the most; of equal ones further copies are wanted less. */
export function leastWanted<C extends Card>(m: Mind, cards: readonly C[]): C[] {
  const worth = new Map<string, number>();
  for (const card of cards) {
    const copies = cards.filter(({ face }) => face === card.face).indexOf(card);
    worth.set(card.id, promise(m, card.face) - SCALE.copy * copies);
  }
  return [...cards].sort((a, b) => (worth.get(a.id) as number) - (worth.get(b.id) as number));
}

/** Support cards from the first to be spent to the last: small Animals may come back. */
export function firstSpent(m: Mind, cards: readonly Card[]): Card[] {
  const recalls = m.player.factions.some(brings);
  const worth = ({ face }: Card): number =>
    !recalls || !catalogue.isAnimal(face)
      ? 0
      : catalogue.deckCard(face).cost <= 2
        ? 1 + printedValue(face)
        : 0.5;
  return [...cards].sort((a, b) => worth(a) - worth(b));
}

/** Whether a hand to start with is too slow or too thin to keep. */
export function isPoorHand(hand: readonly Card[]): boolean {
  const early = hand.filter(
    ({ face }) => catalogue.deckCard(face).cost <= 2 && catalogue.isAnimal(face),
  ).length;
  const late = hand.filter(({ face }) => catalogue.deckCard(face).cost >= 4).length;
  return early < 2 || late < 1;
}
