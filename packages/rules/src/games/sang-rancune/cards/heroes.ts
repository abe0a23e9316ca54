import type { Text } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { HeroId } from '../state/state.ts';

export interface Hero {
  readonly id: HeroId;
  /** Name of its picture in the open icon set. */
  readonly picture: string;
  readonly name: Text;
  /** How the hero fights, in a few words: flavour. */
  readonly style: Text;
}

/** The six heroes: 100 life each, no power; two of the attacks are heroic for each of them. */
export const HEROES: readonly Hero[] = [
  {
    id: 'sigrane',
    picture: 'swordwoman',
    name: text('Sigrane l’Écarlate', 'Sigrane the Scarlet'),
    style: text('Duelliste : tout ou rien', 'Duellist: all or nothing'),
  },
  {
    id: 'ondrec',
    picture: 'dwarf-face',
    name: text('Ondrec Poing-de-Roche', 'Ondrec Rockfist'),
    style: text('Nain au marteau', 'Dwarf with a hammer'),
  },
  {
    id: 'mirelle',
    picture: 'hooded-assassin',
    name: text('Mirelle Sans-Ombre', 'Mirelle the Shadeless'),
    style: text('Voleuse aux couteaux', 'Thief with knives'),
  },
  {
    id: 'tavish',
    picture: 'bowman',
    name: text('Tavish le Borgne', 'One-Eyed Tavish'),
    style: text('Archer', 'Archer'),
  },
  {
    id: 'isaure',
    picture: 'fire-silhouette',
    name: text('Isaure des Cendres', 'Isaure of the Ashes'),
    style: text('Sorcière des braises', 'Witch of embers'),
  },
  {
    id: 'golias',
    picture: 'monk-face',
    name: text('Frère Golias', 'Brother Golias'),
    style: text('Moine cogneur, régulier', 'Brawling monk, steady'),
  },
];

/** The face by which a hero is shown like a card. */
export const heroFace = (id: HeroId): string => `hero:${id}`;

export function heroOf(id: HeroId): Hero {
  const hero = HEROES.find((each) => each.id === id);
  if (hero === undefined) throw new Error(`no hero ${id}`);
  return hero;
}
