import { expect, test } from 'vitest';
import { pseudo, say, unbroken } from './format.ts';

test('fills names in and leaves unknown ones alone', () => {
  expect(say('{name} waits for {other}', 'en', { name: 'Ana' })).toBe('Ana waits for {other}');
});

test('plurals follow the language: French counts zero as one', () => {
  const chairs = { one: '{count} chair', other: '{count} chairs' };
  expect(say(chairs, 'en', { count: 0 })).toBe('0 chairs');
  expect(say(chairs, 'fr', { count: 0 })).toBe('0 chair');
  expect(say(chairs, 'fr', { count: 2 })).toBe('2 chairs');
});

test('French punctuation stays with its word', () => {
  expect(unbroken('Qui ? « Moi » !')).toBe('Qui\u202f? «\u202fMoi\u202f»\u202f!');
});

test('the pseudo-locale is at least 40 % longer', () => {
  for (const text of ['Yes', 'Open a room', 'x'.repeat(120)]) {
    expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
  }
});
