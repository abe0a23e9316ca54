import type { GameWords, Question, Reader, TableOption } from '@tablee/engine';
import { expect, test } from 'vitest';

const NAMES = { fr: ['vous', 'Ada'], en: ['you', 'Ada'] };

/** A reader on seat 0, and Ada. */
export const wordsIn = (lang: 'fr' | 'en'): Reader => ({
  lang,
  nameOf: (seat) => NAMES[lang][seat] ?? '',
  isYou: (seat) => seat === 0,
});

/** The names of the places of a sentence. */
const placesOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => name))].sort().join();

function pairs(a: object, b: object): [string, string, string][] {
  return Object.entries(a).flatMap(([key, text]) => {
    const other = (b as Record<string, unknown>)[key];
    return typeof text === 'string'
      ? [[key, text, String(other)] as [string, string, string]]
      : pairs(text as object, other as object);
  });
}

/** Both dictionaries say the same things. */
export function testPlaces(en: object, fr: object): void {
  test('both languages fill in the same places', () => {
    const differing = pairs(en, fr)
      .filter(([, one, other]) => placesOf(one) !== placesOf(other))
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });
}

/** Tests of the words of every game: the dictionaries of both languages, and the host's choices. */
export function testWords(
  en: object,
  fr: object,
  rules: readonly TableOption[],
  worded: GameWords['options'],
): void {
  testPlaces(en, fr);

  test('every choice of the host is worded', () => {
    expect(Object.keys(worded).sort()).toEqual(rules.map(({ id }) => id).sort());
    for (const { id, values } of rules) {
      const words = worded[id]?.values ?? {};
      expect(Object.keys(words).sort()).toEqual([...values].map(String).sort());
    }
  });
}

type Titles = {
  readonly [lang in 'fr' | 'en']: { readonly other: string; readonly otherWho: string };
};

/** Each kind of question is asked of the reader and of others, in words of its own. */
export function testTitles(
  kinds: readonly string[],
  title: GameWords['title'],
  facts: Question['facts'],
  usual: Titles,
): void {
  test.each(kinds)('%s is asked of the reader and of others, in both languages', (kind) => {
    const asked = { kind, shape: 'pick', options: [], min: 1, max: 1, facts };
    for (const lang of ['fr', 'en'] as const) {
      const mine = title(kind, asked as unknown as Question, '', null, wordsIn(lang));
      const others = title(kind, null, 'Ada', null, wordsIn(lang));
      expect(mine).not.toBe(usual[lang].other);
      expect(others).toContain('Ada');
      expect(others).not.toBe(usual[lang].otherWho.replace('{who}', 'Ada'));
      expect(mine + others).not.toMatch(/[[\]{}|]/);
    }
  });
}
