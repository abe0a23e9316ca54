/**
 * Keeps finished matches of each game as golden journals, and how its states are laid out. A change of the rules that moves
 * one is made with the new journals in the same commit: pnpm golden [--game untamed]
 */

import { writeFileSync } from 'node:fs';
import type { GoldenTables } from '@tablee/engine/testing';
import { keepGolden } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { GAME_IDS, isDraft, loadGame } from '@tablee/rules/catalogue.ts';
import { flags } from './arguments.ts';
import { goldenOf, keptShape, shapeIn, shapeOf } from './kept-shapes.ts';

const tablesOf = async (id: GameId): Promise<GoldenTables> => {
  const path = `@tablee/rules/games/${id}/testing/golden.ts`;
  return ((await import(path)) as { readonly goldenTables: GoldenTables }).goldenTables;
};

const { game: only } = flags(process.argv.slice(2), { game: undefined });
for (const id of GAME_IDS) {
  if (only !== undefined && id !== only) continue;
  const [game, tables] = await Promise.all([loadGame(id), tablesOf(id)]);
  const matches = tables.map(([seats, options], i) => keepGolden(game, seats, options, 100 + i));
  const lines = matches.map((match) => JSON.stringify(match));
  writeFileSync(goldenOf(id), `[\n${lines.join(',\n')}\n]\n`);

  const shape = shapeIn(game, matches);
  // Nobody keeps matches of a draft.
  const before = isDraft(id) ? null : keptShape(id);
  if (before?.version === shape.version && `${before.shape}` !== `${shape.shape}`) {
    // Kept positions are read by their version.
    console.error(`${id}: its states have another shape than those of version ${shape.version}:`);
    const gone = before.shape.filter((line) => !shape.shape.includes(line));
    const come = shape.shape.filter((line) => !before.shape.includes(line));
    for (const line of gone) console.error(`  - ${line}`);
    for (const line of come) console.error(`  + ${line}`);
    console.error(
      'Raise its version; if other golden tables see more of it, take its shape.json away.',
    );
    process.exitCode = 1;
    continue;
  }
  writeFileSync(shapeOf(id), `${JSON.stringify(shape, null, 2)}\n`);
}
