import { type PlainKey, type Sayings, sayingsOf } from '@tablee/engine';
import { pseudo } from '../i18n/format.ts';
import { useSettings } from '../stores/settings.ts';
import type { Lang } from './contract.ts';

export type { PlainKey };

/** The words of a game in the reader's language; `Sections` names the parts of its dictionary that have a verb of their own. */
export type GameWords<D, Sections extends Readonly<Record<string, keyof D>>> = Sayings<D, Sections>;

type WordsIn<W> = (lang: Lang, finish?: (text: string) => string) => W;

/** In each language of the settings, the made-up one of tests among them. */
const inEach = <W>(wordsIn: WordsIn<W>) => ({
  fr: wordsIn('fr'),
  en: wordsIn('en'),
  pseudo: wordsIn('en', pseudo),
});

/** The hook that gives the words of a game in the language that is set. */
export function hookOf<W>(wordsIn: WordsIn<W>): () => W {
  const words = inEach(wordsIn);
  return () => words[useSettings(({ lang }) => lang)];
}

/** Worded by a dictionary per language, `en` giving the shape. */
export function wordsOf<D, const Sections extends Readonly<Record<string, keyof D>>>(
  dictionaries: Readonly<Record<Lang, D>>,
  sections: Sections,
) {
  const WORDS = inEach(sayingsOf(dictionaries, sections));
  return { WORDS, useWords: () => WORDS[useSettings((settings) => settings.lang)] };
}
