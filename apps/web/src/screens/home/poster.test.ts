import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { HOUSE_GAMES } from './poster.ts';

test('every game of the catalogue has a poster: an icon and a hue of its own', () => {
  expect(HOUSE_GAMES.map(({ id }) => id)).toEqual(MANIFESTS.map(({ id }) => id));
  for (const { icon } of HOUSE_GAMES) expect(icon.body).toContain('path');
  expect(new Set(HOUSE_GAMES.map(({ hue }) => hue)).size).toBe(HOUSE_GAMES.length);
});

test('a poster leads to decks where there is a page to build them, and nowhere else', () => {
  const games = join(import.meta.dirname, '..', '..', 'games');
  for (const { id, decks } of HOUSE_GAMES) {
    expect(existsSync(join(games, id, 'decks', 'page.tsx')), id).toBe(decks === true);
  }
  expect(HOUSE_GAMES.some(({ decks }) => decks)).toBe(true);
});
