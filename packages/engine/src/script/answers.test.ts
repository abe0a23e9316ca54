import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';
import { seeded } from './chance.ts';
import type { Question } from './question.ts';
import { refusalOf } from './question.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const asked = { kind: 'any', clause: 'TOY-1', fallback: [] };
const pick = (min: number, max: number): Question => ({
  ...asked,
  shape: 'pick',
  options,
  min,
  max,
});
const answers = (question: Question, most = 40, first: string[][] = []) =>
  answersOf(question, seeded(1), { most, first });

test('where an answer is one thing all of them are found, in their order', () => {
  expect(answers(pick(1, 1)).flat()).toEqual(['a', 'b', 'c', 'd']);
  expect(answers(pick(0, 1))).toHaveLength(5);
  expect(answers({ ...asked, shape: 'number', min: 2, max: 4 }).flat()).toEqual(['2', '3', '4']);
  expect(answers({ ...asked, shape: 'confirm' }).flat()).toEqual(['yes', 'no']);
});

test('of answers with several parts some are drawn, all legal, each once', () => {
  for (const question of [pick(2, 3), { ...asked, shape: 'order', options } as Question]) {
    const found = answers(question, 8);
    expect(found).toHaveLength(8);
    expect(new Set(found.map(String)).size).toBe(8);
    expect(found.every((picks) => refusalOf(question, picks) === null)).toBe(true);
  }
});

test('what is given first stands first and is not found again; more than wanted are never given', () => {
  expect(answers(pick(1, 1), 3, [['c']]).flat()).toHaveLength(3);
  expect(answers(pick(1, 1), 9, [['c']]).flat()).toEqual(['c', 'a', 'b', 'd']);
});
