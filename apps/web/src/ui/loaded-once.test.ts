import { expect, test, vi } from 'vitest';
import { loadedOnce } from './loaded-once.ts';

test('each thing is loaded once; a failed one stays failed for a while and is then tried again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async (id: string) => {
    if (id === 'bad') throw new Error('gone');
    return id;
  });
  const get = loadedOnce(load);
  expect(get('a')).toBe(get('a'));
  expect(await get('a')).toBe('a');
  for (let i = 0; i < 5; i += 1) await expect(get('bad')).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(4000);
  await expect(get('bad')).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
