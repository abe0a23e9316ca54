import type { Lang } from '@/table/contract.ts';
import { type GameWords, type PlainKey, wordsOf } from '@/table/words.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

type Dictionary = typeof en;
export type Key = PlainKey<Dictionary>;
export type LogKey = keyof Dictionary['log'];
export type AskKey = keyof Dictionary['ask'];
export type RefusalKey = keyof Dictionary['refusals'];

const SECTIONS = { ask: 'ask', refuse: 'refusals', deckSay: 'deck' } as const;
export type Words = GameWords<Dictionary, typeof SECTIONS>;

export const dictionary = (lang: Lang): Dictionary => (lang === 'fr' ? fr : en);

export const { WORDS, useWords } = wordsOf<Dictionary, typeof SECTIONS>({ fr, en }, SECTIONS);
