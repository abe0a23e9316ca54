import type { Text } from '@tablee/engine';

/** Evasive talk about the own hand and plans: all that may be said of them (SAN-19.4, 19.5). */
export const PHRASES: readonly Text[] = [
  { fr: 'J’ai de quoi faire mal.', en: 'I can hurt it.' },
  { fr: 'Ne comptez pas trop sur moi ce tour-ci.', en: 'Don’t count on me this round.' },
  { fr: 'Laissez-le-moi, je m’en souviendrai.', en: 'Leave it to me, and I’ll remember it.' },
  { fr: 'Moi, vous trahir ? Jamais.', en: 'Me, betray you? Never.' },
  { fr: 'Un faux pas est si vite arrivé…', en: 'It is so easy to stumble…' },
  {
    fr: 'Si l’on n’y met pas du sien, on y passe tous.',
    en: 'Pull together, or nobody gets out of here.',
  },
];
