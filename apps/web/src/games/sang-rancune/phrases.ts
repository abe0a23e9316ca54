import { text } from '@tablee/rules/table/rulebook.ts';

/** Evasive talk about one's hand and one's plans: all that may be said of them (SAN-19.4, 19.5). */
export const PHRASES = [
  text('J’ai de quoi faire mal.', 'I can hurt it.'),
  text('Ne comptez pas trop sur moi ce tour-ci.', 'Don’t count on me this round.'),
  text('Laissez-le-moi, je m’en souviendrai.', 'Leave it to me, and I’ll remember it.'),
  text('Moi, vous trahir ? Jamais.', 'Me, betray you? Never.'),
  text('Un faux pas est si vite arrivé…', 'It is so easy to stumble…'),
  text(
    'Si l’on n’y met pas du sien, on y passe tous.',
    'Pull together, or nobody gets out of here.',
  ),
];
