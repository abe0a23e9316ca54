import type { Text } from '../../../table/rulebook.ts';
import { text } from '../../../table/rulebook.ts';

/** A text in which `X` stands for the printed number. */
export const withX =
  (fr: string, en: string) =>
  (x: number): Text => {
    const plain = text(fr, en);
    return { fr: numbered(plain.fr, x), en: numbered(plain.en, x) };
  };

/** `(s|p)` takes the singular for 1. */
const numbered = (words: string, x: number): string =>
  words
    .replaceAll(/\(([^()|]*)\|([^()|]*)\)/g, (_, one: string, more: string) =>
      x === 1 ? one : more,
    )
    .replaceAll(/\bX\b/g, String(x));
