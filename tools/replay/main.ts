/**
 * Plays a saved match again, checks every step against its digest, and prints it as text:
 * pnpm replay untamed-m0123456789abcdef.json [--lang fr] [--json]
 * With --json the last line says how it went: `{match, game, entries, steps, parts}`; `parts` is the number of the journal entry
 * from which today's rules do not lead on, `null` if they lead to the end. The exit code is 1 where they part.
 */
import { readFileSync } from 'node:fs';
import { isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import { loadDescribe, loadWords } from '@tablee/rules/speech.ts';
import { flags, print } from '../arguments.ts';
import { asText, type SavedMatch } from './text.ts';

const [file = '', ...rest] = process.argv.slice(2);
const given = flags(rest, { lang: 'en', json: undefined }, ['json']);
const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedMatch;
if (!isGameId(saved.game)) throw new Error(`there is no game ${saved.game}`);
const [game, words, describe] = await Promise.all([
  loadGame(saved.game),
  loadWords(saved.game),
  loadDescribe(saved.game),
]);
const { film, text } = asText(game, saved, { words, describe }, given.lang === 'fr' ? 'fr' : 'en');
const { parts, steps } = film;
if (given.json === undefined) console.log(text);
const outcome = {
  match: saved.match,
  game: saved.game,
  entries: saved.entries.length,
  steps: steps.length,
  parts,
};
if (given.json !== undefined) print(outcome, true);
else if (parts !== null) console.error(`today's rules lead no further than journal entry ${parts}`);
process.exitCode = parts === null ? 0 : 1;
