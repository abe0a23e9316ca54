import type { Text } from '@tablee/engine';
import { catalogueOf, text } from '@tablee/engine';
import type { CannibalCard, FactionId } from './card.ts';
import { cats } from './cats.ts';
import { catsExtras } from './cats-extras.ts';
import { dogs } from './dogs.ts';
import { dogsExtras } from './dogs-extras.ts';
import { outcasts } from './outcasts.ts';
import { outcastsExtras } from './outcasts-extras.ts';
import { rats } from './rats.ts';
import { ratsExtras } from './rats-extras.ts';

/** A faction: its Habitat, its cards, what a newcomer should know. */
export interface Faction {
  readonly id: FactionId;
  /** Names in the open icon set: of the faction, of its Habitat. */
  readonly crest: string;
  readonly habitatPicture: string;
  readonly name: Text;
  readonly habitat: Text;
  /** The card that newcomers put into the Reinforcement deck (CAN-3.3). */
  readonly recommended: string;
  /** Easy to begin with (CAN-3.10). */
  readonly easy: boolean;
  /** Those of the preconstructed deck first. */
  readonly cards: readonly CannibalCard[];
}

export const FACTIONS: readonly Faction[] = [
  {
    id: 'RA',
    crest: 'rat',
    habitatPicture: 'hobbit-dwelling',
    name: text('Rats', 'Rats'),
    habitat: text('Le Terrier', 'The Burrow'),
    recommended: 'RA/02',
    easy: false,
    cards: [...rats, ...ratsExtras],
  },
  {
    id: 'CA',
    crest: 'cat',
    habitatPicture: 'camping-tent',
    name: text('Chats', 'Cats'),
    habitat: text('Le Campement', 'The Camp'),
    recommended: 'CA/13',
    easy: true,
    cards: [...cats, ...catsExtras],
  },
  {
    id: 'DO',
    crest: 'basset-hound-head',
    habitatPicture: 'hill-fort',
    name: text('Chiens', 'Dogs'),
    habitat: text('Le Clan', 'The Clan Hold'),
    recommended: 'DO/13',
    easy: false,
    cards: [...dogs, ...dogsExtras],
  },
  {
    id: 'RE',
    crest: 'robber-mask',
    habitatPicture: 'car-wheel',
    name: text('Bannis', 'Outcasts'),
    habitat: text('La Décharge', 'The Scrapyard'),
    recommended: 'RE/13',
    easy: true,
    cards: [...outcasts, ...outcastsExtras],
  },
];

const cards = catalogueOf(FACTIONS.flatMap((faction) => faction.cards));

export const isFace = (face: string): boolean => cards.has(face);

/** Throws for a face that is not printed. */
export const cardOf = (face: string): CannibalCard => cards.of(face);

export function factionOf(id: FactionId): Faction {
  const faction = FACTIONS.find((each) => each.id === id);
  if (faction === undefined) throw new Error(`no faction ${id}`);
  return faction;
}

/** Strength, which is life too; 0 for an Action. */
export const strengthOf = (face: string): number => cardOf(face).strength ?? 0;

export const isCreature = (face: string): boolean => cardOf(face).kind === 'creature';
export const isLeader = (face: string): boolean => cardOf(face).rarity === 'leader';

/** Faces of the preconstructed deck, copies and all (CAN-18.1). */
export const preconOf = (id: FactionId): string[] =>
  factionOf(id).cards.flatMap((card) => Array<string>(card.copies).fill(card.id));
