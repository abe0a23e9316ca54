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
import { okapi } from './art/okapi.ts';
import {
  barnOwl,
  bee,
  bigWave,
  flame,
  frog,
  gecko,
  oakLeaf,
  panda,
  roundStar,
  sun,
  tigerHead,
  wolfHead,
} from './icons.generated.ts';

/** Silhouette and hue (oklch degrees) of each species. */
export const LOOKS: Readonly<Record<SpeciesId, { icon: IconShape; hue: number }>> = {
  redPanda: { icon: panda, hue: 32 },
  tiger: { icon: tigerHead, hue: 58 },
  honeyBee: { icon: bee, hue: 92 },
  lizard: { icon: gecko, hue: 140 },
  frog: { icon: frog, hue: 222 },
  owl: { icon: barnOwl, hue: 72 },
  okapi: { icon: okapi, hue: 350 },
  wolf: { icon: wolfHead, hue: 252 },
};

/** What is printed on a creature card. */
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

const EMBLEMS: Readonly<Record<string, IconShape>> = {
  sun,
  wave: bigWave,
  leaf: oakLeaf,
  flame,
  star: roundStar,
};

export interface HouseLook extends House {
  readonly icon: IconShape;
}

/** The House of a seat, or of the solo rival. */
export function houseOf(owner: Owner, houses: Open['houses']): HouseLook {
  const house = ledHouse(houses, owner);
  return { ...house, icon: EMBLEMS[house.emblem] as IconShape };
}
