import { expect, test } from 'vitest';
import { type ListKind, listJoints, listOf, settlePlurals } from './grammar.ts';

const ITEMS = ['a', 'b', 'c'];
const lists = (lang: 'fr' | 'en', word?: ListKind) =>
  [0, 1, 2, 3].map((length) => listOf(ITEMS.slice(0, length), lang, word));

test('a number chooses the form: French counts zero as one, English does not', () => {
  const said = (lang: 'fr' | 'en') =>
    [0, 1, 2, 1_000_000].map((n) => settlePlurals('{n|one|other}', lang, { n }));
  expect(said('fr')).toEqual(['one', 'one', 'other', 'other']);
  expect(said('en')).toEqual(['other', 'one', 'other', 'other']);
});

test('each number chooses its own forms, and places stay', () => {
  const pattern = '{cards} {cards|card is|cards are} here, {rounds} {rounds|round|rounds} on';
  expect(settlePlurals(pattern, 'en', { cards: 1, rounds: '2' })).toBe(
    '{cards} card is here, {rounds} rounds on',
  );
  expect(settlePlurals('{n|a|b}', 'fr', {})).toBe('b');
});

test('lists of none to three, with "and" and with "or"', () => {
  expect(lists('en')).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(lists('fr')).toEqual(['', 'a', 'a et b', 'a, b et c']);
  expect(lists('en', 'or')).toEqual(['', 'a', 'a or b', 'a, b or c']);
  expect(lists('fr', 'or')).toEqual(['', 'a', 'a ou b', 'a, b ou c']);
});

test('facts about one thing stand side by side in both languages', () => {
  for (const lang of ['en', 'fr'] as const) {
    expect(lists(lang, 'facts')).toEqual(['', 'a', 'a, b', 'a, b, c']);
  }
});

test('joints are those of the list', () => {
  for (const lang of ['fr', 'en'] as const) {
    for (const length of [0, 1, 2, 3]) {
      const joints = listJoints(length, lang);
      expect(joints).toHaveLength(length);
      const items = ITEMS.slice(0, length);
      expect(items.map((item, i) => item + joints[i]).join('')).toBe(listOf(items, lang));
    }
  }
});
