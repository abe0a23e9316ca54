import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOTS = ['apps/web/src', 'packages/engine/src', 'packages/rules/src'];
const GRAMMAR = 'packages/engine/src/words/grammar.ts';
const TOP = join(import.meta.dirname, '..');

const sources = ROOTS.flatMap((root) =>
  readdirSync(join(TOP, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|\.generated\.ts$/.test(path))
    .map((path) => `${root}/${path.replaceAll('\\', '/')}`),
).filter((path) => path !== GRAMMAR);

const TOKEN = String.raw`('[^']*'|\`[^\`]*\`|[\w.]+)`;
const ON_ONE = new RegExp(
  String.raw`(?:[!=]==?|[<>]=?)\s*[12]\s*\?\s*${TOKEN}\s*:\s*${TOKEN}`,
  'g',
);
const FORM_NAME = /^(one|single|singular|other|more|many|several|plural)$/i;
/** Two different sentences, by how much may be chosen: "an attack", "one or two attacks". */
const SENTENCES = ['setAttacks'];

/** Whether two outcomes are two forms of a word, or two texts, rather than two keys. */
function areForms(a: string, b: string): boolean {
  const quoted = /^['`]/;
  if (!quoted.test(a) || !quoted.test(b)) return FORM_NAME.test(a) || FORM_NAME.test(b);
  const [one, other] = [a.slice(1, -1), b.slice(1, -1)];
  if (SENTENCES.includes(one) || SENTENCES.includes(other)) return false;
  if (one === '' || other === '' || /\s/.test(one + other)) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const tail = Math.max(one.length, other.length) - same;
  return same > tail && tail <= 3 && !/^[A-Z]{3}-/.test(one);
}

/** Plurals and lists that do not go through the grammar. */
function strays(source: string): string[] {
  const chosen = [...source.matchAll(ON_ONE)]
    .filter(([, a = '', b = '']) => areForms(a, b))
    .map(([found]) => found);
  const own = source.match(/Intl\.(PluralRules|ListFormat)/g) ?? [];
  const texts = source.match(/'[^'\n]*'/g) ?? [];
  const written = texts.filter((text) =>
    /\p{L}\((?:e?s|x)\)|\([\p{L} ]+\|[\p{L} ]*\)|\{\w+\|[^|}]*(?:\}|\|[^|}]*\|)/u.test(text),
  );
  return [...chosen, ...own, ...written];
}

test('every plural of house and games goes through the grammar', () => {
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((path) =>
    strays(readFileSync(join(TOP, path), 'utf8')).map((each) => `${path}: ${each}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "const word = n === 1 ? 'card' : 'cards';",
  "count > 1 ? 's' : ''",
  'x === 1 ? one : more',
  "n < 2 ? '{n} carte est là' : '{n} cartes sont là'",
  "new Intl.PluralRules('fr')",
  "'X (carte|cartes)'",
  "'{n} carte(s)'",
  "'{n|carte}'",
  "'{n|none|one|many}'",
])('a plural of its own is noticed: %s', (source) => {
  expect(strays(source)).toHaveLength(1);
});

test.each([
  "'{n} {n|carte|cartes}'",
  "winners.length > 1 ? 'finalShared' : 'finalWon'",
  "told.ranks[seat] === 1 ? 'win' : 'lose'",
  "age === 1 ? 'ROY-2.4' : 'ROY-13.5'",
  'own.length === 1 ? own : live',
])('what is no plural is left alone: %s', (source) => {
  expect(strays(source)).toEqual([]);
});
