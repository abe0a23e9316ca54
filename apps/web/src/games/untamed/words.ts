import { sayings } from '@tablee/rules/games/untamed/words/index.ts';
import { wordsHook } from '@/table/words.ts';

export type { AskKey, Key, Words } from '@tablee/rules/games/untamed/words/index.ts';

export const useWords = wordsHook(sayings);
