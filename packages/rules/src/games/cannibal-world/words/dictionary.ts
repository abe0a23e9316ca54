import type { Lang, PlainKey, Sayings } from '@tablee/engine';
import { sayingsOf } from '@tablee/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Dictionary = typeof en;
export type Key = PlainKey<Dictionary>;
export type LogKey = keyof Dictionary['log'];
export type AskKey = keyof Dictionary['ask'];
export type RefusalKey = keyof Dictionary['refusals'];

const SECTIONS = { ask: 'ask', refuse: 'refusals' } as const;

/**
 * All that is said in a language: of questions (`ask`), of refusals (`refuse`), and by whatever shows the table (`say`).
 */
export type Words = Sayings<Dictionary, typeof SECTIONS>;

export const dictionary = (lang: Lang): Dictionary => (lang === 'fr' ? fr : en);

/** The words in a language. */
export const wordsIn = sayingsOf<Dictionary, typeof SECTIONS>({ fr, en }, SECTIONS);

export const WORDS: Readonly<Record<Lang, Words>> = { fr: wordsIn('fr'), en: wordsIn('en') };
