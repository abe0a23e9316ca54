import { expect, test } from 'vitest';
import { capital, fill, listOf } from './sentences.ts';

test('a sentence chooses the verb, the plural and the elision', () => {
  expect(fill('{who} [joue|jouez]', { who: 'vous' }, true)).toBe('vous jouez');
  expect(fill('{who} [joue|jouez]', { who: 'Béa' })).toBe('Béa joue');
  expect(fill('{n} {n|carte|cartes}', { n: 1 })).toBe('1 carte');
  expect(fill('{n} {n|carte|cartes}', { n: 4 })).toBe('4 cartes');
  expect(fill('{n} {n|carte|cartes}', { n: 0 }, false, 'fr')).toBe('0 carte');
  expect(fill('{n} {n|card|cards}', { n: 0 }, false, 'en')).toBe('0 cards');
  expect(fill('Au tour de {who}', { who: 'Ada' })).toBe('Au tour d’Ada');
  expect(fill('Au tour de {who}', { who: 'Béa' })).toBe('Au tour de Béa');
});

test('a list ends with the word for "and"', () => {
  expect(listOf([], 'et')).toBe('');
  expect(listOf(['a'], 'et')).toBe('a');
  expect(listOf(['a', 'b', 'c'], 'et')).toBe('a, b et c');
  expect(capital('émeu')).toBe('Émeu');
});
