// Scope C, single arrows: the top cards of the two neighbours (ROY-5.3).
import { creatureValue } from './creatures.ts';
import type { DecreeCard } from './decree-card.ts';
import {
  likeSomeSpecies,
  likeSomeValue,
  strongest,
  unlikeEachSpecies,
  unlikeEachValue,
  weakest,
} from './decree-card.ts';

const C01: DecreeCard = {
  id: 'C01',
  scope: 'C',
  reference: 'neighbourLasts',
  name: { fr: 'Supérieur ou égal au voisin le plus fort', en: 'At Least the Strongest Neighbour' },
  text: {
    fr: 'Au moins la plus forte des dernières cartes des voisins.',
    en: 'No lower than the highest of the neighbours’ last cards.',
  },
  refusal: {
    fr: 'Voisin le plus fort : {source}. Il faut {need} ou plus.',
    en: 'Strongest neighbour: {source}. {need} or higher is required.',
  },
  cites: 'strongest',
  value: (value, neighbours) => value >= strongest(neighbours),
};

const C02: DecreeCard = {
  id: 'C02',
  scope: 'C',
  reference: 'neighbourLasts',
  name: { fr: 'À l’ombre du plus fort', en: 'In a Stronger Shadow' },
  text: {
    fr: 'Moins que la plus forte des dernières cartes des voisins.',
    en: 'Lower than the highest of the neighbours’ last cards.',
  },
  refusal: {
    fr: 'Voisin le plus fort : {source}. Il faut moins que {need}.',
    en: 'Strongest neighbour: {source}. Lower than {need} is required.',
  },
  cites: 'strongest',
  value: (value, neighbours) => value < strongest(neighbours),
};

const C03: DecreeCard = {
  id: 'C03',
  scope: 'C',
  reference: 'neighbourLasts',
  name: { fr: 'Jumelage', en: 'Twinned Ranks' },
  text: {
    fr: 'Même valeur que la dernière carte d’un voisin.',
    en: 'Same value as a neighbour’s last card.',
  },
  refusal: {
    fr: 'Il faut la valeur de la dernière carte d’un voisin : {source}.',
    en: 'The value of a neighbour’s last card is required: {source}.',
  },
  cites: 'all',
  value: likeSomeValue,
};

const C04: DecreeCard = {
  id: 'C04',
  scope: 'C',
  reference: 'neighbourLasts',
  name: { fr: 'Cousinage', en: 'Cousins Next Door' },
  text: {
    fr: 'Même espèce que la dernière carte d’un voisin.',
    en: 'Same species as a neighbour’s last card.',
  },
  refusal: {
    fr: 'Il faut l’espèce de la dernière carte d’un voisin : {source}.',
    en: 'The species of a neighbour’s last card is required: {source}.',
  },
  cites: 'all',
  species: likeSomeSpecies,
};

const C05: DecreeCard = {
  id: 'C05',
  scope: 'C',
  reference: 'neighbourLasts',
  name: { fr: 'Rien en commun', en: 'Nothing in Common' },
  text: {
    fr: 'Ni l’espèce ni la valeur de la dernière carte d’un voisin.',
    en: 'Neither the species nor the value of any neighbour’s last card.',
  },
  refusal: {
    fr: 'Trop proche d’un voisin : {source}.',
    en: 'Too much like a neighbour: {source}.',
  },
  cites: 'clashing',
  species: unlikeEachSpecies,
  value: unlikeEachValue,
};

const C06: DecreeCard = {
  id: 'C06',
  scope: 'C',
  reference: 'neighbourLasts',
  name: { fr: 'Profil bas', en: 'Keep a Low Profile' },
  text: {
    fr: 'Au plus la plus faible des dernières cartes des voisins.',
    en: 'No higher than the lowest of the neighbours’ last cards.',
  },
  refusal: {
    fr: 'Voisin le plus faible : {source}. Il faut {need} ou moins.',
    en: 'Weakest neighbour: {source}. {need} or lower is required.',
  },
  cites: 'weakest',
  value: (value, neighbours) => value <= weakest(neighbours),
};

const C07: DecreeCard = {
  id: 'C07',
  scope: 'C',
  reference: 'neighbourLasts',
  name: { fr: 'Bonne distance', en: 'Respectful Distance' },
  text: {
    fr: 'Au moins 2 d’écart avec la dernière carte de chaque voisin.',
    en: 'At least 2 away from every neighbour’s last card.',
  },
  refusal: {
    fr: 'Trop près de {source}. Valeurs admises : {accepted}.',
    en: 'Too close to {source}. Accepted values: {accepted}.',
  },
  cites: 'clashing',
  value: (value, neighbours) =>
    neighbours.every((card) => Math.abs(value - creatureValue(card)) >= 2),
};

export const DECREES_NEIGHBOURS: readonly DecreeCard[] = [C01, C02, C03, C04, C05, C06, C07];
