import type { Lang, PlainKey, Sayings } from '@tablee/engine';
import { sayingsOf } from '@tablee/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Dictionary = typeof en;
export type Key = PlainKey<Dictionary>;
export type LogKey = keyof Dictionary['log'];

const SECTIONS = { help: 'help' } as const;
export type Words = Sayings<Dictionary, typeof SECTIONS>;

export const dictionary = (lang: Lang): Dictionary => (lang === 'fr' ? fr : en);

/** The words in a language. */
export const wordsIn = sayingsOf<Dictionary, typeof SECTIONS>({ fr, en }, SECTIONS);

export const WORDS: Readonly<Record<Lang, Words>> = { fr: wordsIn('fr'), en: wordsIn('en') };

export const ROMAN = ['', 'I', 'II', 'III'] as const;
