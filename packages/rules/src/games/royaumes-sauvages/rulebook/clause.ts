import type { Clause, Text } from '../../../table/rulebook.ts';

const NARROW_NO_BREAK_SPACE = '\u202f';

/** A text in both languages; French punctuation never starts or ends a line alone. */
export const text = (fr: string, en: string): Text => ({
  fr: fr.replaceAll(/ (?=[;:?!»%])|« /g, (found) => found.trim() + NARROW_NO_BREAK_SPACE),
  en,
});

export const clause = (id: string, fr: string, en: string): Clause => ({ id, text: text(fr, en) });
