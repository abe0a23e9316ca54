import type { Values } from '@tablee/engine';
import { settlePlurals } from '@tablee/engine';
import { fillPlaces } from '../i18n/format.ts';
import type { Lang } from './contract.ts';

export type { Values };

const VOWEL = /^[aeiouàâéèêëîïôœ]/i;

/**
 * Chooses the forms of a sentence, and leaves its `{name}` places: `[plays|play]` speaks of another unless `you`,
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

/** A sentence with its places filled in. */
export const fill = (pattern: string, lang: Lang, values: Values = {}, you = false): string =>
  fillPlaces(settle(pattern, lang, values, you), values);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
