import type { Reasons } from '@tablee/engine';

/** Facts in which one answer is ahead of another once the turn is over. */
export const reasons = {
  harm: {
    says: {
      fr: 'enlève {n} de vie de plus à la Forteresse d’en face',
      en: 'takes {n} more health off the other Stronghold',
    },
  },
  health: {
    says: {
      fr: 'épargne {n} de vie à votre Forteresse',
      en: 'spares your Stronghold {n} health',
    },
  },
  foes: {
    says: {
      fr: 'laisse {n} {n|Animal|Animaux} de moins en face',
      en: 'leaves {n} {n|Animal|Animals} fewer on the other side',
    },
    none: {
      fr: 'ne laisse aucun Animal en face',
      en: 'leaves no Animal on the other side',
    },
  },
  guards: {
    says: {
      fr: 'laisse {n} {n|Animal|Animaux} avec Garde de moins en face',
      en: 'leaves {n} {n|Animal|Animals} with Guard fewer on the other side',
    },
    none: { fr: 'ne laisse aucune Garde en face', en: 'leaves no Guard on the other side' },
  },
  animals: {
    says: {
      fr: 'vous laisse {n} {n|Animal|Animaux} de plus',
      en: 'leaves you {n} {n|Animal|Animals} more',
    },
  },
  hand: {
    says: {
      fr: 'vous laisse {n} {n|carte|cartes} de plus en main',
      en: 'leaves you {n} {n|card|cards} more in hand',
    },
  },
} satisfies Reasons;

export type ReasonId = keyof typeof reasons;
