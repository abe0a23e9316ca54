import { forgetHash, keptDigestOf } from '@tablee/engine';
import { applyPatch } from '@tablee/protocol/apply.ts';
import type { JsonValue } from '@tablee/protocol/common.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff } from './diff.ts';

const copyOf = <T>(value: T): T => structuredClone(value);

/** Lists of cards that share ids, so that they move, change and vanish between two states. */
const cards = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdefgh'), face: fc.nat(2), marks: fc.array(fc.nat(2)) }),
  { selector: ({ id }) => id, maxLength: 8 },
);
const anyJson = (fc.jsonValue() as fc.Arbitrary<JsonValue>).filter(
  (value) => !JSON.stringify(value).includes('__proto__'),
);
const state = fc.record({
  piles: fc.array(cards, { maxLength: 3 }),
  order: fc.array(fc.nat(4), { maxLength: 8 }),
  loose: fc.array(fc.record({ seat: fc.nat(2), points: fc.nat(2) }), { maxLength: 4 }),
  // The engine's clone knows no field named `__proto__`, and no game has one.
  by: fc.dictionary(fc.constantFrom('x', 'y/z', '~'), fc.option(anyJson)),
});

test('the patch leads from the old state to the new one, and so does the shadow', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      const shadow = copyOf(before);
      const live = copyOf(after);
      const patch = copyOf(diff(shadow, live));
      expect(live).toEqual(after);
      expect(shadow).toEqual(after);
      expect(applyPatch(before as JsonValue, patch)).toEqual(after);
    }),
    { numRuns: 3000 },
  );
});

test('whatever changes, the kept digest of the shadow is that of the new state', () => {
  fc.assert(
    fc.property(state, state, state, (first, ...others) => {
      const shadow = copyOf(first);
      const digest = (open: unknown) => keptDigestOf({ open, own: [], deep: null });
      digest(shadow);
      for (const next of others) {
        diff(shadow, copyOf(next), forgetHash);
        expect(digest(shadow)).toBe(digest(copyOf(next)));
      }
    }),
    { numRuns: 1000 },
  );
});

test('equal states need no step', () => {
  const table = { piles: [[{ id: 'a', face: 1 }], []], turn: 2 };
  expect(diff(copyOf(table), table)).toEqual([]);
});

test('steps share nothing with the live state', () => {
  const live = { pile: [{ id: 'a', marks: [1] }] };
  const shadow = { pile: [] };
  const patch = diff(shadow, live);
  live.pile[0]?.marks.push(2);
  expect(patch).toEqual([{ op: 'add', path: '/pile/-', value: { id: 'a', marks: [1] } }]);
  expect(shadow).toEqual({ pile: [{ id: 'a', marks: [1] }] });
});

test('a card that leaves the middle of a hand is one step', () => {
  const hand = [...'abcdefg'].map((id) => ({ id, face: 'long enough to matter' }));
  const after = hand.filter(({ id }) => id !== 'c');
  expect(diff({ hand: copyOf(hand) }, { hand: after })).toEqual([
    { op: 'remove', path: '/hand/2' },
  ]);
});

test('a played card replaced by a drawn one is two steps', () => {
  const hand = [...'abcd'].map((id) => ({ id }));
  const after = [...'acde'].map((id) => ({ id }));
  expect(diff({ hand: copyOf(hand) }, { hand: after })).toEqual([
    { op: 'remove', path: '/hand/1' },
    { op: 'add', path: '/hand/-', value: { id: 'e' } },
  ]);
});

test('a list of plain values that changes all over is sent whole', () => {
  expect(diff({ order: [0, 1, 2, 3] }, { order: [3, 1, 0, 2] })).toEqual([
    { op: 'replace', path: '/order', value: [3, 1, 0, 2] },
  ]);
});

test('a value that becomes undefined is removed', () => {
  expect(diff({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual([{ op: 'remove', path: '/b' }]);
});
