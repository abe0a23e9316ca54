import { describe, expect, test } from 'vitest';
import type { Question } from './question.ts';
import { fingerprint, onlyAnswerOf, refusalOf } from './question.ts';

const base = { kind: 'k', clause: 'X-1', fallback: [] } as const;
const options = [{ id: 'a' }, { id: 'b' }, { id: 'c', most: 1 }];

const mixed = {
  ...base,
  shape: 'pick',
  options: [
    { id: 'a', verb: 'many' },
    { id: 'b', verb: 'many' },
    { id: 'c', verb: 'one' },
  ],
  min: 1,
  max: 2,
  together: 'many',
} as const;

const cases: [string, Question, string[], string | null][] = [
  ['pick', { ...base, shape: 'pick', options, min: 1, max: 2 }, ['a', 'b'], null],
  ['pick', { ...base, shape: 'pick', options, min: 1, max: 2 }, [], 'tooFew'],
  ['pick', { ...base, shape: 'pick', options, min: 1, max: 2 }, ['a', 'b', 'c'], 'tooMany'],
  ['pick', { ...base, shape: 'pick', options, min: 1, max: 2 }, ['a', 'a'], 'duplicateOption'],
  ['pick', { ...base, shape: 'pick', options, min: 1, max: 2 }, ['z'], 'unknownOption'],
  ['pick', mixed, ['b', 'a'], null],
  ['pick', mixed, ['c'], null],
  ['pick', mixed, ['a', 'c'], 'tooMany'],
  ['order', { ...base, shape: 'order', options }, ['c', 'a', 'b'], null],
  ['order', { ...base, shape: 'order', options }, ['c', 'a'], 'tooFew'],
  ['order', { ...base, shape: 'order', options }, ['c', 'a', 'a'], 'duplicateOption'],
  ['split', { ...base, shape: 'split', options, total: 3 }, ['a', 'a', 'c'], null],
  ['split', { ...base, shape: 'split', options, total: 3 }, ['a', 'c', 'c'], 'tooMany'],
  ['split', { ...base, shape: 'split', options, total: 3 }, ['a'], 'tooFew'],
  ['split', { ...base, shape: 'split', options, total: 3 }, ['z', 'a', 'a'], 'unknownOption'],
  ['number', { ...base, shape: 'number', min: 0, max: 2 }, ['2'], null],
  ['number', { ...base, shape: 'number', min: 0, max: 2 }, ['3'], 'tooMany'],
  ['number', { ...base, shape: 'number', min: 0, max: 2 }, ['-1'], 'tooFew'],
  ['number', { ...base, shape: 'number', min: 0, max: 2 }, ['1.0'], 'notANumber'],
  ['number', { ...base, shape: 'number', min: 0, max: 2 }, ['1e0'], 'notANumber'],
  ['number', { ...base, shape: 'number', min: 0, max: 2 }, ['one'], 'notANumber'],
  ['number', { ...base, shape: 'number', min: 0, max: 2 }, [], 'tooFew'],
  ['confirm', { ...base, shape: 'confirm' }, ['no'], null],
  ['confirm', { ...base, shape: 'confirm' }, ['maybe'], 'unknownOption'],
  ['text', { ...base, shape: 'text', options, most: 4 }, ['a'], null],
  ['text', { ...base, shape: 'text', options, most: 4 }, ['word'], null],
  ['text', { ...base, shape: 'text', options, most: 4 }, ['words'], 'tooMany'],
  ['text', { ...base, shape: 'text', options, most: 4 }, [''], 'tooFew'],
  ['text', { ...base, shape: 'text', options, most: 4 }, ['a', 'b'], 'tooMany'],
  ['text', { ...base, shape: 'text', options, most: 4 }, [], 'tooFew'],
];

describe('refusalOf', () => {
  test.each(cases)('%s %#: %j answers as expected', (_shape, question, picks, expected) => {
    expect(refusalOf(question, picks)).toBe(expected);
  });
});

test('a fingerprint names the question by number and content', () => {
  const question: Question = { ...base, shape: 'confirm' };
  expect(fingerprint(3, question)).toBe(fingerprint(3, { ...question }));
  expect(fingerprint(4, question)).not.toBe(fingerprint(3, question));
  expect(fingerprint(3, { ...question, kind: 'other' })).not.toBe(fingerprint(3, question));
});

test('the only answer of a question is found by trying them all', () => {
  const asked = { kind: 'any', clause: 'X-1', fallback: [] };
  const options = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `o${i}` }));
  const questions: Question[] = [];
  for (let count = 0; count <= 3; count += 1) {
    for (let min = 0; min <= count; min += 1) {
      for (let max = min; max <= count; max += 1) {
        questions.push({ shape: 'pick', options: options(count), min, max, ...asked });
      }
    }
    questions.push({ shape: 'order', options: options(count), ...asked });
    if (count > 0) questions.push({ shape: 'split', options: options(count), total: 2, ...asked });
    questions.push({ shape: 'number', min: 1, max: count + 1, ...asked });
  }
  questions.push({ shape: 'confirm', ...asked });
  const ids = ['o0', 'o1', 'o2', 'yes', 'no', '1', '2', '3', '4'];
  const upTo = (length: number): string[][] =>
    length === 0
      ? [[]]
      : [
          ...upTo(length - 1),
          ...upTo(length - 1).flatMap((picks) => ids.map((id) => [...picks, id])),
        ];
  // A share is the same whichever of its units is named first; a choice is the same in any order.
  const nameOf = (question: Question, picks: readonly string[]): string =>
    (question.shape === 'order' ? picks : [...picks].sort()).join();
  const candidates = upTo(3);
  for (const question of questions) {
    const legal = new Set(
      candidates
        .filter((picks) => refusalOf(question, picks) === null)
        .map((picks) => nameOf(question, picks)),
    );
    const only = onlyAnswerOf(question);
    expect(only === null ? null : nameOf(question, only), JSON.stringify(question)).toBe(
      legal.size === 1 ? [...legal][0] : null,
    );
  }
});
