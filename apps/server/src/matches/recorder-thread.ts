import { parentPort } from 'node:worker_threads';
import { catalogue } from './catalogue.ts';
import { framesOf } from './frames.ts';
import type { Recordable, Take } from './recorder.ts';

/** Frames are made here, off the thread that serves the players. */
async function take({ record, lines }: Recordable): Promise<Take> {
  try {
    return { frames: framesOf(await catalogue.load(record.game), record, lines), fault: null };
  } catch (error) {
    return { frames: null, fault: error instanceof Error ? (error.stack ?? error.message) : '' };
  }
}

parentPort?.on('message', async (asked: Recordable) => parentPort?.postMessage(await take(asked)));
