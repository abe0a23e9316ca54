import type { AnyGame, Game, Layers, Question, Random, Seat, Table, View } from '@tablee/engine';
import {
  ask,
  chance,
  clone,
  newPosition,
  Session,
  seeded,
  seededDice,
  tableSizes,
} from '@tablee/engine';
import { playRandomly, someOf, swapped } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { loadBot } from '../bot.ts';
import { imaginedFor } from './imagined-for.ts';
import type { Plans } from './search.ts';
import { search } from './search.ts';
import type { Thinker } from './thinker.ts';
import { askedAs } from './tree.ts';

interface Lock {
  turned: string[];
  hidden: number;
}

/** A lock of two wheels: seat 0 wins by turning "b", then "c". A random player seldom does. */
const lock: Game<Layers<Lock, object, object>> = {
  id: 'lock',
  version: 1,
  resumesFrom: 1,
  replaysFrom: 1,
  seats: [2, 2],
  options: [],
  cards: [],
  played: () => [],
  setup: () => ({
    state: { open: { turned: [], hidden: 0 }, own: [{}, {}], deep: {} },
    first: { script: 'turn', args: [] },
  }),
  scripts: {
    *turn(table: Table<Layers<Lock, object, object>>) {
      for (const wheel of ['first', 'second']) {
        const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
        const question = { shape: 'pick', kind: wheel, clause: 'L-1', options } as const;
        const picks = yield* ask(0, { ...question, min: 1, max: 1, fallback: ['a'] });
        table.open.turned.push(picks[0] as string);
      }
      return null;
    },
  },
  leave: () => 'ignored',
  afterLeave: () => null,
  tally: () => ({}),
  outcome({ turned }) {
    if (turned.length < 2) return null;
    return turned.join('') === 'bc'
      ? { ranks: [1, 2], scores: [1, 0] }
      : { ranks: [2, 1], scores: [0, 1] };
  },
  explain: () => null,
  secrets: () => [],
  assert: () => {},
};

/** Turns every wheel to "a" at first sight, and plays on at random. */
const thinker: Thinker = {
  playouts: 1,
  guesses: () => ['a'],
  rollout: (_view: View, question: Question, random: Random) => [
    question.shape === 'pick' ? (question.options[Math.floor(random() * 4)]?.id ?? '') : '',
  ],
};

const thought = (playouts: number, seed = 1) => ({
  game: lock,
  position: newPosition(lock, 2, {}),
  seat: 0,
  thinker,
  playouts,
  seed,
});

