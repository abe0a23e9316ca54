import type { Reasons } from '@tablee/engine';

/** Facts in which one answer is ahead of another once the round is over. */
export const reasons = {
  life: {
    says: {
      fr: 'vous épargne {n} {n|point|points} de vie',
      en: 'spares you {n} life',
    },
  },
  prestige: {
    says: {
      fr: 'vous rapporte {n} de prestige de plus',
      en: 'brings you {n} more prestige',
    },
  },
  rivals: {
    says: {
      fr: 'prive vos rivaux de {n} de prestige',
      en: 'denies your rivals {n} prestige',
    },
  },
  creature: {
    says: {
      fr: 'laisse {n} {n|point|points} de vie de moins à la créature',
      en: 'leaves the creature {n} less life',
    },
    none: { fr: 'abat la créature', en: 'brings the creature down' },
  },
  hand: {
    says: {
      fr: 'vous laisse {n} {n|carte|cartes} de plus en main',
      en: 'leaves you {n} {n|card|cards} more in hand',
    },
  },
  items: {
    says: {
      fr: 'vous laisse {n} {n|objet|objets} de plus',
      en: 'leaves you {n} {n|item|items} more',
    },
  },
} satisfies Reasons;

export type ReasonId = keyof typeof reasons;
