import type { AnyGame, Layers, Position, Question, Table } from '@tablee/engine';
import { ask, askAll, newPosition } from '@tablee/engine';
import { describe, expect, test } from 'vitest';
import { equilibrium } from './mixed.ts';
import { search } from './search.ts';
import type { Thinker } from './thinker.ts';

type Coins = Layers<
  { shown: string; called: string },
  { coin: string },
  { readonly how: 'at once' | 'under a hand' | 'in sight' }
>;

const which = (kind: string, ids: readonly string[]): Question => ({
  ...{ shape: 'pick', kind, clause: 'P-1', min: 1, max: 1, fallback: ['heads'] },
  options: ids.map((id) => ({ id })),
});

/** Seat 0 lays a coin, seat 1 says which side is up and wins if that is right. A coin on its edge always loses. */
const pennies = (how: 'at once' | 'under a hand' | 'in sight'): AnyGame => ({
  id: 'pennies',
  version: 1,
  resumesFrom: 1,
  replaysFrom: 1,
  seats: [2, 2],
  options: [],
  cards: [],
  played: () => [],
  setup: () => ({
    state: {
      open: { shown: '', called: '' },
      own: [{ coin: '' }, { coin: '' }],
      deep: { how },
    },
    first: { script: 'turn', args: [] },
  }),
  scripts: {
    *turn(table: Table<Coins>) {
      const lay = which('lay', ['edge', 'tails', 'heads']);
      const call = which('call', ['heads', 'tails']);
      let laid = 'heads';
      if (table.deep.how === 'at once') {
        const answers = yield* askAll(
          new Map([
            [0, lay],
            [1, call],
          ]),
        );
        laid = answers.get(0)?.[0] as string;
        table.open.called = answers.get(1)?.[0] as string;
      } else {
        [laid = ''] = yield* ask(0, lay);
        if (table.deep.how === 'in sight') table.open.shown = laid;
        else (table.own[0] as { coin: string }).coin = laid;
        [table.open.called = ''] = yield* ask(1, call);
      }
      table.open.shown = laid;
      return null;
    },
  },
  leave: () => 'ignored',
  afterLeave: () => null,
  tally: () => ({}),
  outcome({ shown, called }: Coins['open']) {
    if (called === '') return null;
    const isLost = shown === 'edge' || shown === called;
    return isLost ? { ranks: [2, 1], scores: [0, 1] } : { ranks: [1, 2], scores: [1, 0] };
  },
  explain: () => null,
  secrets: () => [],
  assert: () => {},
});

/** Says heads whatever it is asked. */
const thinker: Thinker = { playouts: 1, rollout: () => ['heads'] };

const sharesAt = (how: Parameters<typeof pennies>[0], seed: number, playouts = 120) => {
  const game = pennies(how);
  const position: Position = newPosition(game, 2, {});
  const found = search({ game, position, seat: 0, thinker, playouts, seed });
  return Object.fromEntries(found.map(({ picks, share }) => [picks[0], share]));
};

describe.each(['at once', 'under a hand'] as const)('a coin laid %s', (how) => {
  test.each([1, 2, 3])('shows either side about as often, and never its edge (seed %i)', (seed) => {
    const { heads = 0, tails = 0, edge = 0 } = sharesAt(how, seed);
    expect(edge).toBe(0);
    expect(heads).toBeGreaterThan(0.35);
    expect(tails).toBeGreaterThan(0.35);
    expect(heads + tails).toBeCloseTo(1);
  });
});

test('an answer that the other seat sees is not mixed: the best is always given', () => {
  const { heads = 0, tails = 0 } = sharesAt('in sight', 1);
  expect([heads, tails].sort()).toEqual([0, 1]);
});

test('the same seed mixes the same, and too few playouts to try replies give the best answer alone', () => {
  expect(sharesAt('at once', 5)).toEqual(sharesAt('at once', 5));
  expect(Object.values(sharesAt('at once', 5, 6)).sort()).toEqual([0, 0, 1]);
});

describe('the equilibrium', () => {
  test('of a cycle gives each answer its part', () => {
    const [stone = 0, paper = 0, scissors = 0] = equilibrium([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    for (const share of [stone, paper, scissors]) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test('gives an answer more often the less it risks: twice as much at stake, half as often', () => {
    const [safe = 0, bold = 0] = equilibrium([
      [0.5, 0.4],
      [0.2, 0.6],
    ]);
    expect(safe).toBeCloseTo(0.8, 1);
    expect(bold).toBeCloseTo(0.2, 1);
  });

  test('is the best answer alone where that is the best against every reply', () => {
    const [best = 0, other = 0] = equilibrium([
      [0.6, 0.7],
      [0.5, 0.6],
    ]);
    expect(best).toBeGreaterThan(0.98);
    expect(other).toBeLessThan(0.02);
  });
});
