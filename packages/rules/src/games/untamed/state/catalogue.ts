import type { Catalogue } from '@tablee/engine';
import { catalogueOf } from '@tablee/engine';
import type { AnimalCard, Faction, ItemCard, StrongholdCard } from './card.ts';

export type AnyCard = AnimalCard | ItemCard | StrongholdCard;

/** The card of a called Owl Spirit (UNT-16.4, UNT-R.30). */
export const OWL_SPIRIT: AnimalCard = {
  id: 'token-owl-spirit',
  picture: 'barn-owl',
  kind: 'animal',
  name: { fr: 'Esprit Hibou', en: 'Owl Spirit' },
  text: { fr: 'Pion Animal.', en: 'Animal Token.' },
  cost: 0,
  rally: false,
  attack: 1,
  health: 1,
  keywords: [],
};

export const isToken = (face: string): boolean => face === OWL_SPIRIT.id;

/** Every card of these factions, and the Owl Spirit. */
export interface UntamedCatalogue extends Catalogue<AnyCard> {
  readonly factions: readonly Faction[];
  /** The faction with this id. Throws if there is none. */
  faction(id: string): Faction;
  /** Highest printed cost of an Animal that a card of this faction takes out of Support; -1 if none does. */
  recallsUpTo(faction: string): number;
  /** Id of the faction whose card or Stronghold this is; `null` for a token. */
  factionOf(face: string): string | null;
  /** The Animal or Item with this face. Throws if it is none. */
  deckCard(face: string): AnimalCard | ItemCard;
  /** The Animal with this face. Throws if it is none. */
  animal(face: string): AnimalCard;
  /** The Stronghold with this face. Throws if it is none. */
  stronghold(face: string): StrongholdCard;
  isAnimal(face: string): boolean;
  /** Printed Power cost; a token costs 0, and so does a Stronghold (UNT-23.16). */
  printedCost(face: string): number;
}

/** All that is printed where these factions are played. */
export function catalogueFor(factions: readonly Faction[]): UntamedCatalogue {
  const cards = catalogueOf<AnyCard>([
    ...factions.flatMap((faction) => [faction.stronghold, ...faction.cards]),
    OWL_SPIRIT,
  ]);
  const recalls = new Map(
    factions.map(({ id, cards: printed }) => [
      id,
      Math.max(...printed.map(({ recallsUpTo = -1 }) => recallsUpTo)),
    ]),
  );
  return {
    ...cards,
    factions,
    faction(id) {
      const faction = factions.find((each) => each.id === id);
      if (faction === undefined) throw new Error(`no faction ${id}`);
      return faction;
    },
    recallsUpTo: (faction) => recalls.get(faction) ?? -1,
    factionOf: (face) =>
      factions.find(
        ({ stronghold, cards: printed }) =>
          stronghold.id === face || printed.some(({ id }) => id === face),
      )?.id ?? null,
    deckCard(face) {
      const card = cards.of(face);
      if (card.kind === 'stronghold') throw new Error(`${face} is a Stronghold`);
      return card;
    },
    animal(face) {
      const card = cards.of(face);
      if (card.kind !== 'animal') throw new Error(`${face} is no Animal`);
      return card;
    },
    stronghold(face) {
      const card = cards.of(face);
      if (card.kind !== 'stronghold') throw new Error(`${face} is no Stronghold`);
      return card;
    },
    isAnimal: (face) => cards.of(face).kind === 'animal',
    printedCost(face) {
      const card = cards.of(face);
      return card.kind === 'stronghold' ? 0 : card.cost;
    },
  };
}
