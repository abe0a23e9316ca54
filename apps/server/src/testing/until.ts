import { setTimeout as later } from 'node:timers/promises';
import type { Random } from '@tablee/engine';
import type { TestClient } from './test-client.ts';

/** Milliseconds between two looks. */
const LOOKS = 10;
const PATIENCE = 30_000;

/** Waits for what no message tells of; `isTrue` may ask for it: seldom (`every`) where that keeps others from their work. */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  patience: number = PATIENCE,
  every: number = LOOKS,
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    // Real time: between two looks.
    await later(every);
  }
}

const askedOf = (players: readonly TestClient[]): TestClient | undefined =>
  players.find(({ match }) => match?.question != null);

/** The player who is asked first. */
export async function whoIsAsked(players: readonly TestClient[]): Promise<TestClient> {
  await until('somebody is asked', () => askedOf(players) !== undefined);
  return askedOf(players) as TestClient;
}

/** Plays at random to the end of the match. */
export async function playsOut(players: readonly TestClient[], random: Random): Promise<void> {
  const isOver = (): boolean => players[0]?.room?.match?.state !== 'running';
  while (!isOver()) {
    await askedOf(players)?.answerAtRandom(random);
    await until('the next question', () => isOver() || askedOf(players) !== undefined);
  }
}

/** Whatever was sent to them before this has arrived: messages of one connection come in order. */
export async function haveHeard(clients: readonly TestClient[]): Promise<void> {
  // Nobody is told of a request that is refused.
  await Promise.all(clients.map((one) => one.ask('room:join', { code: '', nickname: '' })));
}
