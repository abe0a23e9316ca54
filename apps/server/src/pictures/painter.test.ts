import { expect, onTestFinished, test } from 'vitest';
import { Painter } from './painter.ts';

test('pictures still being looked for count among the waiting ones: further requests have to come again', async () => {
  const painter = new Painter();
  onTestFinished(() => painter.close());
  let looked = 0;
  let stop = (_: Error): void => {};
  const never = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const asked = () => {
    looked += 1;
    return never;
  };
  const first = Array.from({ length: 12 }, (_, i) => painter.picture(`p${i}`, asked));
  expect(await painter.picture('one more', asked)).toBeNull();
  expect(looked).toBe(12);
  stop(new Error('nothing is there'));
  const settled = await Promise.allSettled(first);
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  // Those that failed wait no longer.
  await expect(painter.picture('one more', asked)).rejects.toThrow('nothing is there');
});
