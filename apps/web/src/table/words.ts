import { type PlainKey, type Sayings, sayingsOf } from '@tablee/engine';
import { pseudo } from '../i18n/format.ts';
import { useSettings } from '../stores/settings.ts';
import type { Lang } from './contract.ts';

export type { PlainKey };

/** The words of a game in the reader's language; `Sections` names the parts of its dictionary that have a verb of their own. */
export type GameWords<D, Sections extends Readonly<Record<string, keyof D>>> = Sayings<D, Sections>;

/** Worded by a dictionary per language, `en` giving the shape. */
export function wordsOf<D, const Sections extends Readonly<Record<string, keyof D>>>(
  dictionaries: Readonly<Record<Lang, D>>,
  sections: Sections,
) {
  const wordsIn = sayingsOf(dictionaries, sections);
  return { WORDS: { fr: wordsIn('fr'), en: wordsIn('en') }, useWords: wordsHook(wordsIn) };
}

/** The hook that gives the sayings of a game in the reader's language, the made-up one included. */
export function wordsHook<S>(sayings: (lang: Lang, finish?: (text: string) => string) => S) {
  const WORDS = { fr: sayings('fr'), en: sayings('en'), pseudo: sayings('en', pseudo) };
  return () => WORDS[useSettings((settings) => settings.lang)];
}
