const SOFT = '\u00ad';
const VOWEL = /[aeiouyàâéèêëîïôûùœ]/i;
/** Two consonants that are one sound. */
const ONE_SOUND = /^(ch|ph|th|gn|sh|[bcdfgpt]r|[bcfgp]l)$/i;
/** Letters of a word that fits the slice of a covered card; letters that stay together before and after a hyphen. */
const FITS = 5;
const BEFORE = 2;
const AFTER = 3;

/** Whether a new line may begin with this letter: a consonant that opens a syllable. */
function opens(word: string, at: number): boolean {
  const [before = '', here = '', next = ''] = [word[at - 1], word[at], word[at + 1]];
  if (VOWEL.test(here) || ONE_SOUND.test(before + here)) return false;
  return VOWEL.test(next) || (ONE_SOUND.test(here + next) && VOWEL.test(word[at + 2] ?? ''));
}

function softenedWord(word: string): string {
  if (word.length <= FITS) return word;
  return [...word]
    .map((letter, at) =>
      at >= BEFORE && at <= word.length - AFTER && opens(word, at) ? SOFT + letter : letter,
    )
    .join('');
}

/** A name whose long words may be parted between syllables: not every browser knows where. */
export const softened = (name: string): string =>
  name.replace(/[\p{L}]+/gu, (word) => softenedWord(word));
