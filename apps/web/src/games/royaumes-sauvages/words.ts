import type { Text } from '@tablee/rules/table/rulebook.ts';
import { pseudo } from '@/i18n/format.ts';
import { useSettings } from '@/stores/settings.ts';
import type { Lang } from '@/table/contract.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

type Plain<D> = { [K in keyof D]: D[K] extends string ? K : never }[keyof D];
export type Key = Plain<typeof en>;
export type LogKey = keyof typeof en.log;
type HelpKey = keyof typeof en.help;
export type Values = Readonly<Record<string, string | number>>;

export const dictionary = (lang: Lang): typeof en => (lang === 'fr' ? fr : en);

const VOWEL = /^[aeiouàâéèêëîïôœ]/i;

/**
 * Chooses the forms of a sentence, and leaves its `{name}` places: `[plays|play]` speaks of another unless `you`,
 * `{count|card|cards}` follows a number, and "de" before a vowel is "d’".
 */
export function settle(pattern: string, values: Values = {}, you = false): string {
  return pattern
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, other: string, mine: string) => (you ? mine : other))
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(values[name]) === 1 ? one : many,
    )
    .replace(/\bde \{(\w+)\}/g, (whole, name: string) =>
      VOWEL.test(String(values[name] ?? '')) ? `d’{${name}}` : whole,
    );
}

/** A sentence with its places filled in. */
export function fill(pattern: string, values: Values = {}, you = false): string {
  return settle(pattern, values, you).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

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
    list: (items) => listOf(items, lang),
  };
}

/** "a, b and c". */
export function listOf(items: readonly string[], lang: Lang): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${dictionary(lang).and} ${items.at(-1)}`;
}

export const WORDS = { fr: wordsIn('fr'), en: wordsIn('en'), pseudo: wordsIn('en', pseudo) };

export const useWords = (): Words => WORDS[useSettings((settings) => settings.lang)];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ROMAN = ['', 'I', 'II', 'III'] as const;
