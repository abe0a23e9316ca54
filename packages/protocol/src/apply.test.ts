import { expect, test } from 'vitest';
import { applyPatch } from './apply.ts';

test('changes what the steps name and shares the rest', () => {
  const before = { piles: [['a'], ['b']], score: { you: 1 } };
  const after = applyPatch(before, [
    { op: 'add', path: '/piles/0/0', value: 'z' },
    { op: 'add', path: '/piles/1/-', value: 'c' },
    { op: 'replace', path: '/score/you', value: 2 },
    { op: 'add', path: '/a~1b', value: null },
  ]);
  expect(after).toEqual({
    piles: [
      ['z', 'a'],
      ['b', 'c'],
    ],
    score: { you: 2 },
    'a/b': null,
  });
  expect(before).toEqual({ piles: [['a'], ['b']], score: { you: 1 } });
  const touched = applyPatch(before, [{ op: 'replace', path: '/score/you', value: 3 }]);
  expect((touched as typeof before).piles).toBe(before.piles);
});

test('removes from lists and objects, and replaces the whole', () => {
  expect(applyPatch({ a: [1, 2, 3], b: 1 }, [{ op: 'remove', path: '/a/1' }])).toEqual({
    a: [1, 3],
    b: 1,
  });
  expect(applyPatch({ a: 1 }, [{ op: 'remove', path: '/a' }])).toEqual({});
  expect(applyPatch({ a: 1 }, [{ op: 'replace', path: '', value: [1] }])).toEqual([1]);
});

test('refuses a place that is not there', () => {
  expect(() => applyPatch({}, [{ op: 'replace', path: '/a', value: 1 }])).toThrow('/a');
  expect(() => applyPatch({}, [{ op: 'add', path: '/a/b', value: 1 }])).toThrow('/a/b');
  expect(() => applyPatch([], [{ op: 'add', path: '/3', value: 1 }])).toThrow('/3');
});

test('keeps a field named like the prototype as a field', () => {
  const after = applyPatch({}, [{ op: 'add', path: '/__proto__', value: { x: 1 } }]);
  expect(Object.keys(after as object)).toEqual(['__proto__']);
  expect(({} as { x?: number }).x).toBeUndefined();
});
