import type { Text } from '@tablee/engine';
import type { Open, Owner } from './state.ts';

export interface House {
  readonly id: string;
  readonly name: Text;
  /** Without the word House, which the question for it says. */
  readonly short: Text;
  readonly colourName: Text;
  readonly colour: string;
  /** Name of its emblem in the open icon set, which tells it apart without colour. */
  readonly picture: string;
}

/** In the order of the chairs, unless players choose. */
export const HOUSES: readonly House[] = [
  {
    id: 'dawn',
    name: { fr: 'Maison de l’Aube', en: 'House of Dawn' },
    short: { fr: 'Aube', en: 'Dawn' },
    colourName: { fr: 'jaune', en: 'yellow' },
    colour: '#E6B800',
    picture: 'sun',
  },
  {
    id: 'tide',
    name: { fr: 'Maison des Marées', en: 'House of Tides' },
    short: { fr: 'Marées', en: 'Tides' },
    colourName: { fr: 'bleu', en: 'blue' },
    colour: '#0072B2',
    picture: 'big-wave',
  },
  {
    id: 'oak',
    name: { fr: 'Maison du Chêne', en: 'House of Oak' },
    short: { fr: 'Chêne', en: 'Oak' },
    colourName: { fr: 'vert', en: 'green' },
    colour: '#1B8A5A',
    picture: 'oak-leaf',
  },
  {
    id: 'ember',
    name: { fr: 'Maison de la Braise', en: 'House of Ember' },
    short: { fr: 'Braise', en: 'Ember' },
    colourName: { fr: 'rouge', en: 'red' },
    colour: '#C43C2E',
    picture: 'flame',
  },
  {
    id: 'star',
    name: { fr: 'Maison de l’Étoile', en: 'House of the Star' },
    short: { fr: 'Étoile', en: 'Star' },
    colourName: { fr: 'violet', en: 'violet' },
    colour: '#7B4EA3',
    picture: 'round-star',
  },
];

/** Whose House is whose: the solo rival takes the one after the human's (ROY-2.2, ROY-16.4). */
export function houseOf(houses: Open['houses'], owner: Owner): House {
  const led = (seat: number): number => houses?.[seat] ?? seat;
  const index = owner === 'rival' ? led(0) + 1 : led(owner);
  return HOUSES[index % HOUSES.length] as House;
}
