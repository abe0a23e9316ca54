import { expect, test } from 'vitest';
import type { TableOption } from './game.ts';
import { completeOptions, isChoice, tableSizes, valuesAt } from './options.ts';

const mode: TableOption = {
  id: 'mode',
  values: ['duel', 'hunt', 'teams'],
  default: 'teams',
  seats: [2, 6],
  seatsOf: { duel: [2], hunt: [3, 4], teams: [4, 6] },
};
const talk: TableOption = {
  id: 'talk',
  values: ['free', 'none'],
  default: 'free',
  seats: [4, 6],
  only: { option: 'mode', values: ['teams'] },
};
const game = { seats: [2, 6] as const, options: [mode, talk] };

test('a value is offered at the tables it is for', () => {
  expect(valuesAt(mode, 4)).toEqual(['hunt', 'teams']);
  expect(valuesAt(mode, 2)).toEqual(['duel']);
  expect(valuesAt(talk, 3)).toEqual([]);
});

test('a table without a value for an option that it needs is no table', () => {
  expect(tableSizes(game)).toEqual([2, 3, 4, 6]);
});

test('the default is taken if allowed, otherwise the first allowed value; a forbidden value is replaced', () => {
  expect(completeOptions(game, 4, {})).toEqual({ mode: 'teams', talk: 'free' });
  expect(completeOptions(game, 3, {})).toEqual({ mode: 'hunt', talk: 'free' });
  expect(completeOptions(game, 2, { mode: 'hunt' })).toEqual({ mode: 'duel', talk: 'free' });
  expect(completeOptions(game, 4, { mode: 'hunt', talk: 'none' })).toEqual({
    mode: 'hunt',
    talk: 'none',
  });
});

test('an option is a choice if several values are left and the option it depends on has one of its values', () => {
  expect(isChoice(mode, 2, {})).toBe(false);
  expect(isChoice(talk, 4, { mode: 'teams' })).toBe(true);
  expect(isChoice(talk, 4, { mode: 'hunt' })).toBe(false);
});
