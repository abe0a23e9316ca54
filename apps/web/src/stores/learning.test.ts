import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const load = () => import('./learning.ts');

test('what has been learnt is there again when the page is loaded anew', async () => {
  const { markDone, meet, setKnows } = await load();
  markDone('untamed', 'goal');
  markDone('untamed', 'goal');
  meet('untamed', 'mulligan');
  setKnows('unmatched', true);
  vi.resetModules();
  const { useLearning, learningOf } = await load();
  const state = useLearning.getState();
  expect(learningOf(state, 'untamed')).toEqual({ done: ['goal'], met: ['mulligan'], knows: false });
  expect(learningOf(state, 'unmatched').knows).toBe(true);
  expect(learningOf(state, 'sang-rancune')).toEqual({ done: [], met: [], knows: false });
});

test('what cannot be read is as new, and harms nothing else', async () => {
  kept.set('tablee.learning', '{"untamed":{"done":[1],"met":null},"unmatched":{"done":["a"]}}');
  const { useLearning, learningOf } = await load();
  expect(learningOf(useLearning.getState(), 'untamed').done).toEqual([]);
  expect(learningOf(useLearning.getState(), 'unmatched').done).toEqual(['a']);
  kept.set('tablee.learning', 'nonsense');
  vi.resetModules();
  expect((await load()).useLearning.getState().games).toEqual({});
});

test('whoever wants a game explained again meets every kind of question anew; lessons stay done', async () => {
  const { markDone, meet, setKnows, forgetLessons, useLearning, learningOf } = await load();
  markDone('untamed', 'goal');
  meet('untamed', 'mulligan');
  setKnows('untamed', true);
  setKnows('untamed', false);
  expect(learningOf(useLearning.getState(), 'untamed')).toEqual({
    done: ['goal'],
    met: [],
    knows: false,
  });
  forgetLessons('untamed');
  expect(learningOf(useLearning.getState(), 'untamed').done).toEqual([]);
});
