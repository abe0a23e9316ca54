import { expect, test } from 'vitest';
import { withX } from './texts.ts';

test('the printed number stands in the text and chooses its forms: French counts zero as one', () => {
  const draw = withX('Piochez X {X|carte|cartes}.', 'Draw X {X|card|cards}.');
  expect([0, 1, 2].map((x) => draw(x).fr)).toEqual([
    'Piochez 0 carte.',
    'Piochez 1 carte.',
    'Piochez 2 cartes.',
  ]);
  expect([0, 1, 2].map((x) => draw(x).en)).toEqual([
    'Draw 0 cards.',
    'Draw 1 card.',
    'Draw 2 cards.',
  ]);
});
