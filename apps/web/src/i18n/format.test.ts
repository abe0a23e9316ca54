import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pseudo } from './format.ts';
import { fr } from './fr.ts';

test('words that every page loads have no forms to choose', () => {
  for (const words of [fr, en]) {
    expect(Object.values(words).filter((text) => /[|[\]]/.test(text))).toEqual([]);
  }
});

test('the pseudo-locale is at least 40 % longer', () => {
  for (const text of ['Yes', 'Open a room', 'x'.repeat(120)]) {
    expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
  }
});
