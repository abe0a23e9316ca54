const SOFT = '\u00ad';
const VOWEL = /[aeiouyàâéèêëîïôûùœ]/i;
/** Two consonants that are one sound. */
const ONE_SOUND = /^(ch|ph|th|gn|sh|[bcdfgpt]r|[bcfgp]l)$/i;
/** Second halves of compounds: these are parted before it, and nowhere else. */
const SECOND = /(?<=.{3})(back|bearer|house|scope|teller|tongue|work)$/i;
/** Letters of a word that fits the slice of a covered card. */
const FITS = 5;
/** Letters that stay together before and after a hyphen. */
const BEFORE = 2;
const AFTER = 3;

/** Whether a new line may begin with this letter: a consonant that opens a syllable. */
function opens(word: string, at: number): boolean {
  const [before = '', here = '', next = ''] = [word[at - 1], word[at], word[at + 1]];
  if (VOWEL.test(here) || ONE_SOUND.test(before + here)) return false;
  return VOWEL.test(next) || (ONE_SOUND.test(here + next) && VOWEL.test(word[at + 2] ?? ''));
}

function softenedWord(word: string, fits: number): string {
  if (word.length <= fits) return word;
  if (SECOND.test(word)) return word.replace(SECOND, `${SOFT}$1`);
  return [...word]
    .map((letter, at) =>
      at >= BEFORE && at <= word.length - AFTER && opens(word, at) ? SOFT + letter : letter,
    )
    .join('');
}

/** A name whose words of more than `fits` letters may be parted between syllables: not every browser knows where. */
export const softened = (name: string, fits = FITS): string =>
  name.replace(/[\p{L}]+/gu, (word) => softenedWord(word, fits));

export const isSoft = (word: string): boolean => word.includes(SOFT);
