import { given } from '@tablee/rules/games/untamed/testing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endLater, isLoneEnd } from './lone-end.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const asked = (hand: string[], power: number) =>
  given({ A: { hand, power, powerPlays: 1 }, B: {} }).session.questionOf(0);

const LONE = () => asked(['rat-queen'], 0);

test('UNT-4.2 it ends the turn by itself only where nothing else can be done', () => {
  expect(isLoneEnd(LONE())).toBe(true);
  // A card that costs nothing can still be played.
  expect(isLoneEnd(asked(['rat-pup'], 0))).toBe(false);
  expect(isLoneEnd(asked(['rat-queen'], 2))).toBe(false);
  expect(isLoneEnd({ kind: 'rallyPlay' })).toBe(false);
  expect(isLoneEnd(null)).toBe(false);
});

test('it leaves time to take the last action back, and can be called off', () => {
  const end = vi.fn();
  endLater(LONE(), end, () => 0);
  vi.advanceTimersByTime(1499);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
  const off = endLater(LONE(), end, () => 1);
  vi.advanceTimersByTime(3400);
  off?.();
  vi.advanceTimersByTime(5000);
  expect(end).toHaveBeenCalledOnce();
  expect(endLater(asked(['rat-pup'], 0), end)).toBeUndefined();
});
