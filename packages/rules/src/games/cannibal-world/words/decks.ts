/** The door of who builds decks: words that load with the deck builder, and not with the board. */
import { wordsOf } from '@tablee/engine';
import { deckEn } from './deck-en.ts';
import { deckFr } from './deck-fr.ts';
import { options } from './table-options.ts';

/** The words of decks in a language. */
export const { wordsIn: deckWordsIn } = wordsOf({ fr: deckFr, en: deckEn }, {});

/** The host's choices about decks, in words. */
export const deckOptions = {
  limitedCap: options.limitedCap,
  collection: options.collection,
};
