import { type PlainKey, wordsOf } from '@tablee/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Dictionary = typeof en;
export type Key = PlainKey<Dictionary>;
export type LogKey = keyof Dictionary['log'];
export type AskKey = keyof Dictionary['ask'];
export type RefusalKey = keyof Dictionary['refusals'];

export const { dictionary, wordsIn, WORDS } = wordsOf(
  { fr, en },
  { ask: 'ask', refuse: 'refusals' },
);

/** All that is said in a language: of questions (`ask`), of refusals (`refuse`), and by whatever shows the table (`say`). */
export type Words = (typeof WORDS)['en'];
