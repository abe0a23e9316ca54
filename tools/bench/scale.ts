import { loadavg } from 'node:os';
import { flags, wholeNumber } from '../arguments.ts';
import { playingRooms } from './server-scale.ts';

/** Rooms at 1, 4 and 16 times; six players each. */
const ROOMS = [4, 16, 64];
/** Spectators of each of eight rooms. */
const WATCHERS = [0, 15, 30];
const WATCHED = 8;
/** Answers that lie behind each of eight matches before anything is measured: 1, 4 and 16 times. */
const LENGTHS = [25, 100, 400];

interface Cost {
  readonly microsPerAnswer: number;
  readonly p99Ms: number;
  readonly heapKbPerRoom: number;
  readonly answersPerSecond: number;
  /** Steps that lay behind a match when it was measured, on average: less than was played, if matches ended meanwhile. */
  readonly stepsBehind: number;
}

/**
 * The figures that growth is computed from: processor of the server per answer and memory per room, at the pace of people (one
 * answer per second and room), with more rooms, more watchers, longer matches. `--of rooms`: that alone.
 */
export async function run(argv: readonly string[]): Promise<object> {
  const given = flags(argv, { seconds: '10', of: 'all' });
  const seconds = wholeNumber('seconds', given.seconds, 1);
  const cost = async (rooms: number, spectators: number, played: number): Promise<Cost> => {
    const found = await playingRooms(rooms, spectators, seconds, { played });
    const { cpuMicrosPerAnswer, lastArrivalP99Ms, heapKbPerRoom, answersPerSecond } = found;
    return {
      stepsBehind: Math.round(found.stepsBehind ?? 0),
      microsPerAnswer: Math.round(cpuMicrosPerAnswer ?? 0),
      p99Ms: Math.round(lastArrivalP99Ms ?? 0),
      heapKbPerRoom: Math.round(heapKbPerRoom ?? 0),
      answersPerSecond: Math.round(answersPerSecond ?? 0),
    };
  };
  const each = async (
    numbers: readonly number[],
    of: (number: number) => Promise<Cost>,
  ): Promise<Record<string, Cost>> => {
    const found: Record<string, Cost> = {};
    for (const number of numbers) {
      found[number] = await of(number);
      console.error(number, JSON.stringify(found[number]));
    }
    return found;
  };
  const parts: Record<string, () => Promise<Record<string, Cost>>> = {
    rooms: () => each(ROOMS, (rooms) => cost(rooms, 0, 10)),
    watchers: () => each(WATCHERS, (spectators) => cost(WATCHED, spectators, 10)),
    lengths: () => each(LENGTHS, (played) => cost(WATCHED, 0, played)),
  };
  const wanted = Object.keys(parts).filter((name) => given.of === 'all' || given.of === name);
  if (wanted.length === 0) {
    console.error(`--of takes ${Object.keys(parts).join(', ')} or all, not ${given.of}`);
    process.exit(2);
  }
  const results: Record<string, unknown> = { load: loadavg()[0] ?? 0 };
  for (const name of wanted) results[name] = await parts[name]?.();
  return results;
}
