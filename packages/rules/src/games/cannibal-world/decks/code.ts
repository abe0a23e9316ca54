import type { FactionId } from '../cards/card.ts';
import { FACTIONS, factionOf } from '../cards/catalogue.ts';
import type { DeckList } from '../state/state.ts';
import { copiesOf } from './validate.ts';

/** Digits of a code: safe in a link and in a message. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Copies of three cards per digit. */
const PER_DIGIT = 3;
const MOST_COPIES = 3;
const CHECKS = 4093;
/** The longest code: with a sideboard. */
export const LONGEST_CODE = 40;

/**
 * A deck as a short text: faction, copies of its cards in the order of their numbers, the sideboard after a dot, and two
 * digits that notice a slip of the pen. Throws for cards of another faction or more than three copies.
 */
export function encodeDeck({ faction, main, sideboard }: DeckList): string {
  const body = [main, ...(sideboard.length > 0 ? [sideboard] : [])]
    .map((faces) => encodeFaces(faction, faces))
    .join('.');
  const text = `${faction}${body}`;
  return text + checkOf(text);
}

/** The deck of a code, or null if it is none. Whether it is legal is another question. */
export function decodeDeck(code: string): DeckList | null {
  const text = code.slice(0, -2);
  const faction = FACTIONS.find(({ id }) => text.startsWith(id))?.id;
  if (faction === undefined || code.slice(-2) !== checkOf(text)) return null;
  const parts = text.slice(2).split('.');
  if (parts.length > 2) return null;
  const [main, sideboard] = parts.map((part) => decodeFaces(faction, part));
  if (main === undefined || main === null || sideboard === null) return null;
  const deck = { faction, main, sideboard: sideboard ?? [] };
  return encodeDeck(deck) === code ? deck : null;
}

function encodeFaces(faction: FactionId, faces: readonly string[]): string {
  const copies = copiesOf(faces);
  const numbers = factionOf(faction).cards.map(({ id }) => {
    const count = copies.get(id) ?? 0;
    if (count > MOST_COPIES) throw new Error(`${count} copies of ${id} have no code`);
    copies.delete(id);
    return count;
  });
  const [stranger] = copies.keys();
  if (stranger !== undefined) throw new Error(`${stranger} is no card of ${faction}`);
  let digits = '';
  for (let i = 0; i < numbers.length; i += PER_DIGIT) {
    const [a = 0, b = 0, c = 0] = numbers.slice(i, i + PER_DIGIT);
    digits += DIGITS[a + 4 * b + 16 * c];
  }
  return digits.replace(/A+$/, '');
}

function decodeFaces(faction: FactionId, digits: string): string[] | null {
  const faces: string[] = [];
  const { cards } = factionOf(faction);
  for (const [i, digit] of [...digits].entries()) {
    const value = DIGITS.indexOf(digit);
    if (value === -1) return null;
    for (let j = 0; j < PER_DIGIT; j += 1) {
      const card = cards[i * PER_DIGIT + j];
      const count = (value >> (2 * j)) & MOST_COPIES;
      if (card === undefined && count > 0) return null;
      if (card !== undefined) faces.push(...Array<string>(count).fill(card.id));
    }
  }
  return faces;
}

/** Two digits over a text: a changed or exchanged character is noticed. */
function checkOf(text: string): string {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % CHECKS;
  return `${DIGITS[sum >> 6]}${DIGITS[sum & 63]}`;
}
