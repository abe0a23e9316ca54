import type { Lang } from '@tablee/engine';
import { type GameId, loadRulebook } from '@tablee/rules/catalogue.ts';
import { loadTerms } from '@tablee/rules/learning.ts';
import { expect, test } from 'vitest';
import { finderOf } from './search.ts';

async function find(game: GameId, lang: Lang, sought: string): Promise<readonly string[]> {
  const [chapters, { glossary }] = await Promise.all([loadRulebook(game), loadTerms(game)]);
  return finderOf(chapters, glossary, lang)(sought);
}

const WINS = {
  'royaumes-sauvages': ['ROY-1.3', 'ROY-15.3'],
  untamed: ['UNT-1.1'],
  unmatched: ['UNM-1.2', 'UNM-13.2'],
  'sang-rancune': ['SAN-1.4', 'SAN-11.3'],
  'cannibal-world': ['CAN-1.1', 'CAN-1.2'],
} as const;

test.each(Object.entries(WINS))(
  '%s: who asks how to win finds what wins among the first',
  async (game, clauses) => {
    for (const [lang, sought] of [
      ['fr', 'comment gagner'],
      ['fr', 'victoire'],
      ['en', 'how do I win?'],
      ['en', 'victory'],
    ] as const) {
      const first = (await find(game as GameId, lang, sought)).slice(0, 8);
      expect(
        first.some((id) => (clauses as readonly string[]).includes(id)),
        sought,
      ).toBe(true);
    }
  },
);

test('accents, plurals, forms of a verb and a slip of the pen find the same', async () => {
  const tied = await find('royaumes-sauvages', 'fr', 'égalité deuxième');
  expect(tied.slice(0, 4)).toContain('ROY-9.8');
  expect(await find('royaumes-sauvages', 'fr', 'egalites deuxieme')).toEqual(tied);
  expect(await find('cannibal-world', 'fr', 'piller')).toEqual(
    await find('cannibal-world', 'fr', 'pillez'),
  );
  expect(await find('cannibal-world', 'en', 'pilage')).toContain('CAN-9.10');
});

test('a thing with another name in the game is found by its everyday name', async () => {
  expect(await find('cannibal-world', 'en', 'block')).toContain('CAN-10.1');
  expect(await find('untamed', 'fr', 'mort')).toContain('UNT-10.1');
});

test('the number of a rule leads to it, and nothing is found for nothing', async () => {
  expect(await find('unmatched', 'en', 'unm-13.2')).toEqual(['UNM-13.2']);
  expect(await find('unmatched', 'en', ' ')).toEqual([]);
  expect(await find('unmatched', 'en', 'zzzzzzzz')).toEqual([]);
});
