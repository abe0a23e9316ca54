import { expect, test } from 'vitest';
import { text } from './rulebook.ts';
import type { Glossary, Worded } from './terms.ts';
import { termsIn } from './terms.ts';

const term = (id: string, fr: string[], en: string[]) => ({
  id,
  name: text(fr[0] as string, en[0] as string),
  forms: { fr, en },
  text: text('Sens.', 'Meaning.'),
  clause: 'TOY-1',
});
const GLOSSARY: Glossary = [
  term('blow', ['coup', 'coups'], ['blow', 'blows']),
  term('trick', ['coup bas', 'coups bas'], ['dirty trick', 'dirty tricks']),
  term('hit', ['touché'], ['hit']),
  term('guard', ['Garde'], ['Guard']),
];
const shown = (pieces: readonly Worded[]): string[] =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : `<${piece.term.id}:${piece.words}>`));

test('terms are found whole, in any case, once each; the longer of two is meant', () => {
  const fr = 'Un coup bas pare le coup ; deux coups touchent. Touché !';
  expect(shown(termsIn(fr, 'fr', GLOSSARY))).toEqual([
    'Un ',
    '<trick:coup bas>',
    ' pare le ',
    '<blow:coup>',
    ' ; deux coups touchent. ',
    '<hit:Touché>',
    ' !',
  ]);
});

test('spaces that do not break are spaces; a part of a word is no term', () => {
  expect(shown(termsIn('Dirty\u00a0tricks white', 'en', GLOSSARY))).toEqual([
    '<trick:Dirty\u00a0tricks>',
    ' white',
  ]);
  expect(shown(termsIn('whit blown', 'en', GLOSSARY))).toEqual(['whit blown']);
});

test('a form with a capital is meant with one', () => {
  expect(shown(termsIn('On garde la Garde.', 'fr', GLOSSARY))).toEqual([
    'On garde la ',
    '<guard:Garde>',
    '.',
  ]);
});

test('each language has its own words; without a glossary a sentence is itself', () => {
  expect(shown(termsIn('blow', 'fr', GLOSSARY))).toEqual(['blow']);
  expect(termsIn('blow', 'en', [])).toEqual(['blow']);
  expect(shown(termsIn('', 'en', GLOSSARY))).toEqual(['']);
});
