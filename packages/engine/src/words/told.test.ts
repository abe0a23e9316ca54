import { expect, test } from 'vitest';
import type { Lang } from './rulebook.ts';
import type { Reader } from './told.ts';
import { faces, Narrator, plainOf, told } from './told.ts';

const PATTERNS = {
  fr: '{who} [montre|montrez] {cards} : {n} {n|carte|cartes}.',
  en: '{who} [shows|show] {cards}: {n} {n|card|cards}.',
};

const readerOf = (lang: Lang, you: number | null = null): Reader => ({
  lang,
  nameOf: (seat) =>
    seat === you ? { fr: 'vous', en: 'you' }[lang] : (['Ada', 'vous'][seat] ?? ''),
  isYou: (seat) => seat === you,
});

/** A reader's line for seat 0 that shows these cards. */
function shown(lang: Lang, cards: readonly string[], you: number | null = null, who = [0]) {
  const narrator = new Narrator<'shown'>(readerOf(lang, you));
  const line = narrator.deed('shown', who, {
    cards: faces(cards.map((face) => ({ face }))),
    n: cards.length,
  });
  return told(line, PATTERNS[lang], lang, (face) => face.toUpperCase());
}

test('cards are listed as the language lists them, and the sentence begins with a capital', () => {
  expect(plainOf(shown('fr', ['a', 'b', 'c']))).toBe('Ada montre A, B et C : 3 cartes.');
  expect(plainOf(shown('en', ['a', 'b', 'c'], 0))).toBe('You show A, B and C: 3 cards.');
});

test('a comma and the stop stay with the card before them', () => {
  expect(shown('en', ['a', 'b', 'c'])).toEqual([
    { name: 'Ada' },
    ' shows ',
    { card: 'a', called: 'A', closing: ',' },
    ' ',
    { card: 'b', called: 'B', closing: '' },
    ' and ',
    { card: 'c', called: 'C', closing: ':' },
    ' 3 cards.',
  ]);
});

test('French counts zero as one, and its punctuation holds on to the word before it', () => {
  expect(plainOf(shown('fr', []))).toMatch(/0 carte\.$/);
  expect(plainOf(shown('en', []))).toMatch(/0 cards\.$/);
  expect(shown('fr', ['a'])).toEqual([
    { name: 'Ada' },
    ' montre ',
    { card: 'a', called: 'A', closing: '' },
    '\u202f: 1 carte.',
  ]);
});

test('others read the name of the player called "vous", not the second person', () => {
  expect(plainOf(shown('fr', ['a'], null, [1]))).toBe('Vous montre A : 1 carte.');
  expect(plainOf(shown('fr', ['a'], 1, [0, 1]))).toBe('Vous et Ada montrez A : 1 carte.');
});
