import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenSeed } from '../testing/effort.ts';
import { drawIdKey, mint, newKey, remint } from './piles.ts';

fc.configureGlobal({ seed: chosenSeed });

const secret = fc.array(fc.nat(2 ** 32 - 1), { minLength: 4, maxLength: 4 });
const tableOf = (idKey: readonly number[] | null, nextCard = 0) => ({
  open: { nextCard },
  deep: { idKey },
});

describe('ids of cards', () => {
  test('no two of a match are the same', () => {
    fc.assert(
      fc.property(secret, (idKey) => {
        const table = tableOf(idKey);
        const ids = Array.from({ length: 3000 }, () => mint(table, 'x').id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 20 },
    );
  });

  test('the next id does not follow from the last: another secret names other cards', () => {
    fc.assert(
      fc.property(secret, secret, fc.nat(5000), (one, other, n) => {
        fc.pre(one.join() !== other.join());
        const named = (idKey: number[]) => {
          const table = tableOf(idKey, n);
          return [mint(table, 'x').id, mint(table, 'x').id].join();
        };
        expect(named(one)).not.toBe(named(other));
      }),
    );
  });

  test('the secret is drawn once, and only where ids are veiled', () => {
    const veiled = { deep: newKey(true) };
    expect(drawIdKey(veiled).next().value).toMatchObject({ type: 'chance' });
    expect(drawIdKey({ deep: { idKey: [1, 2, 3, 4] } }).next().done).toBe(true);
    expect(drawIdKey({ deep: newKey(false) }).next().done).toBe(true);
  });

  test('matches of older rules go on counting', () => {
    const table = { open: { nextCard: 7 }, deep: {} };
    expect(mint(table, 'x').id).toBe('c8');
    const pile = [mint(table, 'a'), mint(table, 'b')];
    remint(table, pile);
    expect(pile.map(({ id }) => id)).toEqual(['c11', 'c12']);
  });
});
