import { HEROES } from '@tablee/rules/games/sang-rancune/index.ts';
import { expect, test } from 'vitest';
import { heroicOf } from '../art/printed.ts';

test('the power of each hero is two attacks, at their double value', () => {
  for (const { id } of HEROES) expect(heroicOf(id), id).toHaveLength(2);
  expect(heroicOf('sigrane')).toContainEqual({ id: 'fente-ecarlate', most: 110 });
});
