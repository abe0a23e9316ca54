import { createElement } from 'react';
import { expect, test } from 'vitest';
import { saysTheSame } from './still.ts';

test('plain data says the same by its contents', () => {
  const one = { card: 'lion', marks: [{ name: 'guard' }], price: undefined };
  expect(saysTheSame(one, structuredClone(one))).toBe(true);
  expect(saysTheSame(one, { ...one, card: 'heron' })).toBe(false);
  expect(saysTheSame(one, { ...one, marks: [{ name: 'rush' }] })).toBe(false);
  expect(saysTheSame(one, { ...one, marks: [] })).toBe(false);
  expect(saysTheSame({ card: 'lion', price: undefined }, { card: 'lion', cost: undefined })).toBe(
    false,
  );
});

test('functions, elements and collections say the same only if they are the same', () => {
  expect(saysTheSame({ act: () => {} }, { act: () => {} })).toBe(false);
  expect(saysTheSame({ of: createElement('b') }, { of: createElement('b') })).toBe(false);
  expect(saysTheSame(new Map([['a', 1]]), new Map([['a', 1]]))).toBe(false);
});
