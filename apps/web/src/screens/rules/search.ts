import type { Chapter, Glossary, Lang } from '@tablee/engine';
import MiniSearch from 'minisearch';
import { plainText } from '../../ui/plain-text.ts';
import { EMPTY, EVERYDAY } from './everyday.ts';

/** Ids of the clauses found, the best first. */
export type Finder = (sought: string) => readonly string[];

const ENDINGS: { readonly [lang in Lang]: RegExp } = {
  fr: /(?:ements?|ations?|ants?|ee?s?|er|ez|ent|ons|s|x)$/,
  en: /(?:ings?|ed|es|e|s|ers?)$/,
};

/** More results than these are no answer. */
const MOST = 40;
/** So much more is a clause of the first chapter sought, which says what the game is about. */
const GOAL = 4;
/** Letters that are left of a word at least, without its ending. */
const LEAST_STEM = 3;

const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The common stem of singular, plural and the forms of a verb. */
function stemOf(word: string, lang: Lang): string {
  const stem = word.replace(ENDINGS[lang], '');
  return stem.length < LEAST_STEM ? word : stem;
}

/** A search of a rulebook by words of every day: without accents, in any form, by what the game calls it. */
export function finderOf(chapters: readonly Chapter[], glossary: Glossary, lang: Lang): Finder {
  const stems = (text: string): readonly string[] =>
    wordsOf(text).map((word) => stemOf(word, lang));
  const empty = new Set(EMPTY[lang].flatMap(wordsOf));
  const alike = [...EVERYDAY[lang], ...glossary.map(({ forms }) => forms[lang])].map((group) =>
    group.map((word) => stems(word).join(' ')),
  );
  const goal = new Set(chapters[0]?.clauses.map(({ id }) => id));
  const index = new MiniSearch({
    fields: ['text', 'title'],
    tokenize: (text) => [...stems(text)],
    processTerm: (term) => term,
    searchOptions: {
      boost: { text: 3 },
      boostDocument: (id) => (goal.has(id as string) ? GOAL : 1),
    },
  });
  index.addAll(
    chapters.flatMap(({ title, clauses }) =>
      clauses.map(({ id, text }) => ({ id, text: text[lang], title: title[lang] })),
    ),
  );
  const ids = new Map(
    chapters.flatMap(({ clauses }) => clauses.map(({ id }) => [plainText(id), id] as const)),
  );

  /** One of these words, or one that means about the same; less surely, one that is spelt about the same. */
  const queryOf = (stem: string, fuzzy: boolean) => ({
    combineWith: 'OR' as const,
    queries: [
      { queries: [stem], boost: { text: 6 } },
      ...alike
        .filter((group) => group.includes(stem))
        .flatMap((group) => group.filter((other) => other !== stem))
        .map((other) => ({ queries: [other], combineWith: 'AND' as const })),
    ],
    prefix: (term: string) => term.length > LEAST_STEM,
    fuzzy: fuzzy && stem.length > LEAST_STEM ? 0.25 : false,
  });

  return (sought) => {
    const known = ids.get(plainText(sought.trim()));
    if (known !== undefined) return [known];
    const all = wordsOf(sought);
    const telling = all.filter((word) => !empty.has(word));
    const wanted = (telling.length > 0 ? telling : all).map((word) => stemOf(word, lang));
    if (wanted.length === 0) return [];
    const find = (combineWith: 'AND' | 'OR', fuzzy: boolean) =>
      index.search({ combineWith, queries: wanted.map((stem) => queryOf(stem, fuzzy)) });
    const exact = find('AND', false);
    const spelt = exact.length > 0 ? exact : find('AND', true);
    const found = spelt.length > 0 ? spelt : find('OR', true);
    return found.slice(0, MOST).map(({ id }) => id as string);
  };
}
