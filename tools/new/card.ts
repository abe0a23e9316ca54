/**
 * Makes a new card that is played: pnpm new:card untamed fox-kit [--picture fox]
 * Numbers, effect, both texts, picture, what the bot has to know and a test, to be changed into the card that is meant. The
 * counts of the box (cards of a deck, goldens) then change: those tests say so, and are changed on purpose.
 */
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/run.mjs';
import { newCard } from './cards.ts';
import { Refused } from './new.ts';

try {
  const { values, positionals } = parseArgs({
    options: { picture: { type: 'string' } },
    allowPositionals: true,
  });
  const [game, id, ...more] = positionals;
  if (game === undefined || id === undefined || more.length > 0) {
    throw new Refused('name the game and the card: pnpm new:card untamed fox-kit');
  }
  for (const file of newCard(ROOT, { game, id, ...values })) console.log(file);
  console.log(
    `\n${id} is there: pnpm unit ${game}. Whatever counts the box says so now; then pnpm golden --game ${game}`,
  );
} catch (error) {
  const isOurs =
    error instanceof Refused || (error as { code?: string }).code?.startsWith('ERR_PARSE');
  console.error(isOurs ? (error as Error).message : error);
  process.exit(1);
}
