import { type PlainKey, wordsOf } from '@tablee/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Dictionary = typeof en;
export type Key = PlainKey<Dictionary>;
export type LogKey = keyof Dictionary['log'];

export const { dictionary, wordsIn, WORDS } = wordsOf({ fr, en }, { help: 'help' });

export type Words = (typeof WORDS)['en'];

export const ROMAN = ['', 'I', 'II', 'III'] as const;
