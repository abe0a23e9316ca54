import { expect, test } from 'vitest';
import { capital, fill, fillPlaces, unbroken } from './sentences.ts';

test('a sentence chooses the verb, the plural and the elision', () => {
  expect(fill('{who} [joue|jouez]', 'fr', { who: 'vous' }, true)).toBe('vous jouez');
  expect(fill('{who} [joue|jouez]', 'fr', { who: 'Béa' })).toBe('Béa joue');
  expect(fill('Au tour de {who}', 'fr', { who: 'Ada' })).toBe('Au tour d’Ada');
  expect(fill('Au tour de {who}', 'fr', { who: 'Béa' })).toBe('Au tour de Béa');
  expect(capital('émeu')).toBe('Émeu');
});

test('the plural follows the language: French counts zero as one', () => {
  const said = (lang: 'fr' | 'en') =>
    [0, 1, 4].map((n) => fill('{n} {n|carte|cartes}', lang, { n }));
  expect(said('fr')).toEqual(['0 carte', '1 carte', '4 cartes']);
  expect(said('en')).toEqual(['0 cartes', '1 carte', '4 cartes']);
});

test('fills names in and leaves unknown ones alone', () => {
  expect(fillPlaces('{name} waits for {other}', { name: 'Ana' })).toBe('Ana waits for {other}');
});

test('French punctuation stays with its word', () => {
  expect(unbroken('Qui ? « Moi » !')).toBe('Qui\u202f? «\u202fMoi\u202f»\u202f!');
});
