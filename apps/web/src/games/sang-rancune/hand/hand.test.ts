import { expect, test } from 'vitest';
import { candidatesOf } from '@/stores/selection.ts';
import { touchOf } from './hand.tsx';

test('a play with one aim needs one touch; one with several aims is narrowed by their common parts', () => {
  const asking = (options: object[], focus: object = {}) => {
    const question = { kind: 'afterReveal', shape: 'pick', options, min: 1, max: 1 } as never;
    return { question, focus, candidates: candidatesOf(question, focus) } as never;
  };
  const trip = { id: 'a', verb: 'play', card: 'c1', seat: 2 };
  expect(touchOf(asking([trip]), 'c1')).toEqual({ card: 'c1', seat: 2 });
  expect(touchOf(asking([trip, { ...trip, id: 'b', seat: 3 }]), 'c1')).toEqual({ card: 'c1' });
  const tough = { id: 'w', verb: 'weaken', card: 'c2', space: 'creature' };
  const tougher = { ...tough, id: 's', verb: 'strengthen' };
  expect(touchOf(asking([tough, tougher]), 'c2')).toEqual({ card: 'c2', space: 'creature' });
  expect(touchOf(asking([]), 'c3')).toEqual({ card: 'c3' });
  // With a trick begun the next card touched is the one to set with it; by itself it is set without.
  const plain = { id: 'c4', verb: 'set', card: 'c4' };
  const both = { id: 'x', verb: 'setAndPlay', by: 'c4', card: 'c1', seat: 2 };
  expect(touchOf(asking([plain, both]), 'c4')).toEqual({ card: 'c4' });
  expect(touchOf(asking([plain, both], { card: 'c1' }), 'c4')).toEqual({ by: 'c4' });
  expect(touchOf(asking([plain, both], { seat: 2 }), 'c1')).toEqual({ card: 'c1', seat: 2 });
});
