import { parentPort } from 'node:worker_threads';
import { loadBot } from '@tablee/bots/bot.ts';
import { seeded } from '@tablee/engine';
import type { Thought, ThoughtRequest } from './pool.ts';

/** Bots think here, off the thread that serves the players. They get the view of their seat and nothing else. */
parentPort?.on('message', ({ number, kind, game, view, question, seed }: ThoughtRequest) => {
  loadBot(kind, game)
    .then((bot) => bot(view, question, seeded(seed)))
    .then(
      (picks) => parentPort?.postMessage({ number, picks: [...picks] } satisfies Thought),
      () => parentPort?.postMessage({ number, picks: null } satisfies Thought),
    );
});
