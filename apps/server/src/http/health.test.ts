import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Health } from './health.ts';

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
  await later(1050);
  expect(await health.isWritable()).toBe(false);
  isFull = false;
  await later(1050);
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
  const first = performance.now();
  expect(await health.isWritable()).toBe(false);
  expect(performance.now() - first).toBeLessThan(4000);
  expect([await health.isWritable(), asked]).toEqual([false, 1]);
});
