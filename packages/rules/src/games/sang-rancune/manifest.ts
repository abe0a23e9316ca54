import type { Manifest } from '../../manifest.ts';

export const manifest = {
  id: 'sang-rancune',
  name: { fr: 'Sang Rancune', en: 'Sang Rancune' },
  line: {
    fr: 'Ensemble contre le monstre, chacun pour le coup fatal.',
    en: 'Together against the monster, each for the killing blow.',
  },
  seats: [3, 6],
  minutes: 60,
  weight: 2,
} as const satisfies Manifest;
