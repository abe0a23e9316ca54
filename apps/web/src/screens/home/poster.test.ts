import { MANIFESTS } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { HOUSE_GAMES } from './poster.ts';

test('every game of the catalogue has a poster: an icon and a hue of its own', () => {
  expect(HOUSE_GAMES.map(({ id }) => id)).toEqual(MANIFESTS.map(({ id }) => id));
  for (const { icon } of HOUSE_GAMES) expect(icon.body).toContain('path');
  expect(new Set(HOUSE_GAMES.map(({ hue }) => hue)).size).toBe(HOUSE_GAMES.length);
});
