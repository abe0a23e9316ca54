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
  count.saw({ type: 'gameStarted', clause: 'X-1', ...{ seats: [1, 0] } });
  turn({ army: 0 });
  ends([2, 1]);
  ends([1, 1]);
  ends([2, 2]);
  expect(count.figures()).toEqual([
    {
      title: 'Wins % by place, of 4 won matches (5 played; even: 50)',
      columns: ['', '1.', '2.'],
      rows: [
        ['chair', 12.5, 87.5],
        ['first turn taken', 50, 25],
      ],
    },
  ]);
});
