import { parentPort } from 'node:worker_threads';
import type { Given } from './solo-thread.ts';

/** Answers what the other thread asks (`SoloThread`), one after the other. */
export function answering<Asked, Result>(work: (asked: Asked) => Promise<Result>): void {
  parentPort?.on('message', async (asked: Asked) => {
    parentPort?.postMessage(await given(work, asked));
  });
}

async function given<Asked, Result>(
  work: (asked: Asked) => Promise<Result>,
  asked: Asked,
): Promise<Given<Result>> {
  try {
    return { ok: true, result: await work(asked) };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? (error.stack ?? error.message) : '' };
  }
}
