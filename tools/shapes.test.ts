import { readFileSync } from 'node:fs';
import type { GoldenMatch } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { goldenOf, keptShape, shapeIn } from './kept-shapes.ts';

/** When it is changed on purpose: raise the version of the game (`resumesFrom` too, if need be), then `pnpm golden`. */
test.each(GAME_IDS)('a state is laid out as its version says: %s', async (id) => {
  const golden = JSON.parse(readFileSync(goldenOf(id), 'utf8')) as GoldenMatch[];
  expect(shapeIn(await loadGame(id), golden)).toEqual(keptShape(id));
});
