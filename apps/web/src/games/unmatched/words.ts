import type { Text } from '@tablee/rules/table/rulebook.ts';
import { pseudo, unbroken } from '@/i18n/format.ts';
import { useSettings } from '@/stores/settings.ts';
import type { Lang } from '@/table/contract.ts';
import { fill, listOf, type Values } from '@/table/sentences.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

type Plain<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D];
type Key = Plain<typeof en>;
export type LogKey = keyof typeof en.log;
export type AskKey = keyof typeof en.ask;
export type RefusalKey = keyof typeof en.refusals;

export const dictionary = (lang: Lang): typeof en => (lang === 'fr' ? fr : en);

/** The words of this game in the reader's language. */
export interface Words {
  readonly lang: Lang;
  say(key: Key, values?: Values, you?: boolean): string;
  ask(key: AskKey, values?: Values, you?: boolean): string;
  refuse(key: RefusalKey, values?: Values): string;
  /** A text of the rules package. */
  text(text: Text): string;
  list(items: readonly string[]): string;
}

function wordsIn(lang: Lang, finish: (text: string) => string): Words {
  const dict = dictionary(lang);
  return {
    lang,
    say: (key, values, you) => finish(fill(dict[key], values, you)),
    ask: (key, values, you) => finish(fill(dict.ask[key], values, you)),
    refuse: (key, values) => finish(fill(dict.refusals[key], values)),
    text: (text) => finish(text[lang]),
    list: (items) => listOf(items, dict.and),
  };
}

export const WORDS = {
  fr: wordsIn('fr', unbroken),
  en: wordsIn('en', (text) => text),
  pseudo: wordsIn('en', pseudo),
};

export const useWords = (): Words => WORDS[useSettings((settings) => settings.lang)];
