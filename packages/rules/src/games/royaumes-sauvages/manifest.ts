import type { Manifest } from '../../manifest.ts';

export const manifest = {
  id: 'royaumes-sauvages',
  name: { fr: 'Les Royaumes Sauvages', en: 'Les Royaumes Sauvages' },
  line: {
    fr: 'Cinq royaumes, cinq décrets, trois âges pour y placer vos créatures et vos ambitions.',
    en: 'Five kingdoms, five decrees, and three ages to settle your creatures and your ambitions.',
  },
  seats: [1, 5],
  minutes: 45,
  weight: 1,
} as const satisfies Manifest;
