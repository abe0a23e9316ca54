import { loadThinker, playoutsFor, understand } from '@tablee/bots/understanding.ts';
import { Film, fnv1a } from '@tablee/engine';
import { catalogue } from '../matches/catalogue.ts';
import { readJournal } from '../matches/chain.ts';
import { answering } from '../threads/answering.ts';
import { giveWayTo } from '../threads/priority.ts';
import type { Studied, Study } from './understandings.ts';

/** Milliseconds of a processor that one match may take: the findings by then are the result. */
const LIMIT = 90_000;

giveWayTo('all');

/** Milliseconds of a processor that this thread has used; where that is not told, of the clock. */
const used = (): number => {
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

// Matches are studied here, off the thread that serves the players.
answering(async ({ record, lines, progress, percent }: Studied): Promise<Study> => {
  const { id, options, seats } = record;
  const { entries } = readJournal(id, lines);
  const film = new Film(await catalogue.load(record.game), { ...record, entries });
  if (!film.isSure) return 'rules';
  if (!film.isWhole) return 'unfinished';
  const until = used() + LIMIT;
  const thinker = await loadThinker(record.game);
  const told = new Int32Array(progress);
  return understand({
    ...{ film, options, seats: seats.length },
    thinker,
    playouts: Math.ceil((percent / 100) * playoutsFor(thinker)),
    seed: fnv1a(id),
    onProgress: (done, of) => {
      Atomics.store(told, 1, of);
      Atomics.store(told, 0, done);
    },
    isOver: () => used() > until,
  });
});
