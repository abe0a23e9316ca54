import { GAME_IDS } from '@tablee/rules/catalogue.ts';
import { flags, wholeNumber } from '../arguments.ts';
import { thinkingBots } from './server-bots.ts';
import { fullLoad } from './server-full.ts';
import { processesLoad } from './server-processes.ts';
import { idleRooms, playingRooms } from './server-scale.ts';

type Figures = Record<string, number>;

/**
 * The server in three parts, or one of them with `--part`: `full` as fast as it goes, against bare Socket.IO (`--game all`: every
 * game, one after the other); `scale` many watched rooms at the pace of people; `idle` what rooms cost in memory that nobody plays
 * in. Only when it is named, `bots`: how late the loop is while `--bots` of them think. `--database` sets beside it, in part `full`,
 * the same server with a PostgreSQL of this machine; `--processes 2` compares, instead of all that, one process with two on such a
 * database.
 */
export async function run(argv: readonly string[]): Promise<Record<string, Figures>> {
  const given = flags(
    argv,
    {
      part: 'all',
      seconds: '20',
      profile: undefined,
      // full
      game: 'royaumes-sauvages',
      matches: '100',
      seats: '4',
      rate: 'max',
      database: undefined,
      processes: undefined,
      // bots
      bots: '6',
      // full and scale
      spectators: undefined,
      // scale and idle
      rooms: undefined,
    },
    ['database'],
  );
  const seconds = wholeNumber('seconds', given.seconds, 1);
  const spectators = (usual: string) => wholeNumber('spectators', given.spectators ?? usual);
  const rooms = (usual: string) => wholeNumber('rooms', given.rooms ?? usual, 1);
  const order = (game: string) => ({
    game,
    matches: wholeNumber('matches', given.matches, 1),
    seats: wholeNumber('seats', given.seats, 2),
    spectators: spectators('0'),
    rate: given.rate === 'max' ? null : wholeNumber('rate', given.rate, 1),
  });
  const games = given.game === 'all' ? GAME_IDS : [String(given.game)];
  if (given.processes !== undefined) {
    const processes = wholeNumber('processes', given.processes, 2);
    const results: Record<string, Figures> = {};
    for (const game of games)
      results[game] = rounded(await processesLoad(order(game), processes, seconds));
    return results;
  }
  const full = (game: string) =>
    fullLoad(order(game), seconds, given.profile, given.database !== undefined);
  const parts: Record<string, () => Promise<Figures>> = {
    ...Object.fromEntries(
      games.map((game) => [games.length === 1 ? 'full' : `full ${game}`, () => full(game)]),
    ),
    scale: () => playingRooms(rooms('50'), spectators('20'), seconds, { profile: given.profile }),
    idle: () => idleRooms(rooms('500')),
  };
  if (given.part === 'bots')
    return { bots: rounded(await thinkingBots(wholeNumber('bots', given.bots, 1), seconds)) };
  const isWanted = (name: string) => given.part === 'all' || name.split(' ')[0] === given.part;
  const wanted = Object.keys(parts).filter(isWanted);
  if (wanted.length === 0) {
    console.error(`--part takes full, scale, idle, bots or all, not ${given.part}`);
    process.exit(2);
  }
  const results: Record<string, Figures> = {};
  for (const name of wanted) {
    const part = parts[name];
    if (part !== undefined) results[name] = rounded(await part());
  }
  return results;
}

const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, Math.round(value * 100) / 100]),
  );
