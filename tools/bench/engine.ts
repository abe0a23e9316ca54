import type { AnyGame, Position, Question } from '@tablee/engine';
import { newPosition, randomPicks, Session, seeded, seededDice, tableSizes } from '@tablee/engine';
import { nextAsked, playRandomly } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';

interface EngineFigures {
  /** Live random play without log, all seat counts, one core. */
  decisionsPerSecond: number;
  /** Bringing the position with most answers since its checkpoint back to life. */
  resumeMicros: number;
  /** Slicing and serialising one seat's view at the largest state met. */
  viewMicros: number;
  positionBytes: number;
  viewBytes: number;
}

const SECONDS_OF_PLAY = 3;

/** Engine figures of every game: speed of live play, and resume and view at the worst position met. */
export async function run(): Promise<{ games: Record<string, EngineFigures> }> {
  const games: Record<string, EngineFigures> = {};
  for (const id of GAME_IDS) games[id] = measure(await loadGame(id));
  return { games };
}

function measure(game: AnyGame): EngineFigures {
  const worst = worstPositions(game);
  const resumed = new Session(game, worst.largest, { dice: never });
  const seat = 0;
  return {
    decisionsPerSecond: decisionsPerSecond(game),
    resumeMicros: micros(() => new Session(game, worst.deepest, { dice: never })),
    viewMicros: micros(() => JSON.stringify(resumed.view(seat))),
    positionBytes: JSON.stringify(worst.largest).length,
    viewBytes: JSON.stringify(resumed.view(seat)).length,
  };
}

function decisionsPerSecond(game: AnyGame): number {
  const sizes = tableSizes(game).filter((seats) => seats > 1);
  let decisions = 0;
  let seed = 1;
  const play = (seconds: number): number => {
    decisions = 0;
    const start = performance.now();
    while (performance.now() - start < seconds * 1000) {
      decisions += liveMatch(game, sizes[seed % sizes.length] as number, seed);
      seed += 1;
    }
    return Math.round((decisions * 1000) / (performance.now() - start));
  };
  play(1);
  return play(SECONDS_OF_PLAY);
}

function liveMatch(game: AnyGame, seats: number, seed: number): number {
  const random = seeded(seed);
  const session = new Session(game, newPosition(game, seats, {}), {
    dice: seededDice(random),
    recording: false,
    takesOver: true,
  });
  for (let decisions = 0; ; decisions += 1) {
    const seat = nextAsked(session, decisions);
    if (seat === null) return decisions;
    session.answer(seat, randomPicks(session.questionOf(seat) as Question, random));
  }
}

/** The deepest (most answers to replay) and the largest position of some random matches. */
function worstPositions(game: AnyGame): { deepest: Position; largest: Position } {
  let deepest: Position | undefined;
  let largest: Position | undefined;
  let bytes = 0;
  for (const seats of tableSizes(game)) {
    for (let seed = 1; seed <= 10; seed += 1) {
      playRandomly({
        game,
        seats,
        seed,
        onQuestion(session) {
          const position = session.position();
          if (position.answers.length >= (deepest?.answers.length ?? 0)) deepest = position;
          const size = JSON.stringify(position).length;
          if (size > bytes) {
            bytes = size;
            largest = position;
          }
        },
      });
    }
  }
  if (deepest === undefined || largest === undefined) throw new Error('no position met');
  return { deepest, largest };
}

const never = (): never => {
  throw new Error('a replay never draws again');
};

/** Median microseconds of one call. */
function micros(call: () => unknown): number {
  const samples: number[] = [];
  for (let i = 0; i < 3000; i += 1) {
    const start = performance.now();
    call();
    samples.push(performance.now() - start);
  }
  samples.sort((a, b) => a - b);
  return Math.round((samples[samples.length >> 1] as number) * 10_000) / 10;
}
