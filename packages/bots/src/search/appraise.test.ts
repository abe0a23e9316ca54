import type { AnyGame, Question, Session } from '@tablee/engine';
import {
  clone,
  optionsOf,
  Session as Played,
  randomPicks,
  seeded,
  seededDice,
  tableSizes,
} from '@tablee/engine';
import { playRandomly, someOf, swapped } from '@tablee/engine/testing';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { loadScenes } from '@tablee/rules/scenes.ts';
import { describe, expect, test } from 'vitest';
import { loadBot } from '../bot.ts';
import { loadThinker } from '../understanding.ts';
import { appraise, prospect, sidesOf } from './appraise.ts';
import { imaginedFor } from './imagined-for.ts';
import { sharesOf } from './outlook.ts';
import type { Thinker } from './thinker.ts';

/** Alice stands beside Medusa, who can neither defend nor stand a blow; neither can Alice, and it is her last action. */
async function lastBlow() {
  const game = await loadGame('unmatched');
  const { scenes, positionOf } = await loadScenes('unmatched');
  const position = positionOf(game, {
    ...scenes.theirHand,
    health: { alice: 1, medusa: 1 },
    action: 2,
  });
  const question = new Played(game, position, { dice: seededDice(seeded(1)) }).questionOf(0);
  const optionOf = (verb: string) =>
    optionsOf(question).find((option) => option.verb === verb)?.id ?? `no ${verb}`;
  const thinker = await loadThinker('unmatched');
  const decision = { game, position, seat: 0, thinker, sides: [[0], [1]], playouts: 120, seed: 5 };
  return { decision, attack: optionOf('attack'), maneuver: optionOf('maneuver'), question };
}

describe('an appraisal', () => {
  test('finds the blow that wins, and says what another answer costs', async () => {
    const { decision, attack, maneuver, question } = await lastBlow();
    expect(optionsOf(question).length).toBeGreaterThan(1);
    const before = clone(decision.position);
    const found = appraise({ ...decision, given: [maneuver] });
    expect(decision.position).toEqual(before);
    expect(found?.best.picks).toEqual([attack]);
    expect(found?.best.chance).toBeGreaterThan(0.9);
    expect(found?.best.gain).toBeGreaterThan(0.3);
    expect(found?.given).toMatchObject({ picks: [maneuver], gain: 0 });
    expect(found?.best.chance).toBeCloseTo((found?.given.chance ?? 0) + (found?.best.gain ?? 0));
    expect(found?.playouts).toBeLessThanOrEqual(120);
    const right = appraise({ ...decision, given: [attack] });
    expect(right?.best).toEqual(right?.given);
    expect(right?.second?.gain).toBeLessThan(-0.3);
  });

  test('says the same from the same seed, and nothing of a seat that is not asked', async () => {
    const { decision, maneuver } = await lastBlow();
    const asked = { ...decision, given: [maneuver], playouts: 40 };
    expect(appraise(asked)).toEqual(appraise(asked));
    expect(appraise({ ...asked, seat: 1 })).toBeNull();
  });

  test('tells what all may hope for as parts of one victory', async () => {
    const { decision } = await lastBlow();
    const { chances } = prospect(decision);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chances[0]).toBeGreaterThan(0.5);
    expect(sharesOf({ ranks: [1, 1, 2], scores: [] }, [[0], [1], [2]])).toEqual([0.5, 0.5, 0]);
    expect(
      sharesOf({ ranks: [1, 2, 1, 2], scores: [] }, [
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([1, 0]);
    const untamed = await loadGame('untamed');
    expect(sidesOf(untamed, 4, { mode: 'hydra' })).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sidesOf(untamed, 2, { mode: 'duel' })).toEqual([[0], [1]]);
  });
});

/** One question of this many is looked at. */
const EVERY = 17;
const ENOUGH = 3;

test.each(someOf(GAME_IDS, 2, 2))(
  '%s: were every hidden face another, an answer would be judged the same from the same seed',
  async (id) => {
    const game: AnyGame = await loadGame(id);
    const rollout = await loadBot('random', id);
    const thinker: Thinker = { playouts: 1, rollout, longest: 40 };
    const { facts } = await loadThinker(id);
    const [seats = 2] = tableSizes(game).filter((size) => size > 1);
    const sides = Array.from({ length: seats }, (_, seat) => [seat]);
    let compared = 0;
    let asked = 0;
    const random = seeded(2);
    const judgesAll = (seed: number) =>
      playRandomly({
        ...{ game, seats, seed, atMost: 130 },
        onQuestion(session, seat, question) {
          asked += 1;
          if (asked % EVERY !== 0) return;
          const other = swapped(session, seat, random);
          if (other === null) return;
          const given = randomPicks(question as Question, seeded(asked));
          const judge = (each: Session) =>
            appraise({
              ...{ game, position: each.position(), seat, thinker, given },
              ...{ sides, playouts: 20, seed: asked, facts },
            });
          const judged = judge(session);
          expect(judge(other)).toEqual(judged);
          if (judged !== null) compared += 1;
        },
      });
    // Short matches are several.
    for (let seed = 2; seed === 2 || (compared <= ENOUGH && seed < 9); seed += 1) judgesAll(seed);
    expect(compared).toBeGreaterThan(ENOUGH);
  },
);

test.each(someOf(GAME_IDS, 2, 2))(
  '%s: were every hidden face another, watchers would get the same estimate from the same seed',
  async (id) => {
    const game: AnyGame = await loadGame(id);
    const rollout = await loadBot('random', id);
    const thinker: Thinker = { playouts: 1, rollout, longest: 300 };
    const [seats = 2] = tableSizes(game).filter((size) => size > 1);
    const sides = Array.from({ length: seats }, (_, seat) => [seat]);
    const random = seeded(4);
    let compared = 0;
    let asked = 0;
    for (let seed = 2; seed === 2 || (compared <= ENOUGH && seed < 9); seed += 1) {
      playRandomly({
        ...{ game, seats, seed, atMost: 130 },
        onQuestion(session) {
          asked += 1;
          if (asked % EVERY !== 0) return;
          const other = swapped(session, null, random);
          if (other === null) return;
          // As the server does it: what no watcher knows is dealt again before anything else.
          const told = (each: Session) => {
            const position = imaginedFor(game, each.position(), [], seeded(asked));
            if (position === null) return null;
            const judging = { game, position, thinker, sides, playouts: 4, seed: asked };
            return prospect({ ...judging, knowing: [] });
          };
          const first = told(session);
          expect(told(other)).toEqual(first);
          if (first !== null) compared += 1;
        },
      });
    }
    expect(compared).toBeGreaterThan(ENOUGH);
  },
);
