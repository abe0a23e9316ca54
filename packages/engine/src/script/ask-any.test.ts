import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { Layers, Seat } from '../game/layers.ts';
import type { Position } from '../session/position.ts';
import { newPosition } from '../session/position.ts';
import { Session } from '../session/session.ts';
import { ReplayDiverged } from '../session/tape.ts';
import { playRandomly } from '../testing/play.ts';
import type { Pick } from './question.ts';
import type { Script } from './script.ts';
import { askAny, SeatLeft } from './script.ts';

interface Open {
  /** The seats, and the numbers they added. */
  sum: [Seat, number][];
  done: boolean[];
}
type TeamState = Layers<Open, { secret: string }, null>;

const question = (kind: string, ids: readonly string[], idle = false): Pick => ({
  shape: 'pick',
  kind,
  clause: 'X-1',
  options: ids.map((id) => ({ id })),
  min: 1,
  max: 1,
  fallback: ids.slice(0, 1),
  ...(idle ? { idle: true } : {}),
});

/** Seats 0 and 1 add numbers together until both have said that they are done; seat 2 stands alone. */
const team: Game<TeamState> = {
  id: 'team',
  version: 1,
  resumesFrom: 1,
  replaysFrom: 1,
  seats: [3, 3],
  options: [],
  cards: [],
  played: () => [],
  setup: () => ({
    state: {
      open: { sum: [], done: [false, false] },
      own: ['a', 'b', 'c'].map((secret) => ({ secret })),
      deep: null,
    },
    first: { script: 'share', args: [] },
  }),
  scripts: {
    *share({ open }): Script<null> {
      while (open.done.includes(false)) {
        const questions = new Map(
          open.done.map((done, seat) => [
            seat,
            done ? question('done', ['resume'], true) : question('add', ['1', '2', 'end']),
          ]),
        );
        const { seat, picks } = yield* askAny(questions);
        if (picks[0] === 'end' || picks[0] === 'resume') open.done[seat] = picks[0] === 'end';
        else open.sum.push([seat, Number(picks[0])]);
      }
      return null;
    },
  },
  leave: () => 'goOn',
  afterLeave: () => null,
  tally: () => ({}),
  outcome: () => null,
  confidants: (_open, seat) => (seat === 2 ? [] : [1 - seat]),
  explain: () => null,
  secrets: () => [],
  assert() {},
};

const noDice = (): never => {
  throw new Error('no dice here');
};
const start = (): Session => new Session(team, newPosition(team, 3, {}), { dice: noDice });

test('the first seat to answer is heard, and the others are asked again', () => {
  const session = start();
  const stale = session.questionOf(1);
  if (stale === null) throw new Error('seat 1 is asked');
  const fingerprint = session.fingerprintOf(stale);
  expect(session.awaited()).toMatchObject({ kind: 'add', seats: [0, 1], ready: [], any: true });
  expect(session.answer(0, ['2'])).toEqual({ ok: true });
  expect(session.answer(1, ['1'], fingerprint)).toEqual({ ok: false, code: 'stale' });
  expect(session.answer(1, ['1'])).toEqual({ ok: true });
  expect(session.answer(2, ['1'])).toEqual({ ok: false, code: 'notAsked' });
  expect(session.state.open).toMatchObject({
    sum: [
      [0, 2],
      [1, 1],
    ],
  });
});

test('a seat asked idly may answer, but nobody waits for it', () => {
  const session = start();
  session.answer(0, ['end']);
  expect(session.awaited()).toMatchObject({ kind: 'add', seats: [0, 1], ready: [0] });
  session.answer(0, ['resume']);
  expect(session.awaited()).toMatchObject({ ready: [] });
  session.answer(1, ['end']);
  session.answer(0, ['end']);
  expect(session.isOver).toBe(true);
});

test('every position of random matches resumes from JSON', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    playRandomly({
      game: team,
      seats: 3,
      seed,
      onQuestion(session) {
        const position = JSON.parse(JSON.stringify(session.position())) as Position;
        const resumed = new Session(team, position, { dice: noDice });
        expect(resumed.state.open).toEqual(session.state.open);
        expect(resumed.awaited()).toEqual(session.awaited());
      },
    });
  }
});

test('a seat takes back its own last answer, not that of another', () => {
  const session = start();
  session.answer(0, ['2']);
  expect(session.undo(1)).toEqual({ ok: false, code: 'nothingToUndo' });
  expect(session.undo(0)).toEqual({ ok: true });
  expect(session.state.open).toMatchObject({ sum: [] });
});

test('a recorded answer of a seat that is not asked diverges', () => {
  const session = start();
  session.answer(0, ['2']);
  session.answer(1, ['end']);
  const position = session.position();
  const answers = position.answers.map((answer) => ({ ...answer, seat: 2 })) as Position['answers'];
  expect(() => new Session(team, { ...position, answers }, { dice: noDice })).toThrow(
    ReplayDiverged,
  );
});

test('a seat that leaves while it is one of those asked throws SeatLeft into the script', () => {
  const left: Seat[] = [];
  const game: Game<TeamState> = {
    ...team,
    scripts: {
      *share(): Script<null> {
        try {
          yield* askAny(new Map([0, 1].map((seat) => [seat, question('add', ['1'])])));
        } catch (error) {
          if (!(error instanceof SeatLeft)) throw error;
          left.push(error.seat);
        }
        return null;
      },
    },
  };
  const session = new Session(game, newPosition(game, 3, {}), { dice: noDice });
  session.leave(2);
  expect(session.isOver).toBe(false);
  session.leave(1);
  expect(session.isOver).toBe(true);
  expect(left).toEqual([1]);
});

test('confidants see each other’s own layer, and nobody else does', () => {
  const session = start();
  expect(session.view(0)).toMatchObject({ own: { secret: 'a' }, mates: { 1: { secret: 'b' } } });
  expect(session.view(2).mates).toBeUndefined();
  expect(session.view(null).mates).toBeUndefined();
});
