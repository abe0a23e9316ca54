/**
 * Plays whole matches between bots: pnpm simulate --game royaumes-sauvages --players 3 --matches 1000 --bots sensible,random
 * --seed 1 [--options '{…}'] [--json] With --balance the sensible bots play the matches by which the balance of the game is
 * judged, and what counts is printed, who wins by chair and by turn order among it: pnpm simulate --game untamed --balance
 * --matches 1000 With --sprt the first of two levels claims to win --bar (default 0.5) of the decided matches against the second,
 * who has all the other seats (alone: of all matches); they are played until that is met or missed, --matches at most, on the
 * tables by which the balance is judged unless --options say otherwise: pnpm simulate --game royaumes-sauvages --bots
 * strong,sensible --sprt --bar 0.75 --json A third level sits on the further seats of a larger table, where the first two meet:
 * pnpm simulate --game sang-rancune --players 4 --bots gentle,random,sensible --sprt --bar 0.8 Who plays is a level, a level in a
 * manner (strong:bold), or the frozen first version of the search (first). With --elo each of several is measured against the one
 * before it, so many matches each, whatever comes of them: pnpm simulate --game untamed --bots
 * random,gentle,sensible,first,strong,master --elo --matches 200 --json With --outlook the weights are found by which playouts
 * that end at a horizon are judged: pnpm simulate --game untamed --outlook --matches 1000 With --asked it prints how much a match
 * asks of its seats: pnpm simulate --game sang-rancune --players 4 --bots sensible --asked --json With --odds the wins of heroes,
 * decks and factions are counted and kept where the room shows them; bots that think ahead make --thinking (0 to 1, default 1) of
 * their playouts: pnpm simulate --game unmatched --odds --bots strong --thinking 0.25 --matches 400
 */

import type { Level } from '@tablee/bots/levels.ts';
import { imagines, LEVELS } from '@tablee/bots/levels.ts';
import { loadThinker } from '@tablee/bots/understanding.ts';
import type { Options } from '@tablee/engine';
import { tableSizes } from '@tablee/engine';
import { GAME_IDS, isGameId, loadGame } from '@tablee/rules/catalogue.ts';
import { flags, print, wholeNumber } from '../arguments.ts';
import { AskedCount } from './asked.ts';
import { asText, balanceOf } from './balance/balance.ts';
import { PlaceCount } from './balance/places.ts';
import { BY_ITSELF } from './by-itself.ts';
import { ladder } from './elo.ts';
import { isMind, MIND_WORDS } from './minds.ts';
import { keepOdds, OddsCount } from './odds.ts';
import { fitted } from './outlook.ts';
import { simulate } from './simulate.ts';
import { tested } from './sprt.ts';

