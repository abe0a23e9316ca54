import type { Term } from '@tablee/engine';
import { expect, test } from 'vitest';
import { glued } from './glued.ts';

const term = (words: string) => ({ term: {} as Term, words });
const lines = (...pieces: (string | ReturnType<typeof term>)[]): string[] =>
  glued(pieces).map((piece) =>
    typeof piece === 'string' ? piece : `[${piece.before}<${piece.words}>${piece.after}]`,
  );

test('a term keeps the sign that follows it, the elision before it and the bracket around it', () => {
  expect(lines('Pass for the whole ', term('age'), '? You can still ', term('claim'), '.')).toEqual(
    ['Pass for the whole ', '[<age>?]', ' You can still ', '[<claim>.]', ''],
  );
  expect(lines('Jusqu’à l’', term('âge'), '\u00a0: rien (', term('cube'), ') ici')).toEqual([
    'Jusqu’à ',
    '[l’<âge>\u00a0:]',
    ' rien ',
    '[(<cube>)]',
    ' ici',
  ]);
});

test('nothing of a sentence is lost or doubled, whatever stands between two terms', () => {
  expect(lines('A', term('b'), '/', term('c'), 'd').join('')).toBe('[A<b>/][<c>d]');
  expect(lines(term('b'), term('c')).join('')).toBe('[<b>][<c>]');
});
