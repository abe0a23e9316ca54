import { text } from '@tablee/engine';
import { expect, test } from 'vitest';
import { guideFaults, termsFaults } from './beside.ts';

const say = (words: string) => text(words, words);
const primer = { want: say('a'), do: say('b'), mind: say('c') };

test('a kind of question without a sentence, and a sentence for none, are noticed', () => {
  expect(guideFaults({ primer, firstTimes: { play: say('Play.') } }, ['play'])).toEqual({
    missing: 0,
    faults: [],
  });
  expect(guideFaults({ primer, firstTimes: { plays: say('Play.') } }, ['play'])).toEqual({
    missing: 1,
    faults: ['play has no first-time sentence', 'plays is never asked'],
  });
  const long = { primer, firstTimes: { play: text('x'.repeat(300), '') } };
  expect(guideFaults(long, ['play']).faults).toEqual([
    'play is too long (fr, 300 of 230)',
    'play says nothing (en)',
  ]);
});

const cube = {
  id: 'cube',
  name: say('Cube'),
  forms: { fr: ['cube'], en: ['cube'] },
  text: say('A cube.'),
  clause: 'TOY-1',
};
const rulebook = [
  { id: 'one', title: say('One'), clauses: [{ id: 'TOY-1', text: text('Le cube.', 'The cube.') }] },
];

test('a word that is not explained, that no rulebook knows, that is there twice, or whose clause is none, is noticed', () => {
  const faults = (...glossary: (typeof cube)[]) =>
    termsFaults(glossary, rulebook, [say('Cube')]).faults;
  expect(faults(cube)).toEqual([]);
  expect(faults(cube, cube)).toContain('cube is there twice');
  expect(faults(cube, { ...cube, id: 'die' })).toContain('en:cube has two meanings');
  expect(faults({ ...cube, clause: 'TOY-9' })).toEqual(['cube names TOY-9, which no rulebook has']);
  expect(faults({ ...cube, forms: { fr: ['cube'], en: ['dice'] } })).toEqual([
    'Cube is not explained',
    'cube is no word of the rulebook (en)',
  ]);
});
