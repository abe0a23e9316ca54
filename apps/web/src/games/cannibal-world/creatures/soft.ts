const SOFT = '\u00ad';
const VOWEL = /[aeiouyàâéèêëîïôûùœ]/i;
/** Two consonants that are one sound. */
const ONE_SOUND = /^(ch|ph|th|gn|sh|[bcdfgpt]r|[bcfgp]l)$/i;
/** Letters of a word that fits the smallest tile. */
const FITS = 10;

/** Whether a new line may begin with this letter: a consonant that opens a syllable. */
function opens(word: string, at: number): boolean {
  const [before = '', here = '', next = ''] = [word[at - 1], word[at], word[at + 1]];
  if (VOWEL.test(here) || ONE_SOUND.test(before + here)) return false;
  return VOWEL.test(next) || (ONE_SOUND.test(here + next) && VOWEL.test(word[at + 2] ?? ''));
}

function softenedWord(word: string): string {
  if (word.length <= FITS) return word;
  const places = [...word].map((_, at) => at).filter((at) => at > 2 && at < word.length - 2);
  const middle = word.length / 2;
  const [best] = places
    .filter((at) => opens(word, at))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined ? word : `${word.slice(0, best)}${SOFT}${word.slice(best)}`;
}

/** A name that may be parted in its long words: not every browser knows where. */
export const softened = (name: string): string =>
  name.replace(/[\p{L}]+/gu, (word) => softenedWord(word));
