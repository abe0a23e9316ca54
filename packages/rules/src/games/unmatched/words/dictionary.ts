import { wordsOf } from '@tablee/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Dictionary = typeof en;
export type LogKey = keyof Dictionary['log'];
export type AskKey = keyof Dictionary['ask'];
export type RefusalKey = keyof Dictionary['refusals'];

export const { dictionary, wordsIn, WORDS } = wordsOf(
  { fr, en },
  { ask: 'ask', refuse: 'refusals' },
);

export type Words = (typeof WORDS)['en'];
