import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';

const fox = { id: 'fox', cost: 2 };
const crow = { id: 'crow', cost: 1 };

test('a catalogue gives cards by their face, in the order they were listed', () => {
  const cards = catalogueOf([fox, crow]);
  expect(cards.of('crow')).toBe(crow);
  expect(cards.all).toEqual([fox, crow]);
  expect([cards.has('fox'), cards.has('owl')]).toEqual([true, false]);
});

test('a face that nobody printed, or two cards printed with, is an error that names it', () => {
  expect(() => catalogueOf([fox]).of('owl')).toThrow('no card owl');
  expect(() => catalogueOf([fox, crow, { id: 'fox', cost: 9 }])).toThrow('face fox');
});
