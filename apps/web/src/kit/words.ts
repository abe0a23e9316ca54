import { pseudo } from '../i18n/format.ts';
import { useSettings } from '../stores/settings.ts';
import type { Lang } from './contract.ts';

type WordsIn<W> = (lang: Lang, finish?: (text: string) => string) => W;

/** The hook that gives the words of a game in the language that is set, the made-up one of tests among them. */
export function hookOf<W>(wordsIn: WordsIn<W>): () => W {
  const words = { fr: wordsIn('fr'), en: wordsIn('en'), pseudo: wordsIn('en', pseudo) };
  return () => words[useSettings(({ lang }) => lang)];
}
