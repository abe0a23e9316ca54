/**
 * Plays all lessons of all games to their ends: pnpm lessons [--game untamed] [--json]
 * Prints per game `{lessons, steps, wrongAnswers, repliesMissing, kinds, kindsWithoutSentence, terms, termsWithoutEntry,
 * samples, remarks}` and all faults; the exit code is 1 if there are any.
 */
import { GAME_IDS, isGameId } from '@tablee/rules/catalogue.ts';
import { flags, print } from '../arguments.ts';
import { courseOf } from './course.ts';

const given = flags(process.argv.slice(2), { game: undefined, json: undefined });
const { game } = given;
if (game !== undefined && !isGameId(game)) throw new Error(`there is no game ${game}`);
const found: Record<string, object> = {};
let isSound = true;
for (const id of game === undefined ? GAME_IDS : [game]) {
  const { faults, ...counts } = await courseOf(id);
  found[id] = counts;
  for (const fault of faults) console.error(`${id}: ${fault}`);
  isSound &&= faults.length === 0 && counts.repliesMissing === 0;
}
print(found, given.json !== undefined);
process.exitCode = isSound ? 0 : 1;
