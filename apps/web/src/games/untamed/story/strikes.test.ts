import type { UntamedEvent } from '@tablee/rules/games/untamed/index.ts';
import { expect, test, vi } from 'vitest';
import { strikeOf } from './strikes.ts';

vi.stubGlobal('CSS', { escape: (id: string) => id });

const landed = (event: object) => strikeOf(event as UntamedEvent)?.lands;
const animal = { id: 'c7', face: 'x' };

test('an Attack that an effect changes lands on its Animal, with its sign; so do a keyword and being ready again', () => {
  expect(landed({ type: 'attackChanged', animal, amount: 2 })).toMatchObject([{ text: '+2' }]);
  expect(landed({ type: 'attackChanged', animal, amount: -1 })).toMatchObject([{ text: '−1' }]);
  expect(landed({ type: 'attackChanged', animal, amount: 0 })).toBeUndefined();
  for (const event of [
    { type: 'readied', animal },
    { type: 'keywordGranted', animal, keyword: 'guard' },
  ]) {
    expect(landed(event), event.type).toMatchObject([{ on: expect.stringContaining('c7') }]);
  }
});
