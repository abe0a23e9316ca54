import type { Manifest } from '../../manifest.ts';

export const manifest = {
  id: 'unmatched',
  name: { fr: 'Unmatched', en: 'Unmatched' },
  line: {
    fr: 'Alice, Méduse, Arthur, Sinbad : quatre légendes sur une même carte, une seule reste.',
    en: 'Alice, Medusa, Arthur, Sinbad: four legends on one map, and only one remains.',
  },
  seats: [2, 4],
  minutes: 35,
  weight: 2,
} as const satisfies Manifest;
