import type { Manifest } from '../../manifest.ts';

export const manifest = {
  id: 'cannibal-world',
  name: { fr: 'Cannibal World', en: 'Cannibal World' },
  line: {
    fr: 'Rats, Chats, Chiens, Bannis : chassez, esquivez, et pillez trois fois l’Habitat d’en face.',
    en: 'Rats, Cats, Dogs, Outcasts: hunt, dodge, and pillage the rival Habitat three times.',
  },
  seats: [2, 4],
  minutes: 30,
  weight: 3,
} as const satisfies Manifest;
