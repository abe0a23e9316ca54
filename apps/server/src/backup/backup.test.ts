import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../matches/catalogue.ts';
import type { TestClient } from '../testing/test-client.ts';
import { freshDirectory, TestServer } from '../testing/test-server.ts';
import { backUp, restore } from './backup.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function playing(): Promise<{ code: string; host: TestClient; seq: number }> {
  server = await TestServer.open({}, catalogue);
  const { code, members } = await server.matchOf('royaumes-sauvages', 2);
  const [host] = members as [TestClient];
  for (let answers = 0; answers < 6; answers += 1) {
    let asked: TestClient | undefined;
    await vi.waitFor(() => {
      asked = members.find(({ match }) => match?.question != null);
      expect(asked).toBeDefined();
    });
    await asked?.answerAtRandom(() => 0.3);
  }
  return { code, host, seq: Number(host.match?.seq) };
}

test('a backup of a running server is put back elsewhere, and the match goes on where it stood', async () => {
  const { code, host } = await playing();
  const running = server as TestServer;
  const { match } = host;
  const copy = join(freshDirectory(), 'copy');
  expect(backUp(running.dataDir, copy)).toMatchObject({ rooms: 1, matches: 1 });
  expect(() => backUp(running.dataDir, copy)).toThrow('overwrites nothing');
  await expect(restore(copy, running.dataDir)).rejects.toThrow('holds rooms already');
  const { cookie } = host;
  await running.close();
  const dataDir = join(freshDirectory(), 'data');
  expect(await restore(copy, dataDir)).toMatchObject({
    ...{ rooms: 1, matches: 1, tried: 1, parted: 0 },
  });
  expect(existsSync(join(copy, 'tablee.db-wal'))).toBe(false);
  server = await TestServer.open({ dataDir }, catalogue);
  const back = await server.client(cookie);
  await back.must('room:join', { code, nickname: 'Ann' });
  await back.until('the match', ({ match: shown }) => shown !== null);
  expect([back.match?.match, back.match?.seq, back.match?.seat]).toEqual([
    match?.match,
    match?.seq,
    match?.seat,
  ]);
});

test('a folder that is no backup, is damaged or would overwrite rooms is refused, and nothing is changed', async () => {
  await playing();
  const running = server as TestServer;
  const copy = join(freshDirectory(), 'copy');
  backUp(running.dataDir, copy);
  const path = join(copy, 'tablee.db');
  const bytes = readFileSync(path);
  bytes.fill(0x55, 8192, 12_288);
  writeFileSync(path, bytes);
  const dataDir = join(freshDirectory(), 'data');
  await expect(restore(copy, dataDir)).rejects.toThrow();
  expect(readdirSync(dataDir)).toEqual(['tablee.lock']);
  await expect(restore(freshDirectory(), join(freshDirectory(), 'data'))).rejects.toThrow(
    'no tablee.db',
  );
  expect(() => backUp(freshDirectory(), copy)).toThrow('no tablee.db');
});

test('what SQLite left beside an old file is never brought over into the one put back', async () => {
  await playing();
  const copy = join(freshDirectory(), 'copy');
  backUp((server as TestServer).dataDir, copy);
  const dataDir = join(freshDirectory(), 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'tablee.db-wal'), 'the evening that went wrong');
  await expect(restore(copy, dataDir)).rejects.toThrow('move away tablee.db-wal');
});