describe('the search', () => {
  test('finds a plan of two answers that playing on at random seldom finds', () => {
    const [best, ...others] = search(thought(200));
    expect(best?.picks).toEqual(['b']);
    expect(best?.worth).toBeGreaterThan(0.6);
    for (const other of others) expect(other.worth).toBeLessThan(0.5);
  });

  test('says the same from the same seed, leaves the position as it was, and keeps to its playouts', () => {
    const asked = thought(60, 7);
    const before = clone(asked.position);
    const once = search(asked);
    expect(search(asked)).toEqual(once);
    expect(asked.position).toEqual(before);
    expect(once.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
  });

  test('without playouts, or once its time is over, answers as it would at first sight', () => {
    expect(search(thought(0))[0]?.picks).toEqual(['a']);
    expect(search({ ...thought(500), isOver: () => true })[0]?.picks).toEqual(['a']);
  });

  test('has nothing to say for a seat that is not asked', () => {
    expect(search({ ...thought(10), seat: 1 })).toEqual([]);
  });
});

/** Seat 0 stops, or goes one of twenty ways after which a die is cast. The first of forty cards is under a cup. */
const ways: Game<Layers<{ way: string; die: number }, object, { cards: { face: string }[] }>> = {
  ...(lock as AnyGame),
  id: 'ways',
  setup: () => ({
    state: {
      open: { way: '', die: -1 },
      own: [{}, {}],
      deep: { cards: Array.from({ length: 40 }, (_, i) => ({ face: String(i) })) },
    },
    first: { script: 'turn', args: [] },
  }),
  scripts: {
    *turn(table) {
      const one = { shape: 'pick', clause: 'W-1', min: 1, max: 1 } as const;
      const first = [{ id: 'stop' }, { id: 'go' }];
      const [start = ''] = yield* ask(0, {
        ...one,
        kind: 'start',
        options: first,
        fallback: ['stop'],
      });
      if (start === 'go') {
        const options = Array.from({ length: 20 }, (_, i) => ({ id: `way${i}` }));
        [table.open.way = ''] = yield* ask(0, { ...one, kind: 'way', options, fallback: ['way0'] });
      } else table.open.way = start;
      [table.open.die = 0] = yield* chance([1000]);
      return null;
    },
  },
  outcome: ({ die }) => (die < 0 ? null : { ranks: [1, 2], scores: [0, 0] }),
  secrets: ({ deep }) => [deep.cards],
};

/** Stops at first sight, and goes the best way of all. It draws a number for each answer, as many minds do. */
const wanderer = (
  worth: (open: { way: string; die: number }, face: string) => number,
): Thinker<Layers> => {
  const mind: Bot = (_view, { kind }, random) => {
    random();
    return [kind === 'start' ? 'stop' : 'way7'];
  };
  return {
    playouts: 1,
    rollout: mind,
    worth: (_outcome, _seat, { open, deep }) =>
      worth(
        open as { way: string; die: number },
        (deep as { cards: { face: string }[] }).cards[0]?.face ?? '',
      ),
  };
};

const ofWays = (playouts: number, worth: Parameters<typeof wanderer>[0]) =>
  search({
    ...{ game: ways, position: newPosition(ways, 2, {}), seat: 0, seed: 3 },
    ...{ playouts, thinker: wanderer(worth) },
  });

test('a plan is weighed again at the next question of the turn, and a plan that no longer fits is left', () => {
  const worth = ({ way }: { way: string }) => ({ stop: 0.2, way7: 0.3, way13: 1 })[way] ?? 0;
  const plans: Plans = new Map();
  const thought = { game: ways, seat: 0, seed: 3, thinker: wanderer(worth), plans };
  const position = newPosition(ways, 2, {});
  const [first] = search({ ...thought, position, playouts: 2000 });
  expect(first?.picks).toEqual(['go']);
  const session = new Session(ways, position, { dice: seededDice(seeded(1)) });
  session.answer(0, ['go']);
  const question = session.questionOf(0) as Question;
  const key = askedAs(session.fingerprintOf(question));
  expect(plans.get(key)).toEqual(['way13']);
  // So few playouts try the first guess and the plan, of twenty ways.
  const next = { ...thought, position: session.position(), playouts: 4 };
  expect(search(next)[0]?.picks).toEqual(['way13']);
  plans.set(key, ['nowhere']);
  expect(search(next).some(({ picks }) => picks[0] === 'nowhere')).toBe(false);
});

describe('the worth of an answer', () => {
  test('is what the best next answer brings, not what twenty arbitrary ones do', () => {
    const [best] = ofWays(40, ({ way }) => ({ stop: 0.6, way7: 1 })[way] ?? 0);
    expect(best?.picks).toEqual(['go']);
  });

  test('is found with the same dice as that of another one, however much the minds have drawn meanwhile', () => {
    const [one, other] = ofWays(40, ({ die }) => die / 1000);
    expect(one?.visits).toBe(other?.visits);
    expect(one?.worth).toBe(other?.worth);
  });

  test('is found in a new world each time', () => {
    const faces = new Set<string>();
    ofWays(80, (_open, face) => {
      faces.add(face);
      return 0;
    });
    // Of forty cards, forty draws meet about twenty-five.
    expect(faces.size).toBeGreaterThan(16);
  });
});

/** One question of this many is looked at. */
const EVERY = 13;
/** Answers to compare: of short matches more than two are played until then. */
const ENOUGH = 4;

test.each(someOf(GAME_IDS, 2))(
  '%s: were every hidden face another, the seat would weigh its answers the same from the same seed',
  async (id) => {
    const game = await loadGame(id);
    const rollout = await loadBot('random', id);
    const [seats = 2] = tableSizes(game).filter((size) => size > 1);
    let compared = 0;
    for (let seed = 1; seed <= 2 || (compared <= ENOUGH && seed <= 8); seed += 1) {
      let asked = 0;
      const random = seeded(seed);
      playRandomly({
        game,
        seats,
        seed,
        atMost: 130,
        onQuestion(session, seat) {
          asked += 1;
          if (asked % EVERY !== 0) return;
          const other = swapped(session, seat, random);
          if (other === null) return;
          const weighed = [session, other].map((each) => weigh(each, seat, seed + asked));
          expect(weighed[1]).toEqual(weighed[0]);
          if (weighed[0] !== null) compared += 1;
        },
      });
    }
    expect(compared).toBeGreaterThan(ENOUGH);

    function weigh(session: Session, seat: Seat, seed: number) {
      const position = imaginedFor(game, session.position(), seat, seeded(seed));
      if (position === null) return null;
      const quick: Thinker = { playouts: 1, rollout, longest: 40 };
      return search({ game, position, seat, thinker: quick, playouts: 16, seed });
    }
  },
);
