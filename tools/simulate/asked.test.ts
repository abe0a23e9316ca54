import type { Question } from '@tablee/engine';
import { expect, test } from 'vitest';
import { AskedCount } from './asked.ts';

const pick = (kind: string, verbs: readonly string[], min = 1): Question => ({
  shape: 'pick',
  kind,
  clause: 'X-1',
  options: verbs.map((verb, i) => ({ id: `${i}`, verb })),
  min,
  max: 1,
  fallback: [],
});

test('a choice between ways to decline is no choice: it counts among the passes, not among the forced', () => {
  const count = new AskedCount();
  count.saw(pick('window', ['pass', 'passTurn']), '1-a');
  count.saw(pick('window', ['pass', 'play']), '2-a');
  count.finished();
  expect(count.report()).toMatchObject({ questions: 2, forced: 0, passOnly: 1 });
});

test('a question that the page answers is no question to its player, and no wait if all pages do', () => {
  const count = new AskedCount(true);
  count.saw(pick('window', ['pass']), '1-a', true);
  count.saw(pick('window', ['pass']), '1-b', true);
  count.saw(pick('window', ['pass']), '2-a', true);
  count.saw(pick('window', ['pass']), '2-b');
  count.finished();
  expect(count.report()).toMatchObject({ waits: 2, byHand: { questions: 1, waits: 1 } });
  expect(new AskedCount().report()).not.toHaveProperty('byHand');
});

test('questions, forced ones and passes are counted by kind, questions at once are one wait', () => {
  const count = new AskedCount();
  count.saw(pick('turn', ['attack', 'end']), '1-a');
  count.saw(pick('turn', ['end']), '2-a');
  count.saw(pick('target', ['hit']), '3-a');
  for (const seat of ['a', 'b', 'c']) count.saw(pick('window', ['pass']), `4-${seat}`);
  count.finished();
  count.saw(pick('window', [], 0), '4-a');
  count.finished();
  expect(count.report()).toEqual({
    questions: 3.5,
    forced: 3,
    passOnly: 2.5,
    waits: 2.5,
    byKind: {
      window: { questions: 2, forced: 2, passOnly: 2 },
      turn: { questions: 1, forced: 0.5, passOnly: 0.5 },
      target: { questions: 0.5, forced: 0.5, passOnly: 0 },
    },
  });
});
