import type { Values } from './grammar.ts';
import { settlePlurals } from './grammar.ts';
import type { Lang } from './rulebook.ts';

const VOWEL = /^[aeiouàâéèêëîïôœ]/i;

/**
 * Chooses the forms of a sentence, and leaves its `{name}` places: `[plays|play]` speaks of another player unless `you`,
 * `{count|card|cards}` follows a number, and "de" before a vowel is "d’". French counts none as one does: 0 carte.
 */
export function settle(pattern: string, lang: Lang, values: Values = {}, you = false): string {
  const verbs = pattern.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, other: string, mine: string) =>
    you ? mine : other,
  );
  return settlePlurals(verbs, lang, values).replace(/\bde \{(\w+)\}/g, (whole, name: string) =>
    VOWEL.test(String(values[name] ?? '')) ? `d’{${name}}` : whole,
  );
}

/** Puts values in the `{name}` places. */
export const fillPlaces = (pattern: string, values: Values = {}): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A sentence with its places filled in. */
export const fill = (pattern: string, lang: Lang, values: Values = {}, you = false): string =>
  fillPlaces(settle(pattern, lang, values, you), values);

/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NARROW_NO_BREAK_SPACE = '\u202f';

/** French punctuation never starts or ends a line alone. */
export const unbroken = (text: string): string =>
  text.replace(/ (?=[;:?!»%])|« /g, (found) => found.trim() + NARROW_NO_BREAK_SPACE);
