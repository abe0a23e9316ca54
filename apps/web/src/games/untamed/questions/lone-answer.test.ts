import {
  attacks,
  given,
  type Scene,
  usesAbility,
} from '@tablee/rules/games/untamed/testing/given.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerLater, loneOptionOf } from './lone-answer.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const asked = (hand: string[], power: number) =>
  given({ A: { hand, power, powerPlays: 1 }, B: {} }).session.questionOf(0);

const LONE = () => asked(['rat-queen'], 0);

/** B's Stronghold falls, with this card on top of the deck. */
const rally = (top: string): Scene =>
  given({
    A: { play: ['tiger-lord'] },
    B: { damage: 5, deck: [top, 'rat-pup', 'rat-pup'] },
  }).when(attacks('A', 'tiger-lord', 'B stronghold'));

test('UNT-4.2 a turn ends by itself only where nothing else can be done', () => {
  expect(loneOptionOf(LONE())).toBe('end');
  // A card that costs nothing can still be played.
  expect(loneOptionOf(asked(['rat-pup'], 0))).toBeNull();
  expect(loneOptionOf(asked(['rat-queen'], 2))).toBeNull();
  expect(loneOptionOf(null)).toBeNull();
});

test('UNT-14.2 a Rally without a card to play stops by itself, one with a card does not', () => {
  expect(loneOptionOf(rally('rat-pup').session.questionOf(1))).toBe('stop');
  expect(loneOptionOf(rally('rat-leech').session.questionOf(1))).toBeNull();
});

test('UNT-23.3 the one card of the hand that fits is chosen by itself', () => {
  const warren = (hand: string[]) =>
    given({
      A: { stronghold: 'rabbit-warren', support: ['rat-queen'], hand },
      B: {},
    })
      .when(usesAbility('A'))
      .session.questionOf(0);
  expect(loneOptionOf(warren(['rat-pup', 'tiger-lord']))).not.toBeNull();
  expect(loneOptionOf(warren(['rat-pup', 'rat-leech']))).toBeNull();
});

test('a question that can be taken up again at any time is left alone', () => {
  const done = given({ mode: 'hydra', A: { done: true }, C: { play: ['rat-pup'] } });
  expect(done.session.questionOf(0)?.kind).toBe('doneFlag');
  expect(loneOptionOf(done.session.questionOf(0))).toBeNull();
});

test('UNT-R.74 it takes its time, whatever the hand holds, and can be called off', () => {
  const take = vi.fn();
  answerLater(LONE(), take, () => 0);
  vi.advanceTimersByTime(2499);
  expect(take).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(take).toHaveBeenCalledExactlyOnceWith('end');
  const off = answerLater(rally('rat-pup').session.questionOf(1), take, () => 1);
  vi.advanceTimersByTime(5400);
  off?.();
  vi.advanceTimersByTime(5000);
  expect(take).toHaveBeenCalledOnce();
  expect(answerLater(asked(['rat-pup'], 0), take)).toBeUndefined();
});
