/**
 * Keeps finished matches of a game as golden journals. A change of the rules that moves one is made with the new
 * journals in the same commit: node tools/golden.ts
 */

import { writeFileSync } from 'node:fs';
import type { GoldenTables } from '@tablee/engine/testing';
import { keepGolden } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';

const tablesOf = async (id: GameId): Promise<GoldenTables> => {
  const path = `@tablee/rules/games/${id}/testing/golden.ts`;
  return ((await import(path)) as { readonly goldenTables: GoldenTables }).goldenTables;
};

for (const id of GAME_IDS) {
  const [game, tables] = await Promise.all([loadGame(id), tablesOf(id)]);
  const matches = tables.map(([seats, options], i) => keepGolden(game, seats, options, 100 + i));
  const lines = matches.map((match) => JSON.stringify(match));
  const target = new URL(`../packages/rules/src/games/${id}/testing/golden.json`, import.meta.url);
  writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`);
}
