import { type PlainKey, type Sayings, sayingsOf } from '@tablee/engine';
import { pseudo } from '../i18n/format.ts';
import { useSettings } from '../stores/settings.ts';
import type { Lang } from './contract.ts';

export type { PlainKey };

/** The words of a game in the reader's language; `Sections` names the parts of its dictionary that have a verb of their own. */
export type GameWords<D, Sections extends Readonly<Record<string, keyof D>>> = Sayings<D, Sections>;

/** A hook: what a game says (its `sayingsOf`) in the language of the settings, or in the pseudo language of tests. */
export function wordsHook<S>(
  sayings: (lang: Lang, finish?: (text: string) => string) => S,
): () => S {
  const words = { fr: sayings('fr'), en: sayings('en'), pseudo: sayings('en', pseudo) };
  return () => words[useSettings((settings) => settings.lang)];
}

/** Worded by a dictionary per language, `en` giving the shape. */
export function wordsOf<D, const Sections extends Readonly<Record<string, keyof D>>>(
  dictionaries: Readonly<Record<Lang, D>>,
  sections: Sections,
) {
  const wordsIn = sayingsOf(dictionaries, sections);
  const WORDS = { fr: wordsIn('fr'), en: wordsIn('en'), pseudo: wordsIn('en', pseudo) };
  return { WORDS, useWords: () => WORDS[useSettings((settings) => settings.lang)] };
}
