// Scope B, arrow down: this kingdom's own column (ROY-5.2).
import type { DecreeCard } from './decree-card.ts';
import {
  likeSomeSpecies,
  likeSomeValue,
  strongest,
  unlikeEachSpecies,
  unlikeEachValue,
  weakest,
} from './decree-card.ts';

const B01: DecreeCard = {
  id: 'B01',
  scope: 'B',
  reference: 'ownLast',
  name: { fr: 'Pas alternés', en: 'Alternating Steps' },
  text: {
    fr: 'Parité opposée à celle de la dernière carte d’ici.',
    en: 'Parity opposite to that of the last card here.',
  },
  refusal: {
    fr: 'Dernière carte ici : {last}. Il faut maintenant {accepted}.',
    en: 'Last card here: {last}. Now required: {accepted}.',
  },
  cites: 'all',
  value: (value, here) => value % 2 !== strongest(here) % 2,
};

const B02: DecreeCard = {
  id: 'B02',
  scope: 'B',
  reference: 'ownLast',
  name: { fr: 'Ordre croissant', en: 'Rising Order' },
  text: {
    fr: 'Au moins la valeur de la dernière carte d’ici.',
    en: 'At least the value of the last card here.',
  },
  refusal: {
    fr: 'Dernière carte ici : {last}. Il faut {need} ou plus.',
    en: 'Last card here: {last}. {need} or higher is required.',
  },
  cites: 'strongest',
  value: (value, here) => value >= strongest(here),
};

const B03: DecreeCard = {
  id: 'B03',
  scope: 'B',
  reference: 'ownLast',
  name: { fr: 'Ordre décroissant', en: 'Falling Order' },
  text: {
    fr: 'Au plus la valeur de la dernière carte d’ici.',
    en: 'At most the value of the last card here.',
  },
  refusal: {
    fr: 'Dernière carte ici : {last}. Il faut {need} ou moins.',
    en: 'Last card here: {last}. {need} or lower is required.',
  },
  cites: 'weakest',
  value: (value, here) => value <= weakest(here),
};

const B04: DecreeCard = {
  id: 'B04',
  scope: 'B',
  reference: 'ownAll',
  name: { fr: 'Une espèce, une voix', en: 'One Species, One Voice' },
  text: { fr: 'Espèce encore absente d’ici.', en: 'Species not yet present here.' },
  refusal: {
    fr: 'Espèce déjà présente ici : {source}.',
    en: 'Species already present here: {source}.',
  },
  cites: 'clashing',
  species: unlikeEachSpecies,
};

const B05: DecreeCard = {
  id: 'B05',
  scope: 'B',
  reference: 'ownAll',
  name: { fr: 'Chacun son rang', en: 'One of Each Rank' },
  text: { fr: 'Valeur encore absente d’ici.', en: 'Value not yet present here.' },
  refusal: {
    fr: 'Valeur déjà présente ici : {source}.',
    en: 'Value already present here: {source}.',
  },
  cites: 'clashing',
  value: unlikeEachValue,
};

const B06: DecreeCard = {
  id: 'B06',
  scope: 'B',
  reference: 'ownLast',
  name: { fr: 'Grand écart', en: 'Wide Gap' },
  text: {
    fr: 'Au moins 3 d’écart avec la dernière carte d’ici.',
    en: 'At least 3 away from the last card here.',
  },
  refusal: {
    fr: 'Dernière carte ici : {last}. Valeurs admises : {accepted}.',
    en: 'Last card here: {last}. Accepted values: {accepted}.',
  },
  cites: 'all',
  value: (value, here) => Math.abs(value - strongest(here)) >= 3,
};

const B07: DecreeCard = {
  id: 'B07',
  scope: 'B',
  reference: 'ownLast',
  name: { fr: 'Lien du sang', en: 'Blood Ties' },
  text: {
    fr: 'Même espèce ou même valeur que la dernière carte d’ici.',
    en: 'Same species or same value as the last card here.',
  },
  refusal: {
    fr: 'Il faut l’espèce ou la valeur de {last}.',
    en: 'The species or the value of {last} is required.',
  },
  cites: 'all',
  species: likeSomeSpecies,
  value: likeSomeValue,
  join: 'or',
};

const B08: DecreeCard = {
  id: 'B08',
  scope: 'B',
  reference: 'ownLast',
  name: { fr: 'À pas mesurés', en: 'Measured Steps' },
  text: {
    fr: 'Au plus 2 d’écart avec la dernière carte d’ici.',
    en: 'At most 2 away from the last card here.',
  },
  refusal: {
    fr: 'Dernière carte ici : {last}. Valeurs admises : {accepted}.',
    en: 'Last card here: {last}. Accepted values: {accepted}.',
  },
  cites: 'all',
  value: (value, here) => Math.abs(value - strongest(here)) <= 2,
};

export const DECREES_COLUMN: readonly DecreeCard[] = [B01, B02, B03, B04, B05, B06, B07, B08];
