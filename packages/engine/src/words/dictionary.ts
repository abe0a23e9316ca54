import type { ListKind, Values } from './grammar.ts';
import { listOf } from './grammar.ts';
import type { Lang, Text } from './rulebook.ts';
import { fill, unbroken } from './sentences.ts';

/** Keys of a dictionary whose values are sentences. */
export type PlainKey<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D];

type Sentence<Key> = (key: Key, values?: Values, you?: boolean) => string;

/** Ways to say what stands in a dictionary, in one language; `Sections` names its parts that have a verb of their own. */
export type Sayings<D, Sections extends Readonly<Record<string, keyof D>>> = {
  readonly lang: Lang;
  readonly say: Sentence<PlainKey<D>>;
  text(text: Text): string;
  list(items: readonly string[], word?: ListKind): string;
} & { readonly [Verb in keyof Sections]: Sentence<keyof D[Sections[Verb]]> };

const FINISH: Readonly<Record<Lang, (text: string) => string>> = {
  fr: unbroken,
  en: (text) => text,
};

/** The words in a language. `finish` is the last touch to a text. */
const sayingsOf =
  <D, const Sections extends Readonly<Record<string, keyof D>>>(
    dictionaries: Readonly<Record<Lang, D>>,
    sections: Sections,
  ) =>
  (lang: Lang, finish = FINISH[lang]): Sayings<D, Sections> => {
    const from =
      (sentences: unknown): Sentence<PropertyKey> =>
      (key, values, you) =>
        finish(fill((sentences as Record<PropertyKey, string>)[key] ?? '', lang, values, you));
    const dictionary = dictionaries[lang];
    return {
      lang,
      say: from(dictionary),
      ...Object.fromEntries(
        Object.entries(sections).map(([verb, section]) => [verb, from(dictionary[section])]),
      ),
      text: (text: Text) => finish(text[lang]),
      list: (items: readonly string[], word?: ListKind) => listOf(items, lang, word),
    } as Sayings<D, Sections>;
  };

/**
 * A game's words: a dictionary per language, `en` giving the shape. `WORDS` has them in both languages, `wordsIn` makes them
 * with another last touch, `dictionary` has the bare sentences.
 */
export function wordsOf<D, const Sections extends Readonly<Record<string, keyof D>>>(
  dictionaries: Readonly<Record<Lang, D>>,
  sections: Sections,
) {
  const wordsIn = sayingsOf<D, Sections>(dictionaries, sections);
  return {
    wordsIn,
    WORDS: { fr: wordsIn('fr'), en: wordsIn('en') },
    dictionary: (lang: Lang): D => dictionaries[lang],
  };
}
