import { parentPort, workerData } from 'node:worker_threads';
import { loadOpponent } from '@tablee/bots/levels.ts';
import { seeded } from '@tablee/engine';
import type { Task, Thought, ThreadData } from './pool.ts';

const ended = new Int32Array((workerData as ThreadData).ended);

/** Bots think here, off the thread that serves the players. They get what their seat may know and nothing else. */
async function think({ number, kind, game, limit, seed, ...asked }: Task): Promise<Thought> {
  const until = performance.now() + limit;
  const isOver = (): boolean => Atomics.load(ended, 0) === number || performance.now() > until;
  try {
    const opponent = await loadOpponent(kind, game);
    return { number, picks: [...opponent({ ...asked, isOver }, seeded(seed))] };
  } catch {
    return { number, picks: null };
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await think(task)));
