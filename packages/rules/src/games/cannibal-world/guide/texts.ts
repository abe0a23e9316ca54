import type { Text } from '@tablee/engine';
import { settlePlurals, text } from '@tablee/engine';

/** A text in which `X` stands for the printed number, and `{X|card|cards}` follows it. */
export const withX =
  (fr: string, en: string) =>
  (x: number): Text => {
    const plain = text(fr, en);
    return { fr: numbered(plain.fr, 'fr', x), en: numbered(plain.en, 'en', x) };
  };

const numbered = (words: string, lang: keyof Text, X: number): string =>
  settlePlurals(words, lang, { X }).replaceAll(/\bX\b/g, String(X));
