import { loadBot } from '@tablee/bots/bot.ts';
import type { GoldenTables } from '@tablee/engine/testing';
import { GAME_IDS, loadGame, loadRulebook, MANIFESTS } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { balanceOf } from './simulate/balance/balance.ts';

test.each(MANIFESTS)('everything found by the id of a game exists: $id', async ({ id, seats }) => {
  const game = await loadGame(id);
  expect([game.id, game.seats]).toEqual([id, seats]);
  expect((await loadRulebook(id)).length).toBeGreaterThan(0);
  expect(await loadBot('sensible', id)).not.toBe(await loadBot('random', id));
  expect(typeof (await balanceOf(id)).count).toBe('function');
  const path = `@tablee/rules/games/${id}/testing/golden.ts`;
  const { goldenTables } = (await import(path)) as { readonly goldenTables: GoldenTables };
  expect(goldenTables.length).toBeGreaterThan(0);
});

test('no game stands twice in the catalogue', () => {
  expect(new Set(GAME_IDS).size).toBe(GAME_IDS.length);
});
