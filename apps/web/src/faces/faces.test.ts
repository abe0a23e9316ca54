import { OPPONENTS } from '@tablee/protocol/opponents.ts';
import { describe, expect, test } from 'vitest';
import { FACES } from './faces.ts';

const ALL = Object.values(OPPONENTS).flat();

describe('the opponents of the house', () => {
  test('each has a face of its own', () => {
    const bodies = ALL.map(({ name }) => FACES[name]?.body);
    expect(bodies).not.toContain(undefined);
    expect(new Set(bodies).size).toBe(ALL.length);
    expect(Object.keys(FACES)).toHaveLength(ALL.length);
  });

  test('each level has seven, of every manner', () => {
    const { random: _, ...levels } = OPPONENTS;
    for (const each of Object.values(levels)) {
      expect(new Set(each.map(({ name }) => name)).size).toBe(7);
      expect(new Set(each.map(({ manner }) => manner)).size).toBe(3);
    }
  });
});
