import type { BoardId } from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS } from '@tablee/rules/games/unmatched/index.ts';
import { expect, test } from 'vitest';
import { isArrow, stepTo } from './map-walk.ts';

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

test.each(Object.keys(BOARDS) as BoardId[])('arrow keys lead to every space of %s', (id) => {
  for (const { id: start } of BOARDS[id].spaces) {
    const seen = new Set([start]);
    for (const space of seen) {
      for (const key of KEYS) {
        const next = stepTo(id, space, key);
        if (next !== null) seen.add(next);
      }
    }
    expect(seen.size).toBe(BOARDS[id].spaces.length);
  }
});

test('an arrow follows a link in its direction, or leads nowhere', () => {
  expect(stepTo('marmoreal', 'm02', 'ArrowRight')).toBe('m03');
  expect(stepTo('marmoreal', 'm13', 'ArrowDown')).toBe('m20');
  expect(stepTo('marmoreal', 'm13', 'ArrowLeft')).toBe(null);
  expect(isArrow('Enter')).toBe(false);
});
