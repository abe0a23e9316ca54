import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Health } from './health.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('however many ask, the disk is asked once a second', async () => {
  let asked = 0;
  let isFull = false;
  const health = new Health({
    probe: async () => {
      asked += 1;
      if (isFull) throw new Error('database or disk is full');
    },
  });
  const answers = await Promise.all(Array.from({ length: 200 }, () => health.isWritable()));
  expect([asked, new Set(answers)]).toEqual([1, new Set([true])]);
  isFull = true;
  expect(await health.isWritable()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(await health.isWritable()).toBe(false);
  isFull = false;
  vi.advanceTimersByTime(1000);
  expect([await health.isWritable(), asked]).toEqual([true, 3]);
});

test('a disk that does not answer is not healthy, and is not asked again and again', async () => {
  let asked = 0;
  const health = new Health({
    probe: () => {
      asked += 1;
      return new Promise(() => {});
    },
  });
  const answer = health.isWritable();
  vi.advanceTimersByTime(3000);
  expect(await answer).toBe(false);
  expect([await health.isWritable(), asked]).toEqual([false, 1]);
});
