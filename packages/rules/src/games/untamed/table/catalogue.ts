import type { AnimalCard, Faction, ItemCard, StrongholdCard } from '../cards/card.ts';

export type AnyCard = AnimalCard | ItemCard | StrongholdCard;

/** What a called Owl Spirit looks like (UNT-16.4, UNT-R.30). */
export const OWL_SPIRIT: AnimalCard = {
  id: 'token-owl-spirit',
  kind: 'animal',
  name: { fr: 'Esprit Hibou', en: 'Owl Spirit' },
  text: { fr: 'Pion Animal.', en: 'Animal Token.' },
  cost: 0,
  rally: false,
  attack: 1,
  health: 1,
  keywords: [],
};

/**
 * Every card by its face. Filled by factions.ts: cards are written with effects, effects need to look cards up, and
 * this is where the two meet without importing each other.
 */
const CARDS = new Map<string, AnyCard>([[OWL_SPIRIT.id, OWL_SPIRIT]]);

/** Highest cost of the Animals that cards of a faction take out of Support; -1: none does. */
const RECALLS = new Map<string, number>();

export function fillCatalogue(factions: readonly Faction[]): void {
  for (const { id, stronghold, cards } of factions) {
    for (const card of [stronghold, ...cards]) CARDS.set(card.id, card);
    RECALLS.set(id, Math.max(...cards.map(({ recallsUpTo = -1 }) => recallsUpTo)));
  }
}

/** Whether a deck of these factions can take a card with this face out of Support again. */
export function canRecall(factions: readonly string[], face: string): boolean {
  return isAnimal(face) && factions.some((id) => printedCost(face) <= (RECALLS.get(id) ?? -1));
}

/** The card with this face. Throws if there is none. */
export function cardOf(face: string): AnyCard {
  const card = CARDS.get(face);
  if (card === undefined) throw new Error(`no card ${face}`);
  return card;
}

/** The Animal or Item with this face. Throws if it is none. */
export function deckCard(face: string): AnimalCard | ItemCard {
  const card = cardOf(face);
  if (card.kind === 'stronghold') throw new Error(`${face} is a Stronghold`);
  return card;
}

/** The Animal with this face. Throws if it is none. */
export function animalCard(face: string): AnimalCard {
  const card = cardOf(face);
  if (card.kind !== 'animal') throw new Error(`${face} is no Animal`);
  return card;
}

/** The Stronghold with this face. Throws if it is none. */
export function strongholdCard(face: string): StrongholdCard {
  const card = cardOf(face);
  if (card.kind !== 'stronghold') throw new Error(`${face} is no Stronghold`);
  return card;
}

export const isAnimal = (face: string): boolean => cardOf(face).kind === 'animal';

export const isToken = (face: string): boolean => face === OWL_SPIRIT.id;

/** Printed Power cost; a token costs 0, and so does a Stronghold (UNT-23.16). */
export function printedCost(face: string): number {
  const card = cardOf(face);
  return card.kind === 'stronghold' ? 0 : card.cost;
}
