import { expect, test } from 'vitest';
import { OddsCount } from './odds.ts';

type Table = readonly (readonly string[])[];

const countOf = (): OddsCount =>
  new OddsCount((open, seat) =>
    ((open as Table)[seat] ?? []).map((en) => ({ fr: `le ${en}`, en })),
  );

test('duels are counted for each hero and for each pair; draws and duels of a hero against itself are not', () => {
  const count = countOf();
  const ends = (open: Table, ranks: number[]) => count.finished(open, { ranks, scores: [0, 0] });
  ends([['Fox'], ['Owl']], [1, 2]);
  ends([['Owl'], ['Fox']], [1, 2]);
  ends([['Fox'], ['Owl']], [1, 2]);
  ends([['Fox'], ['Fox']], [1, 2]);
  ends([['Fox'], ['Owl']], [1, 1]);
  expect(count.odds('2026-01-02', true)).toEqual({
    date: '2026-01-02',
    thinkAhead: true,
    matches: 4,
    seats: 2,
    chosen: [
      { name: { fr: 'le Fox', en: 'Fox' }, all: [3, 2], against: { Owl: [3, 2] } },
      { name: { fr: 'le Owl', en: 'Owl' }, all: [3, 1], against: { Fox: [3, 1] } },
    ],
  });
});

test('of several factions a seat, or more than two seats, there are no pairs; a shared victory is a part for each', () => {
  const count = countOf();
  count.finished(
    [
      ['Fox', 'Owl'],
      ['Cat', 'Rat'],
    ],
    { ranks: [1, 2], scores: [0, 0] },
  );
  count.finished([['Fox'], ['Owl'], ['Cat']], { ranks: [1, 1, 3], scores: [0, 0, 0] });
  const { chosen } = count.odds('', false);
  expect(chosen.map(({ name, all }) => [name.en, ...all])).toEqual([
    ['Cat', 2, 0],
    ['Fox', 2, 1.5],
    ['Owl', 2, 1.5],
    ['Rat', 1, 0],
  ]);
  expect(chosen.every(({ against }) => Object.keys(against).length === 0)).toBe(true);
});
