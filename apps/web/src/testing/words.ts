import type { TableOption } from '@tablee/rules/kernel/game.ts';
import { expect, test } from 'vitest';
import type { GameUi } from '@/table/contract.ts';

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

/** What holds of the words of every game: the dictionaries of both languages, and the host's choices. */
export function testWords(
  en: object,
  fr: object,
  rules: readonly TableOption[],
  worded: GameUi['options'],
): void {
  test('both languages fill in the same places', () => {
    const differing = pairs(en, fr)
      .filter(([, one, other]) => placesOf(one) !== placesOf(other))
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('every choice of the host is worded', () => {
    expect(Object.keys(worded).sort()).toEqual(rules.map(({ id }) => id).sort());
    for (const { id, values } of rules) {
      const words = worded[id]?.values ?? {};
      expect(Object.keys(words).sort()).toEqual([...values].map(String).sort());
    }
  });
}
