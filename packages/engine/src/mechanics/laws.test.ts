import { expect, test } from 'vitest';
import { conserved, law, noTwins } from './laws.ts';

test('a law that holds says nothing, one that is broken throws what is wrong', () => {
  law(true, 'nothing');
  expect(() => law(false, '5 meat')).toThrow('broken law: 5 meat');
});

test('cards are conserved: none lost, none doubled, in any order', () => {
  conserved(['b', 'a', 'a'], ['a', 'b', 'a'], 'cards');
  expect(() => conserved(['a', 'b'], ['a'], 'cards')).toThrow('1 of 2 cards: a');
  expect(() => conserved(['a', 'b'], ['a', 'a'], 'cards')).toThrow('2 of 2 cards: a,a');
  expect(() => conserved(['a'], ['a', 'a'], 'cards')).toThrow('2 of 1 cards');
});

test('no id is there twice', () => {
  noTwins(['a', 'b'], 'card ids');
  expect(() => noTwins(['a', 'b', 'a'], 'card ids')).toThrow('twin card ids');
});
