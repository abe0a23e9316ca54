/**
 * Makes a new game that runs: pnpm new:game hearts [--name Hearts] [--code HRT]
 * A small trick-taking game with everything that a game has, to be changed into another one. `docs/adding-a-game.md` says what is where.
 */
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/run.mjs';
import { newGame, Refused } from './new.ts';

try {
  const { values, positionals } = parseArgs({
    options: { name: { type: 'string' }, code: { type: 'string' } },
    allowPositionals: true,
  });
  const [id, ...more] = positionals;
  if (id === undefined) throw new Refused('name the game: pnpm new:game hearts');
  if (more.length > 0) throw new Refused(`one game at a time, not ${positionals.join(', ')}`);
  const files = newGame(ROOT, { id, ...values });
  for (const file of files) console.log(file);
  console.log(
    `\n${id} is there: pnpm check, pnpm unit ${id}, pnpm dev. What is its own now: docs/adding-a-game.md`,
  );
} catch (error) {
  const isOurs =
    error instanceof Refused || (error as { code?: string }).code?.startsWith('ERR_PARSE');
  console.error(isOurs ? (error as Error).message : error);
  process.exit(1);
}
