import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Copy } from '../session/copy.ts';
import { copyOf } from '../session/copy.ts';
import { chosenSeed } from '../testing/effort.ts';
import type { Change } from './change.ts';
import { changed, changeSince } from './change.ts';

fc.configureGlobal({ seed: chosenSeed });

/** As it is kept: plain JSON. */
const kept = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);

/** The change from one value to another, found by a copy of the first; the copy is up to date then. */
function changeOf(before: unknown, after: unknown): Change | undefined {
  const copy = copyOf({ value: before }) as Copy;
  const change = changeSince(copy, { value: after }) as { readonly value: Change } | undefined;
  expect(changeSince(copy, { value: after })).toBeUndefined();
  return change?.value;
}

test('a change leads from any value to any other, byte for byte', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const [from, to] = [kept(before), kept(after)];
      const then = JSON.stringify(from);
      expect(JSON.stringify(changed(from, kept(changeOf(from, to))))).toBe(JSON.stringify(to));
      expect(JSON.stringify(from)).toBe(then);
    }),
  );
});

test('the order of keys is part of a value, and an unchanged value costs nothing', () => {
  const before = { a: 1, b: { c: [1, 2, 3] }, d: 4 };
  const other = { b: { c: [1, 2, 3] }, a: 1, d: 4 };
  const again = changed(before, changeOf(before, other));
  expect(JSON.stringify(again)).toBe(JSON.stringify(other));
  expect(changeOf(before, kept(before))).toBeUndefined();
  const next = { ...before, b: { c: [1, 9, 3] } };
  expect(changeOf(before, next)).toEqual({ b: { c: { 1: [9] } } });
  expect(changed(before, changeOf(before, next))).toEqual(next);
});

test('parts that stay are shared with the moment before', () => {
  const before = { a: { deep: [1] }, b: 1 };
  const after = changed(before, changeOf(before, { a: { deep: [1] }, b: 2 })) as typeof before;
  expect(after.a).toBe(before.a);
});
