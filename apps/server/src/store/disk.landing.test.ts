import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newGuest, TestClient } from '../testing/test-client.ts';
import { freshDirectory, spawnServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';

let dataDir: string;
let server: Awaited<ReturnType<typeof spawnServer>>;
let ada: TestClient;
let code: string;
beforeEach(async () => {
  dataDir = freshDirectory();
  server = await spawnServer(dataDir);
  ada = await new TestClient(server.port, (await newGuest(server.port)).cookie).connect();
  ({ code } = await ada.must('room:create', { nickname: 'Ada' }));
  await ada.must('chat:say', { text: 'before', to: 'room' });
});
afterEach(async () => {
  ada.close();
  await server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const say = (text: string) => ada.ask('chat:say', { text, to: 'room' });
const healthIs = (status: number): Promise<void> =>
  until(`health is ${status}`, async () => {
    const response = await fetch(`http://localhost:${server.port}/healthz`);
    return response.status === status;
  });
const nothingKept = { ok: false, error: { code: 'notKept' } };

/** Starts the server again after a kill, and returns the messages. */
async function saidAfterKill(): Promise<string[]> {
  ada.close();
  await server.kill('SIGKILL');
  server = await spawnServer(dataDir);
  ada = await new TestClient(server.port, ada.cookie).connect();
  await ada.must('room:join', { code });
  await ada.until('the talk', ({ chat }) => chat.length > 0);
  return ada.chat.map(({ text }) => text);
}

const canLimit = spawnSync('prlimit', ['--version']).status === 0;

/** Limits the size of the server's files: to it, that is a full disk. */
const limitFiles = (size: string): void => {
  const { status } = spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:`]);
  if (status !== 0) throw new Error('prlimit failed');
};

test.runIf(canLimit)(
  'a disk that takes no more: said as that, and play goes on by itself',
  async () => {
    limitFiles('1');
    expect(await say('lost')).toEqual(nothingKept);
    await healthIs(503);
    expect(await ada.ask('room:rename', { nickname: 'Bea' })).toEqual(nothingKept);
    expect(ada.room?.members[0]?.nickname).toBe('Ada');
    expect(server.logs()).toMatch(/"errstr":"[^"]+","errcode":\d+/);
    limitFiles('unlimited');
    await healthIs(200);
    expect(await say('after')).toEqual({ ok: true });
    expect(await saidAfterKill()).toEqual(['before', 'after']);
  },
);

test('a database that goes away under the server: nothing is acknowledged until it is back', async () => {
  const file = join(dataDir, 'tablee.db');
  renameSync(file, `${file}.away`);
  expect(await say('lost')).toEqual(nothingKept);
  await healthIs(503);
  expect(server.logs()).toContain('TABLEE_DB_DELETED');
  renameSync(`${file}.away`, file);
  await healthIs(200);
  expect(await say('after')).toEqual({ ok: true });
  expect(await saidAfterKill()).toEqual(['before', 'after']);
});

const READ_ONLY = fileURLToPath(new URL('../testing/read-only.c', import.meta.url));
const canCompile = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

test.runIf(canCompile)(
  'a file system that becomes read-only under the server: said as that, the room can still be read, and play goes on by itself',
  async () => {
    const library = join(dataDir, 'read-only.so');
    const { status } = spawnSync('cc', ['-shared', '-fPIC', '-o', library, READ_ONLY, '-ldl']);
    expect(status).toBe(0);
    const flag = join(dataDir, 'is-read-only');
    ada.close();
    await server.kill('SIGTERM');
    server = await spawnServer(dataDir, { LD_PRELOAD: library, READ_ONLY: flag });
    ada = await new TestClient(server.port, ada.cookie).connect();
    await ada.must('room:join', { code });
    writeFileSync(flag, '');
    expect(await say('lost')).toEqual(nothingKept);
    expect(await ada.ask('room:rename', { nickname: 'Bea' })).toEqual(nothingKept);
    await healthIs(503);
    expect(server.logs()).toMatch(/"errstr":"[^"]*(readonly|I\/O)[^"]*"/);
    const again = await new TestClient(server.port, ada.cookie).connect();
    await again.must('room:join', { code });
    await again.until('the talk', ({ chat }) => chat.length > 0);
    expect(again.chat.map(({ text }) => text)).toEqual(['before']);
    again.close();
    rmSync(flag);
    await healthIs(200);
    expect(await say('after')).toEqual({ ok: true });
    expect(await saidAfterKill()).toEqual(['before', 'after']);
  },
);
