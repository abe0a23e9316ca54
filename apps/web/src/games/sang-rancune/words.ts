import { sayings } from '@tablee/rules/games/sang-rancune/words/index.ts';
import { wordsHook } from '@/table/words.ts';

export type { Key, Words } from '@tablee/rules/games/sang-rancune/words/index.ts';

export const useWords = wordsHook(sayings);
