import { Copy, copyOf, digestOfCopies } from '@tablee/engine';
import { chosenSeed, isChange } from '@tablee/engine/testing';
import { applyPatch } from '@tablee/protocol/apply.ts';
import type { JsonValue } from '@tablee/protocol/common.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff } from './diff.ts';

fc.configureGlobal({ seed: chosenSeed });

/** The original of a copy. */
function plain(copied: unknown): unknown {
  if (!(copied instanceof Copy)) return copied;
  const values = copied.values.map(plain);
  const { shape } = copied;
  return shape === null ? values : Object.fromEntries(shape.keys.map((key, i) => [key, values[i]]));
}

const stepsFrom = (before: unknown, after: unknown) => diff(copyOf(before) as Copy, after);

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

test('the patch leads from the old state to the new one, and so does the copy', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      const copy = copyOf(before) as Copy;
      const live = structuredClone(after);
      const patch = structuredClone(diff(copy, live));
      expect(live).toEqual(after);
      expect(plain(copy)).toEqual(after);
      expect(applyPatch(before as JsonValue, patch)).toEqual(after);
    }),
    { numRuns: isChange ? 500 : 3000 },
  );
});

test('whatever changes, the digest of the copy is that of the new state', () => {
  fc.assert(
    fc.property(state, state, state, (first, ...others) => {
      const copy = copyOf(first) as Copy;
      const digest = (open: unknown) => digestOfCopies({ open, own: [], deep: null });
      digest(copy);
      for (const next of others) {
        diff(copy, next);
        expect(digest(copy)).toBe(digest(copyOf(next)));
      }
    }),
    { numRuns: isChange ? 200 : 1000 },
  );
});

/** A pile of cards as they lie on a table, and what a script may do to it in place. */
type Pile = { id: string; face: string }[];
const deed = fc.record({
  does: fc.constantFrom('draw', 'discard', 'rename', 'shuffle', 'turn', 'replace', 'grow', 'copy'),
  from: fc.nat(2),
  to: fc.nat(2),
  at: fc.nat(7),
});

function done(piles: Pile[], { does, from, to, at }: { [field: string]: number | string }): void {
  const pile = piles[Number(from)] as Pile;
  const i = Number(at) % Math.max(1, pile.length);
  const card = pile[i];
  if (card === undefined) return;
  if (does === 'draw') piles[Number(to)]?.push(pile.pop() as Pile[0]);
  else if (does === 'discard') piles[Number(to)]?.push(...pile.splice(i, 1));
  else if (does === 'rename') card.id = `${card.id}+`;
  else if (does === 'shuffle') for (const each of pile.reverse()) each.id = `${each.id}'`;
  else if (does === 'turn') card.face = `${card.face}?`;
  else if (does === 'replace') pile[i] = { id: card.id, face: 'another' };
  else if (does === 'grow') pile[i] = { ...card, marks: 1 } as Pile[0];
  else piles[Number(to)] = structuredClone(pile);
}

test('cards that stay the same things are compared as they are now: moved, renamed, shuffled, turned or replaced', () => {
  fc.assert(
    fc.property(fc.array(fc.array(deed, { maxLength: 4 }), { maxLength: 6 }), (answers) => {
      const card = (id: string, i: number) => ({ id, face: `face ${i % 3}` });
      const live = { piles: [[...'abcde'].map(card), [...'fgh'].map(card), []] as Pile[], one: {} };
      let sent = structuredClone(live) as unknown as JsonValue;
      const copy = copyOf(live) as Copy;
      const digest = (open: unknown) => digestOfCopies({ open, own: [], deep: null });
      for (const deeds of answers) {
        for (const each of deeds) done(live.piles, each);
        live.one = live.piles[0]?.[0] ?? {};
        sent = applyPatch(sent, structuredClone(diff(copy, live)));
        expect(sent).toEqual(live);
        expect(plain(copy)).toEqual(live);
        expect(digest(copy)).toBe(digest(copyOf(live)));
      }
    }),
    { numRuns: isChange ? 500 : 3000 },
  );
});

test('the same fields in another order need no step, nor does a field that is nothing', () => {
  expect(stepsFrom({ a: 1, b: 'x', c: true }, { c: true, a: 1, b: 'x' })).toEqual([]);
  expect(stepsFrom({ a: 1 }, { b: undefined, a: 1 })).toEqual([]);
  expect(stepsFrom({ a: 1, b: 1 }, { a: 1, c: 1 })).toEqual([
    { op: 'add', path: '/c', value: 1 },
    { op: 'remove', path: '/b' },
  ]);
});

test('equal states need no step', () => {
  const table = { piles: [[{ id: 'a', face: 1 }], []], turn: 2 };
  expect(stepsFrom(table, table)).toEqual([]);
});

test('steps share nothing with the live state', () => {
  const live = { pile: [{ id: 'a', marks: [1] }] };
  const copy = copyOf({ pile: [] }) as Copy;
  const patch = diff(copy, live);
  live.pile[0]?.marks.push(2);
  expect(patch).toEqual([{ op: 'add', path: '/pile/-', value: { id: 'a', marks: [1] } }]);
  expect(plain(copy)).toEqual({ pile: [{ id: 'a', marks: [1] }] });
});

test('a card that leaves the middle of a hand is one step', () => {
  const hand = [...'abcdefg'].map((id) => ({ id, face: 'long enough to matter' }));
  const after = hand.filter(({ id }) => id !== 'c');
  expect(stepsFrom({ hand }, { hand: after })).toEqual([{ op: 'remove', path: '/hand/2' }]);
});

test('a played card replaced by a drawn one is two steps', () => {
  const hand = [...'abcd'].map((id) => ({ id }));
  const after = [...'acde'].map((id) => ({ id }));
  expect(stepsFrom({ hand }, { hand: after })).toEqual([
    { op: 'remove', path: '/hand/1' },
    { op: 'add', path: '/hand/-', value: { id: 'e' } },
  ]);
});

test('a list of plain values that changes all over is sent whole', () => {
  expect(stepsFrom({ order: [0, 1, 2, 3] }, { order: [3, 1, 0, 2] })).toEqual([
    { op: 'replace', path: '/order', value: [3, 1, 0, 2] },
  ]);
});

test('a value that becomes undefined is removed', () => {
  expect(stepsFrom({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual([{ op: 'remove', path: '/b' }]);
});
