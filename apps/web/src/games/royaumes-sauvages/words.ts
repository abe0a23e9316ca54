import { wordsIn } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';
import { hookOf } from '@/kit/words.ts';

export type { Words } from '@tablee/rules/games/royaumes-sauvages/words/index.ts';

export const useWords = hookOf(wordsIn);
