import type { Text } from '@tablee/engine';
import type { House, Open, Owner, SpeciesId } from '@tablee/rules/games/royaumes-sauvages/index.ts';
import {
  creatureName,
  creatureTitle,
  creatureValue,
  houseOf as ledHouse,
  RANKS,
  SPECIES,
  speciesOf,
} from '@tablee/rules/games/royaumes-sauvages/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { OURS } from './ours.ts';
import { PICTURES } from './pictures.generated.ts';

/** Drawn by its name in the open icon set, or by us. */
const drawn = (picture: string): IconShape => (OURS[picture] ?? PICTURES[picture]) as IconShape;

const HUES: Readonly<Record<SpeciesId, number>> = {
  redPanda: 32,
  tiger: 58,
  honeyBee: 92,
  lizard: 140,
  frog: 222,
  owl: 72,
  okapi: 350,
  wolf: 252,
};

/** Silhouette and hue (oklch degrees) of each species. */
export const LOOKS = Object.fromEntries(
  SPECIES.map(({ id, picture }) => [id, { icon: drawn(picture), hue: HUES[id] }]),
) as Readonly<Record<SpeciesId, { icon: IconShape; hue: number }>>;

/** The printed parts of a creature card. */
export interface Creature {
  readonly face: string;
  readonly species: SpeciesId;
  readonly value: number;
  readonly colour: string;
  readonly icon: IconShape;
  readonly hue: number;
  readonly name: Text;
  readonly title: Text;
  readonly rank: Text;
  readonly longName: Text;
  /** The species alone: "Chouette". */
  readonly kind: Text;
}

const KNOWN = new Map<string, Creature>();

export function creature(face: string): Creature {
  const known = KNOWN.get(face);
  if (known !== undefined) return known;
  const species = speciesOf({ face });
  const value = creatureValue({ face });
  const printed = SPECIES.find(({ id }) => id === species) as (typeof SPECIES)[number];
  const made: Creature = {
    face,
    species,
    value,
    colour: printed.colour,
    ...LOOKS[species],
    name: creatureName(face),
    title: creatureTitle(face),
    rank: (RANKS[value - 1] as (typeof RANKS)[number]).title,
    longName: printed.longName,
    kind: printed.name,
  };
  KNOWN.set(face, made);
  return made;
}

export interface HouseLook extends House {
  readonly icon: IconShape;
}

/** The House of a seat, or of the solo rival. */
export function houseOf(owner: Owner, houses: Open['houses']): HouseLook {
  const house = ledHouse(houses, owner);
  return { ...house, icon: drawn(house.picture) };
}
