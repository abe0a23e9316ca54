import type { Option } from '@tablee/engine';
import type { OpenQuestion } from '@tablee/protocol/updates.ts';
import { expect, test } from 'vitest';
import { candidatesOf } from '../stores/selection.ts';
import type { Answering, OptionWords, Touch } from './contract.ts';
import { buttonsOf } from './question-words.ts';

const OPTIONS: readonly Option[] = [
  { id: 'boost', verb: 'boost', card: 'c1' },
  { id: 'strike', verb: 'attack', card: 'c1', space: 'm1' },
  { id: 'other', verb: 'boost', card: 'c2' },
  { id: 'done', verb: 'done' },
];

function shown(focus: Touch, button: OptionWords['button']): string[] {
  const question = { shape: 'pick', min: 1, max: 1, options: OPTIONS } as unknown as OpenQuestion;
  const answering = { question, focus, candidates: candidatesOf(question, focus) } as Answering;
  const words = ({ id, verb }: Option): OptionWords =>
    verb === 'boost' && button !== undefined ? { label: id, button } : { label: id };
  return buttonsOf(answering, OPTIONS, words).map(({ option }) => option.id);
}

test('an answer that a second touch completes is no button, nor are the ways to complete it', () => {
  const both: readonly Option[] = [
    { id: 'alone', verb: 'set', card: 'c1' },
    { id: 'two', verb: 'setTwo', card: 'c1', by: 'c2' },
    { id: 'three', verb: 'setTwo', card: 'c1', by: 'c3' },
  ];
  const question = { shape: 'pick', min: 1, max: 1, options: both } as unknown as OpenQuestion;
  const focus = { card: 'c1' };
  const answering = { question, focus, candidates: candidatesOf(question, focus) } as Answering;
  const words = ({ id, verb }: Option): OptionWords =>
    verb === 'set' ? { label: id, button: 'touched' } : { label: id, button: 'never' };
  const shownNow = buttonsOf(answering, both, words).map(({ option }) => option.id);
  expect(shownNow).toEqual(['alone']);
});

test('a card that can be used as it is, or at a place, has its button once it has been touched, if the game says so', () => {
  expect(shown({}, 'touched')).toEqual(['done']);
  expect(shown({ card: 'c1' }, 'touched')).toEqual(['boost', 'done']);
  expect(shown({ card: 'c1', space: 'm1' }, 'touched')).toEqual(['done']);
  expect(shown({ card: 'c1' }, undefined)).toEqual(['done']);
});
