import { decodeDeck } from '@tablee/rules/games/cannibal-world/index.ts';
import { create } from 'zustand';

/** A deck kept in this browser: the name its player gave it and the code it is shared by. */
export interface SavedDeck {
  /** Tells it from the others here, whatever it is called. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

const KEY = 'tablee.cannibal-world.decks';
/** Decks kept at most. */
const MOST = 40;

/** Earlier releases told decks apart by their names. */
function savedIn(value: unknown): readonly SavedDeck[] {
  const { id, name, code } = (value ?? {}) as Partial<Record<keyof SavedDeck, unknown>>;
  if (typeof name !== 'string' || typeof code !== 'string' || decodeDeck(code) === null) return [];
  return [{ id: typeof id === 'string' ? id : `named ${name}`, name, code }];
}

/** The decks in the text of the store; anything else is dropped. */
export function decksIn(text: string | null): readonly SavedDeck[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(savedIn).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** `null` where this browser keeps nothing. */
function stored(): readonly SavedDeck[] | null {
  try {
    return decksIn(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export const useSavedDecks = create<{ readonly decks: readonly SavedDeck[] }>(() => ({
  decks: stored() ?? [],
}));

/** Decks that another page of this browser keeps are here at once: the table beside the deck builder. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) useSavedDecks.setState({ decks: stored() ?? [] });
  });
}

/** Changes what is kept, which may be more by now than what this page has read. */
function keep(change: (decks: readonly SavedDeck[]) => readonly SavedDeck[]): void {
  const decks = change(stored() ?? useSavedDecks.getState().decks).slice(0, MOST);
  useSavedDecks.setState({ decks });
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
  } catch {
    // A browser that keeps nothing: the decks last until the page is closed.
  }
}

/** The name, or the first one like it that no deck has: `Rats`, `Rats 2`, `Rats 3`. */
export function freeName(decks: readonly SavedDeck[], name: string): string {
  const stem = name.replace(/ \d+$/, '');
  const taken = new Set(decks.map((deck) => deck.name));
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? stem : `${stem} ${n}`;
    if (!taken.has(free)) return free;
  }
}

/** Keeps a deck that is new here, before all others; returns its id. */
export function keepNew(name: string, code: string): string {
  const known = new Set((stored() ?? useSavedDecks.getState().decks).map(({ id }) => id));
  let n = known.size + 1;
  while (known.has(String(n))) n += 1;
  const id = String(n);
  keep((decks) => [{ id, name, code }, ...decks]);
  return id;
}

/** A deck that is kept has another name or other cards. */
export const keepChanged = (deck: SavedDeck): void =>
  keep((decks) => decks.map((each) => (each.id === deck.id ? deck : each)));

export const forgetDeck = (id: string): void =>
  keep((decks) => decks.filter((each) => each.id !== id));

/** A deleted deck is where it was. */
export const putBack = (deck: SavedDeck, at: number): void =>
  keep((decks) =>
    decks.some(({ id }) => id === deck.id)
      ? decks
      : [...decks.slice(0, at), deck, ...decks.slice(at)],
  );
