import { describe, expect, test } from 'vitest';
import type { BoardId } from '../state/state.ts';
import {
  adjacentTo,
  areAdjacent,
  BOARDS,
  inZonesOf,
  shareZone,
  spaceOf,
  startSpace,
  walks,
} from './graph.ts';

describe.each([
  ['marmoreal', 31, 42, 8, ['m13', 'm31', 'm03', 'm11']],
  ['sarpedon', 38, 61, 6, ['s20', 's32', 's03', 's14']],
] as const)('%s', (id: BoardId, spaces, links, zones, starts) => {
  const board = BOARDS[id];

  test('UNM-1.3 UNM-19.6 UNM-R.35 spaces, links, zones, four start spaces', () => {
    expect([board.spaces.length, board.links.length, board.zones.length]).toEqual([
      spaces,
      links,
      zones,
    ]);
    expect([1, 2, 3, 4].map((start) => startSpace(id, start))).toEqual(starts);
  });

  test('UNM-3.2 adjacency is symmetric, and no space is next to itself', () => {
    for (const { id: space } of board.spaces) {
      expect(areAdjacent(id, space, space)).toBe(false);
      for (const other of adjacentTo(id, space)) expect(areAdjacent(id, other, space)).toBe(true);
    }
    expect(walks(id, starts[0], spaces, () => true).size).toBe(spaces);
  });

  test('UNM-2.11 UNM-R.6 every start space has room for three sidekicks in its zones', () => {
    for (const start of starts) {
      const room = inZonesOf(id, start).filter(
        (space) => !(starts as readonly string[]).includes(space),
      );
      expect(room.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('UNM-3.4 a space shares its zones with itself and has one to three of them', () => {
    for (const { id: space, zones: colours } of board.spaces) {
      expect(shareZone(id, space, space)).toBe(true);
      expect(colours.length).toBeGreaterThanOrEqual(1);
      expect(colours.length).toBeLessThanOrEqual(3);
      for (const colour of colours) expect(board.zones.map((zone) => zone.id)).toContain(colour);
    }
  });
});

test('UNM-3.7 lines that cross do not join', () => {
  expect(areAdjacent('marmoreal', 'm22', 'm29')).toBe(true);
  expect(areAdjacent('marmoreal', 'm25', 'm26')).toBe(true);
  for (const near of ['m25', 'm26']) {
    for (const far of ['m29', 'm30']) expect(areAdjacent('marmoreal', near, far)).toBe(false);
  }
});

test('UNM-3.1 a walk ends where nobody stands, and two-coloured spaces belong to both zones', () => {
  expect(spaceOf('marmoreal', 'm13').zones).toHaveLength(2);
  expect(inZonesOf('marmoreal', 'm13')).toContain('m01');
});
