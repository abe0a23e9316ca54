import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenSeed } from '../testing/effort.ts';
import { type Copy, copyOf, digestOfCopies, shapeOf } from './copy.ts';
import { digestOf } from './digest.ts';

fc.configureGlobal({ seed: chosenSeed });

test('the digest of copies is that of the state', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), fc.jsonValue(), (open, own, deep) => {
      const copies = { open: copyOf(open), own: own.map(copyOf), deep: copyOf(deep) };
      expect(digestOfCopies(copies)).toBe(digestOf({ open, own, deep }));
    }),
  );
  const sparse = { a: 1, b: undefined, c: [undefined, Number.NaN, -0] };
  const copies = { open: copyOf(sparse), own: [], deep: null };
  expect(digestOfCopies(copies)).toBe(digestOf({ open: sparse, own: [], deep: null }));
});

test('a copy reads again only what has been forgotten', () => {
  const copy = copyOf({ a: [{ b: 1 }], c: 'd' }) as Copy;
  const digest = () => digestOfCopies({ open: copy, own: [], deep: null });
  const first = digest();
  const list = copy.values[0] as Copy;
  const inner = list.values[0] as Copy;
  inner.values[0] = 2;
  expect(digest()).toBe(first);
  for (const changed of [inner, list, copy]) changed.forget();
  expect(digest()).toBe(digestOf({ open: { a: [{ b: 2 }], c: 'd' }, own: [], deep: null }));
});

test('records that look alike share one shape, however many others there have been', () => {
  const one = copyOf({ id: 'c1', face: 2 }) as Copy;
  const other = copyOf({ id: 'c2', face: 1 }) as Copy;
  expect(other.shape).toBe(one.shape);
  expect([one.id, other.id, (copyOf({ face: 1 }) as Copy).id]).toEqual(['c1', 'c2', undefined]);
  expect((copyOf({ face: 1, id: 'c3' }) as Copy).shape).not.toBe(one.shape);
  expect((copyOf([]) as Copy).shape).toBeNull();
  for (let i = 0; i < 5000; i += 1) shapeOf([`key${i}`]);
  expect(shapeOf(['id', 'face'])).toEqual(one.shape);
});

test('keys with a line feed in them are other keys', () => {
  expect(shapeOf(['a\nb']).keys).toEqual(['a\nb']);
  expect(shapeOf(['a', 'b']).keys).toEqual(['a', 'b']);
  expect(shapeOf(['a\nb', 'c']).keys).toEqual(['a\nb', 'c']);
  expect(shapeOf(['a', 'b\nc']).keys).toEqual(['a', 'b\nc']);
});
