import { expect, test } from 'vitest';
import { creatureValue, FACES, speciesOf } from './creatures.ts';

test('ROY-2.3 species and value of a card are those that its face names', () => {
  for (const face of FACES) {
    expect(`${speciesOf({ face })}-${creatureValue({ face })}`).toBe(face);
  }
});
