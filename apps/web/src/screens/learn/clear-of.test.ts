import { describe, expect, test } from 'vitest';
import type { Box } from './clear-of.ts';
import { coveredBy, liftClearOf } from './clear-of.ts';

const box = (top: number, height: number, left = 0, width = 300): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

describe('a note over the board', () => {
  const note = box(500, 100);

  test('stays at the lower edge where it covers nothing that may be touched', () => {
    expect(liftClearOf(note, 100, [box(200, 50), box(500, 100, 400)])).toBe(0);
  });

  test('goes up just as far as what may be touched needs', () => {
    const lift = liftClearOf(note, 100, [box(540, 60)]);
    expect(600 - lift).toBeLessThanOrEqual(540);
    expect(lift).toBeLessThan(80);
  });

  test('passes over one thing to clear another', () => {
    const touchable = [box(540, 60), box(430, 80)];
    const lift = liftClearOf(note, 100, touchable);
    expect(600 - lift).toBeLessThanOrEqual(430);
  });

  test('covers the least it can where there is no room, and never goes beyond the board', () => {
    const lift = liftClearOf(note, 420, [box(100, 500, 0, 300), box(560, 40)]);
    expect(lift).toBeLessThanOrEqual(80);
    expect(600 - lift).toBeLessThanOrEqual(560);
  });

  test('knows what it still covers there: a smaller one is wanted', () => {
    const touchable = [box(100, 500), box(560, 40)];
    expect(coveredBy(note, liftClearOf(note, 420, touchable), touchable)).toBeGreaterThan(0);
    expect(coveredBy(note, 60, [box(540, 60)])).toBe(0);
  });

  test('does not move while it is read, unless something under it lights up', () => {
    expect(liftClearOf(note, 100, [box(300, 20)], 120)).toBe(120);
    expect(liftClearOf(note, 100, [box(400, 20)], 120)).not.toBe(120);
  });
});
