import { wordsIn } from '@tablee/rules/games/sang-rancune/words/index.ts';
import { hookOf } from '@/kit/words.ts';

export type { Key, Words } from '@tablee/rules/games/sang-rancune/words/index.ts';

export const useWords = hookOf(wordsIn);
