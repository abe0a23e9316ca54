import { deckWordsIn } from '@tablee/rules/games/cannibal-world/words/decks.ts';
import { hookOf } from '@/kit/words.ts';
import { useWords } from '../words.ts';

const useDeckSayings = hookOf(deckWordsIn);

/** The words of the game, and those of decks (`deckSay`), which load with them. */
export function useDeckWords() {
  const { say: deckSay } = useDeckSayings();
  return { ...useWords(), deckSay };
}

export type DeckWords = ReturnType<typeof useDeckWords>;
