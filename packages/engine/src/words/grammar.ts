import type { Lang } from './rulebook.ts';

/** Values of the `{name}` places of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** British English has no comma before the last "and", nor have the texts of the house. */
const LOCALES: Readonly<Record<Lang, string>> = { fr: 'fr', en: 'en-GB' };

/** Made when a language first needs it: the platform takes its time. */
function perLang<T>(make: (locale: string) => T): (lang: Lang) => T {
  const made: { [lang in Lang]?: T } = {};
  return (lang) => {
    made[lang] ??= make(LOCALES[lang]);
    return made[lang];
  };
}

const countingIn = perLang((locale) => new Intl.PluralRules(locale));
const LISTS = {
  and: perLang((locale) => new Intl.ListFormat(locale)),
  or: perLang((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
  /** Said of one thing one after the other, none of them the last word: "Alice, small, 13 health". */
  facts: perLang((locale) => new Intl.ListFormat(locale, { style: 'narrow' })),
};

/**
 * Chooses the forms of a sentence that follow a number, `{count|card|cards}`, and leaves its `{name}` places.
 * French counts 0 and 1 as one, English only 1.
 */
export const settlePlurals = (pattern: string, lang: Lang, values: Values): string =>
  pattern.replace(
    /\{(\w+)\|([^|}]*)\|([^|}]*)\}/g,
    (_, name: string, one: string, other: string) =>
      countingIn(lang).select(Number(values[name])) === 'one' ? one : other,
  );

/** How a list is put together. */
export type ListKind = keyof typeof LISTS;

/** "a, b and c", or with "or"; as facts "a, b, c". */
export const listOf = (items: readonly string[], lang: Lang, word: ListKind = 'and'): string =>
  LISTS[word](lang).format(items);

/** The joint after each of `length` items of a list: ", ", " and ", and nothing after the last. */
export const listJoints = (length: number, lang: Lang): string[] => {
  const items = Array.from({ length }, String);
  const parts = LISTS.and(lang).formatToParts(items);
  return items.map((_, i) => parts[2 * i + 1]?.value ?? '');
};
