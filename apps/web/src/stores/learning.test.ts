import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
type Heard = (event: { readonly key: string | null }) => void;
const listeners = new Map<string, Heard>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', {
    addEventListener: (name: string, heard: Heard) => listeners.set(name, heard),
  });
});

const load = () => import('./learning.ts');

test('what has been learnt is there again after a reload', async () => {
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

test('an unreadable part is as new, and harms nothing else', async () => {
  kept.set('tablee.learning', '{"untamed":{"done":[1],"met":null},"unmatched":{"done":["a"]}}');
  const { useLearning, learningOf } = await load();
  expect(learningOf(useLearning.getState(), 'untamed').done).toEqual([]);
  expect(learningOf(useLearning.getState(), 'unmatched').done).toEqual(['a']);
  kept.set('tablee.learning', 'nonsense');
  vi.resetModules();
  expect((await load()).useLearning.getState().games).toEqual({});
});

test('a player who wants a game explained again meets every kind of question as new; lessons stay done', async () => {
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

test('two pages of a browser: learning in one is never lost to the other, and known to it at once', async () => {
  const one = await load();
  vi.resetModules();
  const other = await load();
  one.markDone('untamed', 'goal');
  other.markDone('untamed', 'power');
  other.meet('unmatched', 'mulligan');
  expect(JSON.parse(kept.get('tablee.learning') ?? '')).toEqual({
    untamed: { done: ['goal', 'power'], met: [], knows: false },
    unmatched: { done: [], met: ['mulligan'], knows: false },
  });
  one.setKnows('untamed', true);
  listeners.get('storage')?.({ key: 'tablee.settings' });
  expect(other.learningOf(other.useLearning.getState(), 'untamed').knows).toBe(false);
  listeners.get('storage')?.({ key: 'tablee.learning' });
  expect(other.learningOf(other.useLearning.getState(), 'untamed').knows).toBe(true);
});

test('without storage it is known until the page is closed', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { markDone, meet, useLearning, learningOf } = await load();
  markDone('untamed', 'goal');
  meet('untamed', 'mulligan');
  expect(learningOf(useLearning.getState(), 'untamed')).toEqual({
    done: ['goal'],
    met: ['mulligan'],
    knows: false,
  });
});

test('a player who wants explanations again gets all of them again, in every game; lessons stay done', async () => {
  const { markDone, meet, setKnows, explainAgain, useLearning } = await load();
  markDone('untamed', 'goal');
  meet('untamed', 'mulligan');
  setKnows('unmatched', true);
  explainAgain();
  expect(useLearning.getState().games).toEqual({
    untamed: { done: ['goal'], met: [], knows: false },
    unmatched: { done: [], met: [], knows: false },
  });
});
