import type { Script } from '../kernel/script.ts';
import { chance } from '../kernel/script.ts';

/**
 * A card on this table. `id` is what the table calls it, minted after a shuffle and again whenever the card
 * enters a hidden pile, so that an id never tells a hidden face; `face` is what is printed on it.
 */
export interface Card {
  id: string;
  face: string;
}

/** Where a game keeps its counter of card ids. Public: how many ids were minted tells nothing. */
export interface CardMint {
  nextCard: number;
}

/** A card with a fresh id. */
export function mint(counter: CardMint, face: string): Card {
  counter.nextCard += 1;
  return { id: `c${counter.nextCard}`, face };
}

/** Gives every card of a hidden pile a fresh id, in pile order. */
export function remint(counter: CardMint, pile: readonly Card[]): void {
  for (const card of pile) {
    counter.nextCard += 1;
    card.id = `c${counter.nextCard}`;
  }
}

/** Shuffles in place (Fisher-Yates on recorded chance). */
export function* shuffle(items: unknown[]): Script {
  const bounds: number[] = [];
  for (let size = items.length; size > 1; size -= 1) bounds.push(size);
  const rolls = yield* chance(bounds, items);
  for (let i = 0; i < rolls.length; i += 1) {
    const last = items.length - 1 - i;
    const roll = rolls[i] as number;
    const item = items[last];
    items[last] = items[roll];
    items[roll] = item;
  }
}

/** A card as an event names it: a copy, since the card itself may be minted anew. */
export const shown = ({ id, face }: Card): Card => ({ id, face });

/** Takes the card with this id out of a pile. Throws if it is not there. */
export function take<C extends { readonly id: string }>(pile: C[], id: string): C {
  const index = pile.findIndex((card) => card.id === id);
  if (index < 0) throw new Error(`no card ${id} here`);
  return pile.splice(index, 1)[0] as C;
}
