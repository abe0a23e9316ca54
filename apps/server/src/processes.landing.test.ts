import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareOf } from './processes.ts';
import { freePorts } from './testing/free-ports.ts';
import { hasPostgres } from './testing/postgres.ts';
import { sharedCluster } from './testing/shared-postgres.ts';
import { until } from './testing/until.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

const nodeAt = (port: number): Promise<unknown> =>
  fetch(`http://127.0.0.1:${port}/healthz`)
    .then(async (response) => ((await response.json()) as { node: string }).node)
    .catch(() => null);

test('the processes of one machine share the threads in which bots think', () => {
  const shares = (threads: number, processes: number): number[] =>
    Array.from({ length: processes }, (_, i) => shareOf(threads, processes, i));
  expect(shares(8, 8)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(shares(8, 3)).toEqual([3, 3, 2]);
  expect(shares(2, 4)).toEqual([1, 1, 1, 1]);
});

test.runIf(hasPostgres)(
  'TABLEE_PROCESSES=2 runs two nodes on ports side by side; one that is killed comes back, and both end when told to',
  async () => {
    const port = await freePorts();
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        DATABASE_URL: await (await sharedCluster()).database(),
        TABLEE_PROCESSES: '2',
        NODE_NAME: 'here',
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    try {
      const areBoth = async () =>
        (await nodeAt(port)) === 'here-1' && (await nodeAt(port + 1)) === 'here-2';
      await until('both are there', areBoth, 60_000, 50);
      const [, pid] = log.match(new RegExp(`"pid":(\\d+)[^\\n]*"port":${port + 1},`)) ?? [];
      process.kill(Number(pid), 'SIGKILL');
      await until('one is gone', async () => (await nodeAt(port + 1)) === null);
      expect(await nodeAt(port)).toBe('here-1');
      await until('both are there', areBoth, 60_000, 50);
      expect(log).toContain('a process has ended by itself');
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    expect([await nodeAt(port), await nodeAt(port + 1)]).toEqual([null, null]);
  },
  120_000,
);
