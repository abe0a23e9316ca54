import type { ActionCard, ItemCard, Reaction } from './card.ts';

const cards = new Map<string, ActionCard>();

/** Fills the catalogue: the deck does it, so that cards and engine need not import each other. */
export function enlist(list: readonly ActionCard[]): void {
  for (const card of list) cards.set(card.id, card);
}

/** Cards that are played from the hand as a reaction, in the order of the deck. */
export const reactionCards = (): readonly (ActionCard & { readonly reaction: Reaction })[] =>
  [...cards.values()].filter(isReaction);

const isReaction = (card: ActionCard): card is ActionCard & { readonly reaction: Reaction } =>
  (card.kind === 'trick' || card.kind === 'tactical') && card.reaction !== undefined;

/** All there is to know of a card. */
export function cardOf(face: string): ActionCard {
  const card = cards.get(face);
  if (card === undefined) throw new Error(`no action card ${face}`);
  return card;
}

export function itemOf(face: string): ItemCard {
  const card = cardOf(face);
  if (card.kind !== 'item') throw new Error(`${face} is no item`);
  return card;
}

export function reactionOf(face: string): Reaction | undefined {
  const card = cardOf(face);
  return isReaction(card) ? card.reaction : undefined;
}
