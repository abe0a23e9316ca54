import { seeded } from '@tablee/engine';
import { loadGame } from '@tablee/rules/catalogue.ts';
import type { Scene } from '@tablee/rules/games/cannibal-world/testing/given.ts';
import {
  attacks,
  chooses,
  given,
  newMatch,
  passes,
  playsAction,
} from '@tablee/rules/games/cannibal-world/testing/given.ts';
import { expect, test } from 'vitest';
import { search } from '../search/search.ts';
import { bot } from './bot.ts';
import { thinker } from './thinker.ts';

/** The bot's answer for a seat, in the words of the tests. */
function answerOf(scene: Scene, name: 'A' | 'B'): string | undefined {
  const [pick] = bot(scene.view(name), scene.question(name), seeded(7));
  const question = scene.question(name);
  const at = 'options' in question ? question.options.findIndex(({ id }) => id === pick) : -1;
  return scene.options(name)[at];
}

test('the strongest leaps', () => {
  const scene = given({
    A: { covert: ['CA/25', 'CA/05'], hand: ['CA/11'] },
    B: { hunt: ['DO/34'], meat: 0 },
  }).when(playsAction('A', 'CA/11'));
  expect([scene.asked, answerOf(scene, 'A')]).toEqual(['A chooseBearer', 'CA/05']);
});

test('the first Reinforcement is what the rulebook advises, or the best card of a deck without it', () => {
  const scene = newMatch().when(chooses('A', 'precon-RA'), chooses('B', 'precon-DO'));
  expect([answerOf(scene, 'A'), answerOf(scene, 'B')]).toEqual(['RA/02', 'DO/13']);
  // A deck without the advised card.
  for (const card of scene.state.own[1]?.search ?? []) {
    if (card.face === 'DO/13') Object.assign(card, { face: 'DO/04' });
  }
  expect(answerOf(scene, 'B')).toBe('DO/01');
});

test('asked at once whether to dodge or to act, it does what it would do asked twice', () => {
  const attacked = (B: object, hand: string[]) =>
    given({
      A: { hunt: ['CA/08 spent0'], hand, faction: 'CA' },
      B: { ...B, faction: 'DO' },
    }).when(attacks('A', 'CA/08', 'DO/03'));
  const once = (B: object) => answerOf(attacked(B, []), 'B');
  const twice = (B: object) => {
    const scene = attacked(B, ['CA/05']);
    const answer = answerOf(scene, 'B');
    return answer === 'pass' ? answerOf(scene.when(passes('B', 'A')), 'B') : answer;
  };
  const sides = [
    { hunt: ['DO/03'], meat: 4 },
    { hunt: ['DO/03', 'DO/02'], hand: ['DO/11'], meat: 2 },
    { hunt: ['DO/03 d2 spent1'], hand: ['DO/13'], meat: 4 },
  ];
  expect(sides.map(once)).toEqual(sides.map(twice));
  expect(new Set(sides.map(once)).size).toBeGreaterThan(1);
});

test('a meat is not spent on what saves less than the own next turn makes of it', () => {
  const attacked = (target: string, hurt: string) =>
    given({
      A: { hunt: ['CA/03 spent0'], faction: 'CA' },
      B: { hunt: [`${target} spent0 spent1${hurt}`, 'DO/02'], faction: 'DO' },
    }).when(attacks('A', 'CA/03', target));
  // Loyalty would bring the wounds to another, no more.
  expect(answerOf(attacked('DO/30', ''), 'B')).toBe('pass');
  expect(answerOf(attacked('DO/01', ' d1'), 'B')).toBe('ability:DO/02:0');
});

test('unknown cards are drawn all at once, unless one of the Reinforcements is better', () => {
  const scene = (reinforcement: string) =>
    given({
      A: { reinforcement: [reinforcement], main: ['CA/05', 'CA/07', 'CA/08'] },
      fromTurnStart: true,
    });
  expect(answerOf(scene('CA/23'), 'A')).toBe('main:all');
  expect(answerOf(scene('CA/01'), 'A')).toBe('CA/01');
});

test('a seat with nothing in play to use passes for good, whatever the hand holds; the owner attacked does not', () => {
  const scene = (hand: readonly string[]) =>
    given({
      A: { hunt: ['CA/05'], hand },
      B: { hunt: ['DO/34'], hand: ['DO/04'], faction: 'DO' },
    }).when(attacks('A', 'CA/05', 'DO/34'), passes('B'));
  expect(answerOf(scene(['CA/05']), 'A')).toBe('passCombat');
  const attacked = scene(['CA/05']).when(passes('A'));
  expect(answerOf(attacked, 'B')).toBe('pass');
});

test('nobody who thinks gives away their tactics for the rest of the turn: to pass once is never worse', async () => {
  const scene = given({
    A: { hunt: ['CA/05'], hand: ['CA/05'] },
    B: { hunt: ['DO/34', 'DO/02'], hand: ['DO/13'], faction: 'DO', meat: 3 },
  }).when(attacks('A', 'CA/05', 'DO/34'), passes('B', 'A'));
  const question = scene.question('B');
  expect('options' in question && question.options.map(({ verb }) => verb)).toContain('passTurn');
  const known = { game: await loadGame('cannibal-world'), seat: 1, thinker, playouts: 8 };
  const weighed = search({ ...known, position: scene.session.position(), seed: 1 });
  expect(weighed.length).toBeGreaterThan(1);
  expect(weighed.flatMap(({ picks }) => picks)).not.toContain('passTurn');
});
