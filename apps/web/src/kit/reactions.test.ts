import { expect, test } from 'vitest';
import { tableEn } from '../i18n/table-en.ts';
import { tableFr } from '../i18n/table-fr.ts';
import { REACTIONS, type Reaction, reactionOf } from './reactions.ts';

test('a reaction is known by its words in both languages, other words are none', () => {
  const keys = Object.keys(REACTIONS) as Reaction[];
  expect(keys).toHaveLength(6);
  for (const words of [tableFr, tableEn]) {
    expect(keys.map((key) => reactionOf(words[key]))).toEqual(keys);
  }
  expect(reactionOf('Encore une ?')).toBe('phraseAgain');
  expect(reactionOf('Well played, all of you')).toBe(null);
});
