import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './store/folder-lock.ts';
import { freshDirectory } from './testing/test-server.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const NOBODY = 65_534;

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = freshDirectory();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  said(): string;
  complained(): string;
}

function started(script: string, env: Record<string, string> = {}, uid?: number): Started {
  const child = spawn(process.execPath, [join(ROOT, script)], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  children.push(child);
  let said = '';
  let complained = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complained += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, said: () => said, complained: () => complained };
}

async function opened(script: string, env: Record<string, string> = {}): Promise<Started> {
  const server = started(script, env);
  while (!server.said().includes('open')) await once(server.child.stdout as never, 'data');
  return server;
}

const MAIN = 'apps/server/src/main.ts';
const SERVE = 'scripts/serve.mjs';

test('asked to stop, it ends with 0; killed, with 128 and the signal', async () => {
  const asked = await opened(SERVE);
  asked.child.kill('SIGTERM');
  expect(await asked.ended).toBe(0);
  const killed = await opened(SERVE);
  while (!killed.complained().includes('"open"')) await once(killed.child.stderr as never, 'data');
  process.kill(Number(killed.complained().match(/"pid":(\d+)/)?.[1]), 'SIGKILL');
  expect(await killed.ended).toBe(128 + 9);
});

test('POST /drain to its operator ends the server with 0, and a page of another site cannot ask for it', async () => {
  const server = await opened(MAIN, { OPERATOR_PORT: '0' });
  const port = () => server.complained().match(/"port":(\d+)[^\n]*open to the operator/)?.[1];
  while (port() === undefined) await once(server.child.stderr as never, 'data');
  const drain = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port()}/drain`, { method: 'POST', headers });
  expect((await drain({ origin: 'https://evil.example.org' })).status).toBe(403);
  expect(server.child.exitCode).toBeNull();
  expect((await drain({})).status).toBe(202);
  expect(await server.ended).toBe(0);
});

/** A folder, and with what a server started on it ends. */
const BAD_STARTS: [string, number, string, () => Record<string, string> | undefined][] = [
  ['a setting that makes no sense', 78, 'PORT', () => ({ PORT: 'http' })],
  [
    'a door for positions in production',
    78,
    'POSITION_DOOR',
    () => ({ POSITION_DOOR: 'open', NODE_ENV: 'production' }),
  ],
  ['an address of another machine', 78, 'HOST', () => ({ HOST: '203.0.113.7' })],
  ['an address that is none', 78, 'HOST', () => ({ HOST: 'no-such-host.invalid' })],
  [
    'an empty key',
    65,
    'identity.key is damaged',
    () => void writeFileSync(join(dataDir, 'identity.key'), ''),
  ],
  [
    'a file that is no database',
    65,
    'tablee.db is damaged',
    () => void writeFileSync(join(dataDir, 'tablee.db'), 'x'.repeat(5000)),
  ],
  [
    'a file of a newer server',
    65,
    'newer server',
    () => {
      const database = new DatabaseSync(join(dataDir, 'tablee.db'));
      database.exec('PRAGMA user_version = 99');
      database.close();
      return undefined;
    },
  ],
  [
    'a folder that is a file',
    77,
    'cannot be written',
    () => {
      writeFileSync(join(dataDir, 'file'), '');
      return { DATA_DIR: join(dataDir, 'file') };
    },
  ],
];

test.each(BAD_STARTS)('%s: exit code %i and one line', async (_, code, reason, prepare) => {
  const server = started(MAIN, prepare() ?? {});
  expect(await server.ended).toBe(code);
  expect(server.complained()).toMatch(/^Tablée cannot open: .*\n$/);
  expect(server.complained()).toContain(reason);
});

test('a port or a folder that is taken: exit codes 69 and 75, and one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const late = started(MAIN, { PORT: String(port) });
  expect(await late.ended).toBe(69);
  expect(late.complained()).toBe(
    `Tablée cannot open: port ${port} is taken; choose another with PORT\n`,
  );
  other.close();
  const release = lockFolder(dataDir);
  const second = started(MAIN);
  expect(await second.ended).toBe(75);
  expect(second.complained()).toMatch(/^Tablée cannot open: another server .*\n$/);
  release();
});

// Only root can become a user who may not write.
test.runIf(process.getuid?.() === 0)('a folder that may only be read: 77', async () => {
  const empty = join(dataDir, 'empty');
  mkdirSync(empty);
  const used = join(dataDir, 'used');
  const first = await opened(MAIN, { DATA_DIR: used });
  first.child.kill('SIGKILL');
  await first.ended;
  for (const path of [dataDir, empty, used]) chmodSync(path, 0o755);
  for (const file of ['tablee.db', 'tablee.lock', 'identity.key'])
    chmodSync(join(used, file), 0o644);
  for (const path of [empty, used]) {
    const server = started(MAIN, { DATA_DIR: path }, NOBODY);
    expect(await server.ended).toBe(77);
    expect(server.complained()).toMatch(/^Tablée cannot open: .* cannot be written.*\n$/);
  }
});
