import { constants, getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, test, vi } from 'vitest';
import { giveWayTo } from './priority.ts';

vi.mock(import('node:os'), async (original) => ({ ...(await original()), setPriority: vi.fn() }));

// As servers are run; those of other tests keep their priority.
beforeEach(() => {
  vi.stubEnv('THREADS_GIVE_WAY', '');
  return () => vi.unstubAllEnvs();
});

test('a thread that may not change its priority works with the one it has', () => {
  vi.mocked(setPriority).mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'ERR_SYSTEM_ERROR' });
  });
  expect(giveWayTo('all')).toBe(false);
  expect(setPriority).toHaveBeenCalled();
});

test('where threads are not to give way, none does', () => {
  vi.mocked(setPriority).mockReset();
  vi.stubEnv('THREADS_GIVE_WAY', 'off');
  expect(giveWayTo('all')).toBe(false);
  expect(setPriority).not.toHaveBeenCalled();
});

test.skipIf(process.platform !== 'linux')(
  'a thread that gives way leaves the others their priority',
  async () => {
    const file = new URL('./priority.ts', import.meta.url).href;
    const told = new Promise<unknown>((resolve, reject) => {
      const worker = new Worker(
        `import('${file}').then(({ giveWayTo }) => {
          const isLow = giveWayTo('all');
          require('node:worker_threads').parentPort.postMessage([isLow, require('node:os').getPriority()]);
        })`,
        { eval: true },
      );
      worker.on('message', resolve);
      worker.on('error', reject);
    });
    const before = getPriority(process.pid);
    expect(await told).toEqual([true, constants.priority.PRIORITY_LOW]);
    expect(getPriority(process.pid)).toBe(before);
  },
);
