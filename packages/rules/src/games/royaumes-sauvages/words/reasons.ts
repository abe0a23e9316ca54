import type { Reasons } from '@tablee/engine';

/** Facts in which one answer is ahead of another, at the end of the turn, if kingdoms were scored as they stand. */
export const reasons = {
  points: {
    says: {
      fr: 'rapporte {n} {n|point|points} de plus, les Royaumes comptés tels qu’ils sont',
      en: 'is worth {n} {n|point|points} more, with the kingdoms as they stand',
    },
  },
  denied: {
    says: {
      fr: 'prive les autres de {n} {n|point|points}',
      en: 'denies the others {n} {n|point|points}',
    },
  },
  majorities: {
    says: {
      fr: 'vous donne {n} {n|majorité|majorités} de plus',
      en: 'gives you {n} {n|majority|majorities} more',
    },
  },
  cubes: {
    says: {
      fr: 'garde {n} {n|cube|cubes} de plus pour la suite',
      en: 'keeps {n} {n|cube|cubes} more for later',
    },
  },
  cards: {
    says: {
      fr: 'garde {n} {n|carte|cartes} de plus en main',
      en: 'keeps {n} {n|card|cards} more in hand',
    },
  },
} satisfies Reasons;

export type ReasonId = keyof typeof reasons;
