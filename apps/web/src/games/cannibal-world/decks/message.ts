import { decodeDeck } from '@tablee/rules/games/cannibal-world/index.ts';

/** The message to a friend: the name of a deck and its code. */
export const messageOf = (name: string, code: string): string =>
  name === '' ? code : `${name} · ${code}`;

/** The deck in a message as it was pasted, with what stands before its code as its name; `null` if there is none. */
export function deckIn(message: string): { readonly name: string; readonly code: string } | null {
  const words = message.trim().split(/\s+/);
  const at = words.findLastIndex((word) => decodeDeck(word) !== null);
  const code = words[at];
  if (code === undefined) return null;
  const name = words
    .slice(0, at)
    .join(' ')
    .replace(/[\s·:,-]+$/, '');
  return { name: name.slice(0, LONGEST_NAME), code };
}

export const LONGEST_NAME = 40;
