/**
 * Plays whole matches between bots:
 * pnpm simulate --game royaumes-sauvages --players 3 --matches 1000 --bots sensible,random --seed 1 [--options '{…}'] [--json]
 */
import type { BotKind } from '@tablee/bots/bot.ts';
import type { Options } from '@tablee/rules/kernel/game.ts';
import { GAME_IDS, isGameId, loadGame } from '@tablee/rules/registry.ts';
import { flags, print, wholeNumber } from '../arguments.ts';
import { simulate } from './simulate.ts';

const given = flags(process.argv.slice(2), {
  game: 'royaumes-sauvages',
  players: '2',
  matches: '100',
  bots: 'random',
  seed: '1',
  options: '{}',
  json: undefined,
});

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const gameId = given.game ?? '';
if (!isGameId(gameId)) fail(`no game ${gameId}; there are: ${GAME_IDS.join(', ')}`);
const bots = (given.bots ?? '').split(',') as BotKind[];
if (bots.some((bot) => bot !== 'random' && bot !== 'sensible')) {
  fail('--bots takes random or sensible, one for all seats or one per seat, separated by commas');
}
let options: Options = {};
try {
  options = JSON.parse(given.options ?? '{}') as Options;
} catch {
  fail('--options takes a JSON object');
}
const game = await loadGame(gameId);
for (const [id, value] of Object.entries(options)) {
  const option = game.options.find((candidate) => candidate.id === id);
  if (option === undefined) {
    fail(`${gameId} has no option ${id}; it has: ${game.options.map((one) => one.id).join(', ')}`);
  }
  if (!option.values.includes(value)) fail(`${id} is one of ${option.values.join(', ')}`);
}
const players = wholeNumber('players', given.players, 1);
const [least, most] = game.seats;
if (players < least || players > most) fail(`${gameId} is for ${least} to ${most} players`);

const report = await simulate({
  game,
  players,
  matches: wholeNumber('matches', given.matches, 1),
  bots,
  seed: wholeNumber('seed', given.seed),
  options,
});
print(report, given.json !== undefined);
if (report.finished < report.matches) process.exit(1);
