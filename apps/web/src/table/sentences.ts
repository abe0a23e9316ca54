import type { Lang } from './contract.ts';

/** Values of the `{name}` places of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

const VOWEL = /^[aeiouàâéèêëîïôœ]/i;

/**
 * Chooses the forms of a sentence, and leaves its `{name}` places: `[plays|play]` speaks of another unless `you`,
 * `{count|card|cards}` follows a number, and "de" before a vowel is "d’". French counts none as one does: 0 carte.
 */
export function settle(
  pattern: string,
  values: Values = {},
  you = false,
  lang: Lang = 'en',
): string {
  const isOne = (n: number): boolean => n === 1 || (n === 0 && lang === 'fr');
  return pattern
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, other: string, mine: string) => (you ? mine : other))
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      isOne(Number(values[name])) ? one : many,
    )
    .replace(/\bde \{(\w+)\}/g, (whole, name: string) =>
      VOWEL.test(String(values[name] ?? '')) ? `d’{${name}}` : whole,
    );
}

/** A sentence with its places filled in. */
export function fill(pattern: string, values: Values = {}, you = false, lang: Lang = 'en'): string {
  return settle(pattern, values, you, lang).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** "a, b and c", with the reader's word for "and". */
export function listOf(items: readonly string[], and: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
