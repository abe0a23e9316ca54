import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clone } from '../game/json.ts';
import type { Layers } from '../game/layers.ts';
import { chosenSeed } from '../testing/effort.ts';
import { playRandomly } from '../testing/play.ts';
import { toy } from '../testing/toy/game.ts';
import { digestOf, fnv1a } from './digest.ts';

fc.configureGlobal({ seed: chosenSeed });

test('FNV-1a is the published one', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('a')).toBe(0xe40c292c);
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
});

const layers = (open: unknown): Layers => ({ open, own: [], deep: null });
const digest = (open: unknown): string => digestOf(layers(open));

/** The same value with the keys of every record turned round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, one]) => [field, turned(one)]);
  return Object.fromEntries(fields.reverse());
}

describe('the digest of a state', () => {
  test('does not depend on the order of keys, on a copy, or on the way through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const expected = digest(value);
        expect(digest(turned(value))).toBe(expected);
        expect(digest(clone(value))).toBe(expected);
        expect(digest(JSON.parse(JSON.stringify(value)))).toBe(expected);
      }),
    );
    const sparse = { a: 1, b: undefined, c: [undefined, Number.NaN, -0] };
    expect(digest(sparse)).toBe(digest(JSON.parse(JSON.stringify(sparse))));
  });

  test('tells different values apart', () => {
    const values = [
      ...[null, true, false, 0, 1, -1, 0.5, 2 ** 40, '', '0', '1', 'true', 'null', [], {}],
      ...[[0], [1], [[1]], [1, 0], [0, 1], [0, 0], [[], []], [[[]]], [null], [{}]],
      ...[
        { a: 1 },
        { b: 1 },
        { a: 2 },
        { a: '1' },
        { a: { a: 1 } },
        { a: 1, b: 2 },
        { a: 2, b: 1 },
      ],
      ...[
        { ab: 'c' },
        { a: 'bc' },
        { a: null },
        [{ id: 'c1' }, { id: 'c2' }],
        [{ id: 'c2' }, { id: 'c1' }],
      ],
    ];
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });

  test('never changes: journals that are kept have it', () => {
    const state = { open: { a: [1, -0.5, 'é', true, null], b: {} }, own: [{ c: 'd' }], deep: [] };
    expect(digestOf(state)).toBe('064146c3fd1c0bec2891cc92');
  });

  test('says which layer it is that differs', () => {
    const one: Layers = { open: 1, own: [1], deep: 1 };
    const parts = (state: Layers) => digestOf(state).match(/[0-9a-f]{8}/g) as string[];
    const differing = (state: Layers) =>
      parts(state).flatMap((part, i) => (part === parts(one)[i] ? [] : [i]));
    expect(digestOf(one)).toMatch(/^[0-9a-f]{24}$/);
    expect(differing({ ...one, open: 2 })).toEqual([0]);
    expect(differing({ ...one, own: [2] })).toEqual([1]);
    expect(differing({ ...one, deep: 2 })).toEqual([2]);
  });

  test('notices one change of one letter or number anywhere in a state', () => {
    const states: Layers[] = [];
    playRandomly({
      game: toy,
      seats: 3,
      seed: 5,
      onQuestion: ({ state: { open, own, deep } }) => states.push(clone({ open, own, deep })),
    });
    let changes = 0;
    for (const state of states.slice(0, 40)) {
      const expected = digestOf(state);
      const text = JSON.stringify(state);
      for (let at = 0; at < text.length; at += 7) {
        const flipped = `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ 1)}${text.slice(at + 1)}`;
        let read: Layers;
        try {
          read = JSON.parse(flipped);
        } catch {
          continue;
        }
        if (!['open', 'own', 'deep'].every((layer) => layer in read)) continue;
        changes += 1;
        expect(digestOf(read)).not.toBe(expected);
      }
    }
    expect(changes).toBeGreaterThan(500);
  });
});