const given = flags(
  process.argv.slice(2),
  {
    game: 'royaumes-sauvages',
    players: undefined,
    matches: '100',
    bots: undefined,
    seed: '1',
    options: '{}',
    balance: undefined,
    asked: undefined,
    sprt: undefined,
    elo: undefined,
    outlook: undefined,
    odds: undefined,
    thinking: '1',
    bar: '0.5',
    json: undefined,
  },
  ['balance', 'asked', 'elo', 'odds', 'outlook', 'sprt'],
);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const gameId = given.game ?? '';
if (!isGameId(gameId)) fail(`no game ${gameId}; there are: ${GAME_IDS.join(', ')}`);
const judged = await balanceOf(gameId);
const balance = given.balance === undefined && given.odds === undefined ? undefined : judged;
const isClaim = given.sprt !== undefined;
const seats = given.players ?? String(balance?.players ?? 2);
const bots = (given.bots ?? (balance === undefined ? 'random' : 'sensible')).split(',') as Level[];
const isMeasured = isClaim || given.elo !== undefined;
if (bots.some((bot) => !(isMeasured ? isMind(bot) : LEVELS.includes(bot)))) {
  const takes = isMeasured ? MIND_WORDS : LEVELS.join(', ');
  fail(`--bots takes ${takes}: one for all seats or one per seat, separated by commas`);
}
let options: Options = {};
try {
  // A claim is tested on the tables by which the balance is judged: a level that chooses the best hero would else win by that.
  const usual = balance ?? (isMeasured && Number(seats) === judged.players ? judged : undefined);
  options = { ...usual?.options, ...(JSON.parse(given.options ?? '{}') as Options) };
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
const players = wholeNumber('players', seats, 1);
const sizes = tableSizes(game);
if (!sizes.includes(players)) fail(`${gameId} is for ${sizes.join(', ')} players`);

if (isClaim) {
  const [challenger = 'strong', others = challenger, rest] = bots;
  if (bots.length > 3) fail('--sprt takes three --bots at most');
  if (rest !== undefined && players < 3)
    fail('a third of the --bots needs a table of three or more');
  const bar = Number(given.bar);
  if (!(bar > 0 && bar < 1)) fail('--bar is a part of the matches, more than 0 and less than 1');
  const seed = wholeNumber('seed', given.seed);
  const most = wholeNumber('matches', given.matches, 1);
  const claim = { game, players, challenger, others, rest, options, seed, bar, most };
  const verdict = await tested(claim, ({ matches: played, wins, losses }) =>
    console.error(`${played} matches: ${wins} won, ${losses} lost`),
  );
  print(verdict, given.json !== undefined);
  process.exit(verdict.verdict === 'missed' ? 1 : 0);
}

if (given.elo !== undefined) {
  if (bots.length < 2) fail('--elo takes at least two --bots, weakest first');
  const table = { game, players, options, seed: wholeNumber('seed', given.seed) };
  const most = wholeNumber('matches', given.matches, 1);
  const steps = await ladder(
    bots,
    { ...table, most },
    {
      onPair: (of, over, { matches: played, wins, losses }) =>
        console.error(`${of} against ${over}, ${played} matches: ${wins} won, ${losses} lost`),
      onStep: ({ of, over, rate }) =>
        console.error(`${of} won ${Math.round(100 * rate)} % against ${over}`),
    },
  );
  print({ game: gameId, steps }, given.json !== undefined);
  process.exit(0);
}

if (given.outlook !== undefined) {
  const { horizon } = await loadThinker(gameId);
  if (horizon === undefined) fail(`playouts of ${gameId} go to the end`);
  const matches = wholeNumber('matches', given.matches, 1);
  const seed = wholeNumber('seed', given.seed);
  print(await fitted({ game, horizon, players, options, matches, seed }), given.json !== undefined);
  process.exit(0);
}

const thinking = Number(given.thinking);
if (!(thinking > 0 && thinking <= 1))
  fail('--thinking is a part of the playouts, more than 0 and at most 1');
const { plays } = game;
if (given.odds !== undefined && plays === undefined) fail(`all play the same in ${gameId}`);
const odds = given.odds === undefined || plays === undefined ? null : new OddsCount(plays);
const counts = [
  ...(balance === undefined ? [] : [balance.count(), new PlaceCount(players)]),
  ...(odds === null ? [] : [odds]),
];
const asked = given.asked === undefined ? undefined : new AskedCount(gameId in BY_ITSELF);
const report = await simulate({
  game,
  players,
  matches: wholeNumber('matches', given.matches, 1),
  bots,
  seed: wholeNumber('seed', given.seed),
  options,
  thinking,
  balance: counts,
  asked,
});
if (odds !== null) {
  const date = new Date().toISOString().slice(0, 10);
  keepOdds(gameId, odds.odds(date, bots.every(imagines)));
}
const figures = counts.flatMap((count) => count.figures());
if (asked !== undefined) print(asked.report(), given.json !== undefined);
else if (counts.length === 0) print(report, given.json !== undefined);
else if (given.json !== undefined) print({ ...report, balance: figures }, true);
else console.log(figures.map(asText).join('\n'));
if (report.finished < report.matches) process.exit(1);
