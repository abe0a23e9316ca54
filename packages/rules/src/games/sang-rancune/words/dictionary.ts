import type { Lang, PlainKey, Sayings } from '@tablee/engine';
import { sayingsOf } from '@tablee/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Dictionary = typeof en;
export type Key = PlainKey<Dictionary>;
export type LogKey = keyof Dictionary['log'];
export type AskKey = keyof Dictionary['ask'];
export type RefusalKey = keyof Dictionary['refusals'];

const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = { fr, en };
const SECTIONS = { ask: 'ask', refuse: 'refusals' } as const;

/** All that is said in a language: by questions (`ask`), by refusals, and by whatever shows the table (`say`). */
export type Words = Sayings<Dictionary, typeof SECTIONS>;

export const dictionary = (lang: Lang): Dictionary => DICTIONARIES[lang];

export const sayings: (lang: Lang, finish?: (text: string) => string) => Words = sayingsOf(
  DICTIONARIES,
  SECTIONS,
);

export const WORDS: Readonly<Record<Lang, Words>> = { fr: sayings('fr'), en: sayings('en') };
