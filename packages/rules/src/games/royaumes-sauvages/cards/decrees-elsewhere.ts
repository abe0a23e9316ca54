// Scope D, double arrows: the top cards of the four other kingdoms (ROY-5.4).
import { creatureValue } from './creatures.ts';
import type { DecreeCard } from './decree-card.ts';
import {
  likeSomeSpecies,
  likeSomeValue,
  unlikeEachSpecies,
  unlikeEachValue,
} from './decree-card.ts';

const D01: DecreeCard = {
  id: 'D01',
  scope: 'D',
  reference: 'otherLasts',
  name: { fr: 'Ambassade exclusive', en: 'Exclusive Embassy' },
  text: {
    fr: 'Espèce différente de celle de la dernière carte de chaque autre royaume.',
    en: 'Species different from that of the last card of every other kingdom.',
  },
  refusal: {
    fr: 'Espèce déjà visible ailleurs : {source}.',
    en: 'Species already showing elsewhere: {source}.',
  },
  cites: 'clashing',
  species: unlikeEachSpecies,
};

const D02: DecreeCard = {
  id: 'D02',
  scope: 'D',
  reference: 'otherLasts',
  name: { fr: 'Rang exclusif', en: 'Exclusive Rank' },
  text: {
    fr: 'Valeur différente de celle de la dernière carte de chaque autre royaume.',
    en: 'Value different from that of the last card of every other kingdom.',
  },
  refusal: {
    fr: 'Valeur déjà visible ailleurs : {source}.',
    en: 'Value already showing elsewhere: {source}.',
  },
  cites: 'clashing',
  value: unlikeEachValue,
};

const D03: DecreeCard = {
  id: 'D03',
  scope: 'D',
  reference: 'otherLasts',
  name: { fr: 'Alliance lointaine', en: 'Distant Alliance' },
  text: {
    fr: 'Même espèce que la dernière carte d’au moins un autre royaume.',
    en: 'Same species as the last card of at least one other kingdom.',
  },
  refusal: {
    fr: 'Dernières cartes ailleurs : {source}. Espèces admises : {accepted}.',
    en: 'Last cards elsewhere: {source}. Accepted species: {accepted}.',
  },
  cites: 'all',
  species: likeSomeSpecies,
};

const D04: DecreeCard = {
  id: 'D04',
  scope: 'D',
  reference: 'otherLasts',
  name: { fr: 'À un rang près', en: 'One Rank Apart' },
  text: {
    fr: 'Exactement 1 d’écart avec la dernière carte d’au moins un autre royaume.',
    en: 'Exactly 1 away from the last card of at least one other kingdom.',
  },
  refusal: {
    fr: 'Dernières cartes ailleurs : {source}. Valeurs admises : {accepted}.',
    en: 'Last cards elsewhere: {source}. Accepted values: {accepted}.',
  },
  cites: 'all',
  value: (value, others) => others.some((card) => Math.abs(value - creatureValue(card)) === 1),
};

const D05: DecreeCard = {
  id: 'D05',
  scope: 'D',
  reference: 'otherLasts',
  name: { fr: 'Écho lointain', en: 'Distant Echo' },
  text: {
    fr: 'Même valeur que la dernière carte d’au moins un autre royaume.',
    en: 'Same value as the last card of at least one other kingdom.',
  },
  refusal: {
    fr: 'Dernières cartes ailleurs : {source}. Valeurs admises : {accepted}.',
    en: 'Last cards elsewhere: {source}. Accepted values: {accepted}.',
  },
  cites: 'all',
  value: likeSomeValue,
};

export const DECREES_ELSEWHERE: readonly DecreeCard[] = [D01, D02, D03, D04, D05];
