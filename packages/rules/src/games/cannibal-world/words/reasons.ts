import type { Reasons } from '@tablee/engine';

/** Facts in which one answer is ahead of another once the turn is over. */
export const reasons = {
  blockers: {
    says: {
      fr: 'laisse {n} {n|gardien|gardiens} de moins en face',
      en: 'leaves {n} {n|blocker|blockers} fewer on the other side',
    },
    none: {
      fr: 'ne laisse aucun gardien en face',
      en: 'leaves no blocker on the other side',
    },
  },
  guards: {
    says: {
      fr: 'vous laisse {n} {n|gardien|gardiens} de plus',
      en: 'leaves you {n} {n|blocker|blockers} more',
    },
  },
  meat: {
    says: {
      fr: 'garde {n} {n|viande|viandes} de plus, pour esquiver',
      en: 'keeps {n} more meat for a dodge',
    },
  },
  tokens: {
    says: {
      fr: 'épargne {n} {n|jeton|jetons} à votre Habitat',
      en: 'spares your Habitat {n} {n|token|tokens}',
    },
  },
  pillage: {
    says: {
      fr: 'prend {n} {n|jeton|jetons} de plus à l’Habitat d’en face',
      en: 'takes {n} {n|token|tokens} more off their Habitat',
    },
  },
  strength: {
    says: {
      fr: 'vous laisse {n} de force de plus en jeu',
      en: 'leaves you {n} more strength in play',
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
