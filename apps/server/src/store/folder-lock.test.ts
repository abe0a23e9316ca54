import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { freshDirectory, spawnServer, TestServer } from '../testing/test-server.ts';
import { FolderTaken, lockFolder } from './folder-lock.ts';

const dataDir = freshDirectory();
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a folder belongs to one server, until it ends: even by kill -9', async () => {
  const running = await spawnServer(dataDir);
  await expect(spawnServer(dataDir)).rejects.toThrow('FolderTaken');
  await expect(TestServer.open({ dataDir })).rejects.toThrow(FolderTaken);
  await running.kill('SIGKILL');
  const next = await TestServer.open({ dataDir });
  expect(() => lockFolder(dataDir)).toThrow(FolderTaken);
  await next.stop();
  lockFolder(dataDir)();
});

test('a start that fails gives the folder back', async () => {
  const running = await TestServer.open();
  await expect(TestServer.open({ dataDir, port: running.port })).rejects.toThrow('EADDRINUSE');
  lockFolder(dataDir)();
  await running.close();
});
