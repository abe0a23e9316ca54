import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fillPlaces, pseudo, unbroken } from './format.ts';
import { fr } from './fr.ts';

test('fills names in and leaves unknown ones alone', () => {
  expect(fillPlaces('{name} waits for {other}', { name: 'Ana' })).toBe('Ana waits for {other}');
});

test('words that every page loads have no forms to choose', () => {
  for (const words of [fr, en]) {
    expect(Object.values(words).filter((text) => /[|[\]]/.test(text))).toEqual([]);
  }
});

test('French punctuation stays with its word', () => {
  expect(unbroken('Qui ? « Moi » !')).toBe('Qui\u202f? «\u202fMoi\u202f»\u202f!');
});

test('the pseudo-locale is at least 40 % longer', () => {
  for (const text of ['Yes', 'Open a room', 'x'.repeat(120)]) {
    expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
  }
});
