import type { Text } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import { HEROES, heroFace } from '../cards/heroes.ts';

const { cards, encounters } = catalogue;

/** The name of a card of the deck, an encounter or a hero; `null` for anything else. */
export function cardName(face: string): Text | null {
  if (cards.has(face)) return cards.of(face).name;
  if (encounters.has(face)) return encounters.of(face).name;
  return HEROES.find(({ id }) => id === face || heroFace(id) === face)?.name ?? null;
}

export const isFace = (face: string): boolean => cardName(face) !== null;

/** The name of a known card. */
export function nameOfFace(face: string): Text {
  const name = cardName(face);
  if (name === null) throw new Error(`no card ${face}`);
  return name;
}
