import { parentPort, workerData } from 'node:worker_threads';
import { adviceFor, estimateFor } from '@tablee/bots/advice.ts';
import { loadOpponent } from '@tablee/bots/levels.ts';
import { seeded } from '@tablee/engine';
import { traceOf } from '../refusal.ts';
import { giveWayTo } from '../threads/priority.ts';
import type { Task, Thought, ThreadData } from './pool.ts';

giveWayTo('players');

const ended = new Int32Array((workerData as ThreadData).ended);

/** Bots think here, off the thread that serves the players. They get what their seat may know and nothing else. */
async function think(task: Task): Promise<Thought> {
  const { number } = task;
  const begun = performance.now();
  const isOver = (part = 1): boolean =>
    Atomics.load(ended, 0) === number || performance.now() > begun + part * task.limit;
  try {
    if (task.wants === 'estimate') {
      const { wants: _, number: __, limit: ___, ...watching } = task;
      return { number, picks: null, estimate: await estimateFor({ ...watching, isOver }) };
    }
    const { kind, manner, game, seed, sides, ...asked } = task;
    if (sides !== undefined) {
      const { position } = asked;
      const advice =
        position === null
          ? null
          : await adviceFor({ ...asked, position, game, sides, seed, isOver });
      return { number, picks: null, advice };
    }
    const opponent = await loadOpponent(kind, game, manner);
    const plans = new Map(asked.plans);
    const picks = [...opponent({ ...asked, plans, isOver }, seeded(seed))];
    return { number, picks, plans: [...plans] };
  } catch (error) {
    return { number, picks: null, fault: traceOf(error) };
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await think(task)));
