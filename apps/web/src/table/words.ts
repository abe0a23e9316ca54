import { pseudo } from '../i18n/format.ts';
import { useSettings } from '../stores/settings.ts';
import type { Lang } from './contract.ts';

/** The hook that gives the words of a game in the language that is set: one of the players', or the made-up one of tests. */
export function hookOf<W>(wordsIn: (lang: Lang, finish?: (text: string) => string) => W): () => W {
  const words = { fr: wordsIn('fr'), en: wordsIn('en'), pseudo: wordsIn('en', pseudo) };
  return () => words[useSettings(({ lang }) => lang)];
}
