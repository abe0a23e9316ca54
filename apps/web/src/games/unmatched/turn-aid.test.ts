import { rulebook } from '@tablee/rules/games/unmatched/rulebook/index.ts';
import { expect, test } from 'vitest';
import { AID_CLAUSES } from './turn-aid.tsx';

test('the turn aid says nothing but clauses of the rulebook', () => {
  const clauses = rulebook.flatMap((chapter) => chapter.clauses.map(({ id }) => id));
  for (const id of AID_CLAUSES) expect(clauses).toContain(id);
  expect(new Set(AID_CLAUSES).size).toBeGreaterThan(30);
});
