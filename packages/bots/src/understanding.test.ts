import type { Film, Options } from '@tablee/engine';
import { completeOptions, keyOf, optionsOf, randomPicks, seeded } from '@tablee/engine';
import { isChange, isFull } from '@tablee/engine/testing';
import { type GameId, loadGame } from '@tablee/rules/catalogue.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadOpponent } from './levels.ts';
import type { Thinker } from './search/thinker.ts';
import { filmed } from './testing/filmed.ts';
import { loadThinker, understand } from './understanding.ts';

/** On a change the game with the shortest playouts; `MANY` of its moments are enough to lie all over its match. */
const [GAME, SEED, MANY] = isChange
  ? (['royaumes-sauvages', 3, 4] as const)
  : (['unmatched', 4, 6] as const);
let film: Film;
let thinker: Thinker;

beforeAll(async () => {
  const game = await loadGame(GAME);
  thinker = await loadThinker(GAME);
  const sensible = await loadOpponent('sensible', GAME);
  const careless = seeded(9);
  // The second seat plays without looking, and so against the better.
  film = filmed({
    ...{ game, seed: SEED, opponents: [sensible, sensible] },
    choose: (seat, question) => (seat === 1 ? randomPicks(question, careless) : null),
  });
});

const PLAYOUTS = isFull ? 2000 : isChange ? 700 : 1500;
const over = (more: object = {}) =>
  understand({ film, seats: 2, options: {}, thinker, seed: 3, playouts: PLAYOUTS, ...more });

describe('the study of a match', () => {
  test('has chances over time that begin even and end with who won, and what cost whom the most', () => {
    const told: number[] = [];
    const found = over({ onProgress: (done: number, of: number) => told.push(done / of) });
    const last = film.steps.length - 1;
    const { hopes, accounts, turns } = found;
    for (const { chances } of hopes) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(hopes.at(-1)).toEqual({ step: last, chances: [1, 0] });
    const steps = hopes.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(found.looked).toBeGreaterThan(isChange ? 5 : 10);
    expect(found.looked).toBeLessThanOrEqual(found.decisions);
    expect(found.playouts).toBeLessThanOrEqual(PLAYOUTS);
    expect(told.at(-1)).toBe(1);
    // A careless player loses by that, not by luck.
    expect(accounts[1]?.own).toBeLessThan(-0.1);
    expect(accounts[1]?.own).toBeLessThan(accounts[0]?.own ?? 0);
    for (const [side, { from, own, others, luck }] of accounts.entries()) {
      expect(from + own + others + luck).toBeCloseTo(hopes.at(-1)?.chances[side] ?? -1);
    }
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.length).toBeLessThanOrEqual(3);
    for (const { step, seat, given, other, kind } of turns) {
      if (kind === 'luck') continue;
      const answered = film.steps[step + 1];
      expect([answered?.seat, answered?.picks]).toEqual([seat, given]);
      expect(keyOf(other)).not.toBe(keyOf(given));
      const ids = optionsOf(answered?.question ?? null).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining([...other]));
    }
    const greatest = Math.max(...turns.map(({ chance, instead }) => Math.abs(chance - instead)));
    const decisive = turns[found.decisive ?? -1];
    expect(Math.abs((decisive?.chance ?? 0) - (decisive?.instead ?? 0))).toBe(greatest);
  });

  test('gives the same again from the same seed', () => {
    const small = { playouts: isChange ? 60 : 300 };
    expect(over(small)).toEqual(over(small));
  });

  test('ends when its time is over, with what has been looked at all over the match', () => {
    let asked = 0;
    const isOver = () => {
      asked += 1;
      return asked > MANY;
    };
    const found = over({ isOver });
    expect(found.looked).toBeGreaterThan(2);
    expect(found.looked).toBeLessThanOrEqual(MANY);
    const steps = found.hopes.map(({ step }) => step / film.steps.length);
    expect(Math.min(...steps)).toBeLessThan(0.34);
    expect(Math.max(...steps.slice(0, -1))).toBeGreaterThan(0.66);
  });

  test('is one that has ended', () => {
    const cut = Object.create(film, { isWhole: { value: false } }) as Film;
    expect(() => over({ film: cut })).toThrow('not ended');
  });
});

const TABLES: readonly (readonly [GameId, seats: number, Options, sides: number])[] = [
  ['royaumes-sauvages', 1, { soloLevel: 'expert' }, 1],
  ['untamed', 4, { mode: 'hydra' }, 2],
  ['unmatched', 4, { mode: 'team' }, 2],
  ['sang-rancune', 3, {}, 3],
  ['cannibal-world', 4, { mode: '2v2' }, 2],
];

// Teams are many playouts: on a change the table with the fewest.
test.each(isFull ? TABLES : TABLES.slice(0, 1))(
  '%s with %i is gone over side by side',
  async (id, seats, wanted, sides) => {
    const game = await loadGame(id);
    const options = completeOptions(game, seats, wanted);
    const opponent = await loadOpponent('sensible', id);
    const opponents = Array.from({ length: seats }, () => opponent);
    const whole = filmed({ game, options, opponents, seed: 2 });
    const judge = await loadThinker(id);
    const found = understand({
      ...{ film: whole, seats, options, thinker: judge, seed: 1, playouts: 100 },
    });
    expect(found.sides.flat().sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(found.sides).toHaveLength(sides);
    expect(found.accounts).toHaveLength(sides);
    expect(found.looked).toBeGreaterThan(0);
    for (const { chances } of found.hopes) {
      expect(chances).toHaveLength(sides);
      expect(chances.reduce((a, b) => a + b)).toBeLessThanOrEqual(1.001);
    }
  },
  180_000,
);
