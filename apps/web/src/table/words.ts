import type { ListKind, Text, Values } from '@tablee/engine';
import { listOf } from '@tablee/engine';
import { pseudo, unbroken } from '../i18n/format.ts';
import { useSettings } from '../stores/settings.ts';
import type { Lang } from './contract.ts';
import { fill } from './sentences.ts';

/** Keys of a dictionary whose values are sentences. */
export type PlainKey<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D];

type Sentence<Key> = (key: Key, values?: Values, you?: boolean) => string;

/** The words of a game in the reader's language; `Sections` names the parts of its dictionary that have a verb of their own. */
export type GameWords<D, Sections extends Readonly<Record<string, keyof D>>> = {
  readonly lang: Lang;
  readonly say: Sentence<PlainKey<D>>;
  /** A text of the rules package. */
  text(text: Text): string;
  list(items: readonly string[], word?: ListKind): string;
} & { readonly [Verb in keyof Sections]: Sentence<keyof D[Sections[Verb]]> };

/** Worded by a dictionary per language, `en` giving the shape. */
export function wordsOf<D, const Sections extends Readonly<Record<string, keyof D>>>(
  dictionaries: Readonly<Record<Lang, D>>,
  sections: Sections,
) {
  type Words = GameWords<D, Sections>;
  const wordsIn = (lang: Lang, finish: (text: string) => string): Words => {
    const dict = dictionaries[lang];
    const from =
      (sentences: unknown): Sentence<PropertyKey> =>
      (key, values, you) =>
        finish(fill((sentences as Record<PropertyKey, string>)[key] ?? '', lang, values, you));
    return {
      lang,
      say: from(dict),
      ...Object.fromEntries(
        Object.entries(sections).map(([verb, section]) => [verb, from(dict[section])]),
      ),
      text: (text: Text) => finish(text[lang]),
      list: (items: readonly string[], word?: ListKind) => listOf(items, lang, word),
    } as Words;
  };
  const WORDS = {
    fr: wordsIn('fr', unbroken),
    en: wordsIn('en', (text) => text),
    pseudo: wordsIn('en', pseudo),
  };
  return { WORDS, useWords: (): Words => WORDS[useSettings((settings) => settings.lang)] };
}
