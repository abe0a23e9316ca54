import type { Manifest } from '../../manifest.ts';

export const manifest = {
  id: 'untamed',
  name: { fr: 'Untamed', en: 'Untamed' },
  line: {
    fr: 'Trois factions, trois Forteresses : réveillez vos bêtes et brisez les murs d’en face.',
    en: 'Three factions, three Strongholds: wake your beasts and break the walls across the table.',
  },
  seats: [2, 6],
  minutes: 35,
  weight: 2,
} as const satisfies Manifest;
