import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';
import { rulebook } from './index.ts';

const LANGS = ['fr', 'en'] as const;
const clauses = rulebook.flatMap((chapter) => chapter.clauses);
const ids = new Set(clauses.map(({ id }) => id));

test('CAN-25.1 CAN-25.2 CAN-25.3 CAN-25.4 CAN-25.5 CAN-25.6 CAN-25.7 CAN-25.8 CAN-25.9 CAN-25.10 CAN-25.11 CAN-25.12 CAN-25.13 CAN-25.14 CAN-25.15 CAN-25.16 every term of the glossary is a word of the rules, which it leads to', () => {
  const others = clauses.filter(({ id }) => !id.startsWith('CAN-25.'));
  for (const { id, text } of glossary.clauses) {
    for (const lang of LANGS) {
      const [term = ''] = text[lang].split(/\u202f?:/);
      const isUsed = others.some((each) =>
        each.text[lang].toLowerCase().includes(term.toLowerCase()),
      );
      expect(isUsed, `${id}: ${term}`).toBe(true);
      const [, mention = ''] = /\((CAN-[\d.]+)\)\.$/.exec(text[lang]) ?? [];
      expect(ids.has(mention), `${id}: ${mention}`).toBe(true);
    }
  }
});

test('clauses are sentences: they begin with a capital letter and end with a full stop', () => {
  for (const { id, text } of clauses) {
    for (const lang of LANGS) expect(text[lang], id).toMatch(/^\p{Lu}.*[.?]$/u);
  }
});

test('no number stands twice', () => {
  expect(ids.size).toBe(clauses.length);
});
