import { flags, wholeNumber } from '../arguments.ts';
import { fullLoad } from './server-full.ts';
import { idleRooms, playingRooms } from './server-scale.ts';

type Figures = Record<string, number>;

/**
 * The server in three parts, or one of them with `--part`: `full` as fast as it goes, against bare Socket.IO; `scale`
 * many watched rooms at the pace of people; `idle` what rooms cost in memory that nobody plays in. `--database` sets beside it, in
 * part `full`, the same server with a PostgreSQL of this machine.
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
  const parts: Record<string, () => Promise<Figures>> = {
    full: () => {
      const order = {
        game: String(given.game),
        matches: wholeNumber('matches', given.matches, 1),
        seats: wholeNumber('seats', given.seats, 2),
        spectators: spectators('0'),
        rate: given.rate === 'max' ? null : wholeNumber('rate', given.rate, 1),
      };
      return fullLoad(order, seconds, given.profile, given.database !== undefined);
    },
    scale: () => playingRooms(rooms('50'), spectators('20'), seconds, { profile: given.profile }),
    idle: () => idleRooms(rooms('500')),
  };
  const wanted = given.part === 'all' ? Object.keys(parts) : [String(given.part)];
  const results: Record<string, Figures> = {};
  for (const name of wanted) {
    const part = parts[name];
    if (part === undefined) {
      console.error(`--part takes ${Object.keys(parts).join(', ')} or all, not ${name}`);
      process.exit(2);
    }
    results[name] = rounded(await part());
  }
  return results;
}

const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, Math.round(value * 100) / 100]),
  );
