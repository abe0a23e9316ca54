import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenSeed } from '../testing/effort.ts';
import { cardId } from './card-id.ts';

fc.configureGlobal({ seed: chosenSeed });

test('an id is a number of 32 bits as JavaScript writes it in base 36: kept matches name cards so', () => {
  const edges = Array.from({ length: 7 }, (_, digits) => 36 ** digits);
  for (const n of [...edges.flatMap((edge) => [edge - 1, edge, edge + 1]), 2 ** 32 - 1]) {
    expect(cardId(n)).toBe(`c${n.toString(36)}`);
  }
  fc.assert(fc.property(fc.nat(2 ** 32 - 1), (n) => cardId(n) === `c${n.toString(36)}`));
});
