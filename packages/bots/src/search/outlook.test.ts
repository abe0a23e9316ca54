import { Session, seeded, seededDice, tableSizes } from '@tablee/engine';
import { playRandomly } from '@tablee/engine/testing';
import type { GameId } from '@tablee/rules/catalogue.ts';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { loadThinker } from '../understanding.ts';
import { chancesOf, sharesOf } from './outlook.ts';
import { lastTurn, playOn } from './playout.ts';

const JUDGED: readonly GameId[] = [
  'royaumes-sauvages',
  'untamed',
  'unmatched',
  'sang-rancune',
  'cannibal-world',
];

describe.each(JUDGED)('the outlook of %s', (id) => {
  test('gives every side a chance, together one less what nobody wins, and none to seats that are out', async () => {
    const game = await loadGame(id);
    const outlook = (await loadThinker(id)).horizon?.outlook;
    if (outlook === undefined) throw new Error('it has none');
    const turnOf = (await loadThinker(id)).horizon?.turnOf;
    let looked = 0;
    for (const players of tableSizes(game).filter((size) => size > 1)) {
      let turn = 0;
      playRandomly({
        ...{ game, seats: players, seed: players, atMost: 200 },
        onQuestion({ state }) {
          const now = turnOf?.(state) ?? 0;
          expect(now, 'the number of the turn falls').toBeGreaterThanOrEqual(turn);
          turn = now;
          const sides = outlook.sides(state);
          expect([...sides.flat()].sort()).toEqual(Array.from({ length: players }, (_, i) => i));
          for (const side of sides) {
            const features = outlook.features(state, side);
            expect(features.length).toBe(outlook.weights.length);
            expect(features.every(Number.isFinite)).toBe(true);
          }
          const chances = chancesOf(outlook, state);
          const nobody = outlook.nobody?.(state) ?? 0;
          expect(nobody).toBeGreaterThanOrEqual(0);
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1 - nobody);
          for (const [i, side] of sides.entries())
            if (outlook.isOut?.(state, side) === true) expect(chances[i]).toBe(0);
          looked += 1;
        },
      });
    }
    expect(looked).toBeGreaterThan(100);
  });

  test('is asked for where the last turn of a playout ends', async () => {
    const game = await loadGame(id);
    const thinker = await loadThinker(id);
    const { horizon } = thinker;
    if (horizon === undefined) throw new Error('it has none');
    const [players = 2] = tableSizes(game).filter((size) => size > 1);
    const live = playRandomly({ game, seats: players, seed: 3, atMost: 40 });
    const luck = seeded(1);
    const session = new Session(game, live.position(), { dice: seededDice(luck) });
    const last = lastTurn(thinker, session);
    playOn(thinker, session, luck, { last });
    const turn = horizon.turnOf(session.state);
    expect(session.isOver || turn > Number(last)).toBe(true);
    const other = new Session(game, live.position(), { dice: seededDice(seeded(1)) });
    playOn(thinker, other, seeded(1));
    expect(other.isOver).toBe(true);
  });
});

test('an end gives the victory to its winners, in parts if they are several', () => {
  expect(sharesOf({ ranks: [1, 2], scores: [] }, [[0], [1]])).toEqual([1, 0]);
  expect(sharesOf({ ranks: [2, 2], scores: [] }, [[0], [1]])).toEqual([0, 0]);
});
