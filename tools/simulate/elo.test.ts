import { newPosition, Session, seeded, seededDice } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import { expect, test } from 'vitest';
import { boundsOf, eloOf, ladder } from './elo.ts';
import { loadFirst } from './first.ts';
import { isMind } from './minds.ts';

test('three of four matches are 191 points of Elo, half of them none, all of them no number', () => {
  expect(eloOf(0.75)).toBeCloseTo(190.85, 1);
  expect(eloOf(0.5)).toBe(0);
  expect(eloOf(1)).toBeNull();
});

test('bounds hold what was won, and are the closer the more was played', () => {
  const [few, many] = [boundsOf(6, 4), boundsOf(600, 400)];
  for (const [low, high] of [few, many]) {
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.6);
  }
  expect(many[1] - many[0]).toBeLessThan((few[1] - few[0]) / 5);
  expect(boundsOf(10, 0)[1]).toBe(1);
});

test('a ladder plays all its matches, each mind against the one before it', async () => {
  const game = await loadGame('royaumes-sauvages');
  const table = { game, players: 2, options: {}, seed: 1, most: 12 };
  const pairs: string[] = [];
  const steps = await ladder(['random', 'sensible', 'sensible:bold'], table, {
    onPair: (of, over, { matches, wins, losses }) => {
      expect(wins + losses).toBeLessThanOrEqual(matches);
      pairs.push(`${of} over ${over} ${matches}`);
    },
  });
  expect([pairs.length, pairs[0], pairs.at(-1)]).toEqual([
    12,
    'sensible over random 2',
    'sensible:bold over sensible 12',
  ]);
  expect(steps.map(({ of, over, matches }) => [of, over, matches])).toEqual([
    ['sensible', 'random', 12],
    ['sensible:bold', 'sensible', 12],
  ]);
  expect(steps[0]?.rate).toBeGreaterThan(0.8);
});

test('the frozen first version answers as it always did, by the quick minds of today', async () => {
  const game = await loadGame('royaumes-sauvages');
  const mind = await loadFirst('royaumes-sauvages', 12);
  const position = newPosition(game, 2, {});
  const session = new Session(game, position, { dice: seededDice(seeded(3)) });
  const answers: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const seat = session.awaited()?.seats[0] ?? 0;
    const question = session.questionOf(seat);
    if (question === null) break;
    const asked = { seat, view: session.view(seat), question, position: session.position() };
    const picks = mind(asked, seeded(i));
    answers.push(`${question.kind} ${picks.length}: ${picks[0]?.split(':').at(-1)}`);
    session.answer(seat, picks);
  }
  expect(answers).toEqual(['takeTurn 1: k5', 'takeTurn 1: k6', 'takeTurn 1: k4']);
});

test('a mind is a level, perhaps in a manner, or the first version', () => {
  expect(['strong', 'strong:bold', 'gentle:careful', 'first'].every(isMind)).toBe(true);
  expect(['strongest', 'strong:', 'strong:mad', 'first:bold'].some(isMind)).toBe(false);
});
