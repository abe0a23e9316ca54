import { expect, test } from 'vitest';
import { PlaceCount } from './places.ts';

test('wins are shared out by chair and by the order of the first turns', () => {
  const count = new PlaceCount(2);
  const turn = (facts: object) => count.saw({ type: 'turnStarted', clause: 'X-1', ...facts });
  const ends = (ranks: number[]) => count.finished(null, { ranks, scores: [0, 0] });
  for (const facts of [{ seat: 1 }, { seat: 0 }, { seat: 1 }]) turn(facts);
  ends([2, 1]);
  for (const facts of [{ seats: [0] }, { owner: 'rival' }, { owner: 1 }]) turn(facts);
  ends([2, 1]);
  turn({ army: 0 });
  ends([1, 1]);
  ends([2, 2]);
  expect(count.figures()).toEqual([
    {
      title: 'Wins % by place, of 3 won matches (4 played; even: 50)',
      columns: ['', '1.', '2.'],
      rows: [
        ['chair', 16.7, 83.3],
        ['first turn taken', 50, 33.3],
      ],
    },
  ]);
});
