import type { Text } from '@tablee/rules/table/rulebook.ts';
import { pseudo } from '@/i18n/format.ts';
import { useSettings } from '@/stores/settings.ts';
import type { Lang } from '@/table/contract.ts';
import { fill, listOf, type Values } from '@/table/sentences.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

type Plain<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D];
export type Key = Plain<typeof en>;
export type LogKey = keyof typeof en.log;
type HelpKey = keyof typeof en.help;

export const dictionary = (lang: Lang): typeof en => (lang === 'fr' ? fr : en);

/** The words of this game in the reader's language. */
export interface Words {
  readonly lang: Lang;
  say(key: Key, values?: Values, you?: boolean): string;
  help(key: HelpKey, values?: Values): string;
  /** A text of the rules package. */
  text(text: Text): string;
  list(items: readonly string[]): string;
}

function wordsIn(lang: Lang, finish: (text: string) => string = (text) => text): Words {
  const dict = dictionary(lang);
  return {
    lang,
    say: (key, values, you) => finish(fill(dict[key], values, you)),
    help: (key, values) => finish(fill(dict.help[key], values)),
    text: (text) => finish(text[lang]),
    list: (items) => listOf(items, dict.and),
  };
}

export const WORDS = { fr: wordsIn('fr'), en: wordsIn('en'), pseudo: wordsIn('en', pseudo) };

export const useWords = (): Words => WORDS[useSettings((settings) => settings.lang)];

export const ROMAN = ['', 'I', 'II', 'III'] as const;
