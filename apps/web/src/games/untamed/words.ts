import { wordsIn } from '@tablee/rules/games/untamed/words/index.ts';
import { hookOf } from '@/kit/words.ts';

export type { AskKey, Key, Words } from '@tablee/rules/games/untamed/words/index.ts';

export const useWords = hookOf(wordsIn);
