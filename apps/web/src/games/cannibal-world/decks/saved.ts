import { decodeDeck } from '@tablee/rules/games/cannibal-world/index.ts';
import { useState } from 'react';

/** A deck kept in this browser: a name of one's own and the code it is shared by. */
export interface SavedDeck {
  readonly name: string;
  readonly code: string;
}

const KEY = 'tablee.cannibal-world.decks';
const MOST = 40;

const isSaved = (value: unknown): value is SavedDeck => {
  const { name, code } = (value ?? {}) as Partial<SavedDeck>;
  return typeof name === 'string' && typeof code === 'string' && decodeDeck(code) !== null;
};

/** What the text of the store holds; anything that is no deck is left out. */
export function decksIn(text: string | null): readonly SavedDeck[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The decks with this one, in the place of one of the same name. */
export const withDeck = (decks: readonly SavedDeck[], deck: SavedDeck): readonly SavedDeck[] =>
  [deck, ...decks.filter(({ name }) => name !== deck.name)].slice(0, MOST);

export function useSavedDecks() {
  const [decks, setDecks] = useState(() => {
    try {
      return decksIn(window.localStorage.getItem(KEY));
    } catch {
      return [];
    }
  });
  const put = (next: readonly SavedDeck[]) => {
    setDecks(next);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing: the decks last as long as the page.
    }
  };
  return {
    decks,
    save: (deck: SavedDeck) => put(withDeck(decks, deck)),
    remove: (name: string) => put(decks.filter((each) => each.name !== name)),
  };
}
