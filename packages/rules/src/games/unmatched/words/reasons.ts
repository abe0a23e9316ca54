import type { Reasons } from '@tablee/engine';

/** Facts in which one answer is ahead of another once the turn is over. */
export const reasons = {
  harm: {
    says: {
      fr: 'coûte {n} {n|point|points} de vie de plus au héros d’en face',
      en: 'costs the other hero {n} more health',
    },
  },
  life: {
    says: {
      fr: 'épargne {n} {n|point|points} de vie à votre héros',
      en: 'spares your hero {n} health',
    },
  },
  hand: {
    says: {
      fr: 'vous laisse {n} {n|carte|cartes} de plus en main',
      en: 'leaves you {n} {n|card|cards} more in hand',
    },
  },
  company: {
    says: {
      fr: 'garde {n} {n|acolyte|acolytes} de plus en vie',
      en: 'keeps {n} {n|sidekick|sidekicks} more alive',
    },
  },
  foes: {
    says: {
      fr: 'laisse {n} {n|acolyte|acolytes} de moins en face',
      en: 'leaves {n} {n|sidekick|sidekicks} fewer on the other side',
    },
    none: {
      fr: 'ne laisse aucun acolyte en face',
      en: 'leaves no sidekick on the other side',
    },
  },
} satisfies Reasons;

export type ReasonId = keyof typeof reasons;
