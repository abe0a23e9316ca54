import type { AnyGame, Options } from '../game/game.ts';
import type { Seat } from '../game/layers.ts';
import { layersOf } from '../game/layers.ts';
import { seeded, seededDice } from '../script/chance.ts';
import type { Question } from '../script/question.ts';
import { refusalOf } from '../script/question.ts';
import { randomPicks } from '../script/random-answer.ts';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import { Session } from '../session/session.ts';
import { ensure, ensureSame } from './ensure.ts';
import { nextAsked, playRandomly } from './play.ts';

/** A game at one kind of table, and what its fuzz has to know of it. */
export interface FuzzedTable {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  /** Whether a seat plays no part any more: it must not be asked. */
  isOut(session: Session, seat: Seat): boolean;
  /** The table can beat them all: then nobody has rank 1. Default: at least one seat wins. */
  readonly mayAllLose?: boolean;
}

const noDice = (): never => {
  throw new Error('a resume draws nothing');
};

const throughJson = (session: Session, dice = noDice as ReturnType<typeof seededDice>): Session =>
  new Session(session.game, JSON.parse(JSON.stringify(session.position())) as Position, { dice });

/** Each seat that is asked can answer, is in the game, and its clock answer is legal. */
function expectFairQuestions({ isOut }: FuzzedTable, session: Session): void {
  for (const seat of session.awaited()?.seats ?? []) {
    if (isOut(session, seat)) throw new Error(`seat ${seat} is out, and asked`);
    const question = session.questionOf(seat);
    if (question === null) continue;
    const refusal = refusalOf(question, question.fallback);
    if (refusal !== null) throw new Error(`the clock's answer to ${question.kind}: ${refusal}`);
  }
}

function expectSame(resumed: Session, live: Session): void {
  ensureSame(layersOf(resumed.state), layersOf(live.state), 'the state that was resumed');
  ensureSame(resumed.awaited(), live.awaited(), 'who is awaited after a resume');
}

/** Random matches end, every law of the game holds at each step. Returns the most answers since a checkpoint. */
export function expectLaws(table: FuzzedTable, seeds: readonly number[]): number {
  let deepest = 0;
  for (const seed of seeds) {
    const session = playRandomly({
      ...table,
      seed,
      onQuestion(each) {
        table.game.assert(each.state);
        expectFairQuestions(table, each);
        deepest = Math.max(deepest, each.answersSinceCheckpoint);
      },
    });
    table.game.assert(session.state);
    const { ranks = [] } = table.game.outcome(session.state.open) ?? {};
    ensure(ranks.length === table.seats, 'each seat has a rank');
    // In a solo match the player may lose.
    if (table.seats > 1 && !table.mayAllLose) {
      ensure(Math.min(...ranks) === 1, 'somebody has won');
    }
  }
  return deepest;
}

/** A match resumed from JSON is the live one at each step. */
export function expectResumable(table: FuzzedTable, seeds: readonly number[]): void {
  for (const seed of seeds) {
    playRandomly({
      ...table,
      seed,
      onQuestion(live) {
        const resumed = throughJson(live);
        expectSame(resumed, live);
        for (const seat of live.awaited()?.seats ?? []) {
          const [now, again] = [live.questionOf(seat), resumed.questionOf(seat)];
          ensureSame(again, now, 'a question after a resume');
          if (now === null) continue;
          const name = resumed.fingerprintOf(again as Question);
          ensureSame(name, live.fingerprintOf(now), 'a fingerprint after a resume');
        }
      },
    });
  }
}

/** Seats that leave at any moment never stop a match; positions are resumed in between. Returns the final session. */
export function playWithDepartures(table: FuzzedTable, seed: number, rate = 0.02): Session {
  const { game, seats, options } = table;
  const random = seeded(seed * 7919);
  const dice = seededDice(random);
  let session = new Session(game, newPosition(game, seats, options), { dice });
  try {
    for (let steps = 0; !session.isOver; steps += 1) {
      if (steps > 5000) throw new Error('no end');
      game.assert(session.state);
      expectFairQuestions(table, session);
      const seat = nextAsked(session, steps) as Seat;
      if (random() < rate) session.leave(Math.floor(random() * seats));
      else session.answer(seat, randomPicks(session.questionOf(seat) as Question, random));
      if (steps % 3 !== 0) continue;
      const resumed = throughJson(session, dice);
      expectSame(resumed, session);
      session = resumed;
    }
    game.assert(session.state);
  } catch (error) {
    const match = `${game.id} with ${seats}, ${JSON.stringify(options)}, seed ${seed}, leaving at ${rate}`;
    throw new Error(`${(error as Error).message}\nthe match: ${match}`, { cause: error });
  }
  return session;
}

/** Faces that no event of these matches has put into play. */
export function unplayed(game: AnyGame, sessions: Iterable<Session>): string[] {
  const played = new Set<string>();
  for (const session of sessions) {
    for (const { open } of session.takeEvents()) {
      for (const face of game.played(open)) played.add(face);
    }
  }
  return game.cards.filter((face) => !played.has(face));
}
