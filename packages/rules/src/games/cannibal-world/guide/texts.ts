import type { Text } from '@tablee/engine';
import { settlePlurals, text } from '@tablee/engine';
import type { Printed } from '../state/row.ts';

/** A text in which `X` stands for the printed number, and `{X|card|cards}` follows it. Of no certain number: `'X'`. */
export const withX =
  (fr: string, en: string) =>
  (x: Printed): Text => {
    const plain = text(fr, en);
    return { fr: numbered(plain.fr, 'fr', x), en: numbered(plain.en, 'en', x) };
  };

/** More than one, where it is not known how many. */
const SEVERAL = 2;

const numbered = (words: string, lang: keyof Text, X: Printed): string =>
  settlePlurals(words, lang, { X: X === 'X' ? SEVERAL : X }).replaceAll(/\bX\b/g, String(X));
