import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from './matches/catalogue.ts';
import { duel } from './testing/duel.ts';
import { freshDirectory, TestServer } from './testing/test-server.ts';

const webDist = freshDirectory();
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Tablée</title>');
  writeFileSync(join(webDist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = 'console.log(1);'.repeat(50);
  writeFileSync(join(webDist, 'assets/main-abc123.js'), script);
  writeFileSync(join(webDist, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  server = await TestServer.open({ webDist });
});
afterAll(async () => {
  await server.close();
  rmSync(webDist, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

test('every page address opens the app and makes a guest', async () => {
  const own = [
    '/',
    '/r/ABC234',
    '/rules/untamed',
    '/learn/untamed',
    '/learn/untamed/bite',
    '/m',
    '/credits',
  ];
  for (const path of [...own, '/index.html']) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.getSetCookie()[0]).toMatch(/^tablee=u[0-9a-f]{16}\./);
    expect(await response.text()).toContain('Tablée');
  }
});

test('an address that is no page is not found; the client says so in a browser', async () => {
  const strange = [
    '/etc/passwd',
    '/anything',
    '/r',
    '/r/a/b',
    '/credits/x',
    '/rules',
    '/learn',
    '/learn/a/b/c',
    '/.env',
  ];
  for (const path of [...strange, '/wp-login.php', '/assets', '/.vite/manifest.json']) {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${server.url}${path}`, { method });
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const shown = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await shown.text()).toContain('Tablée');
  }
});

test('a file that the browser has is not sent again, and parts are not sent at all', async () => {
  const first = await get('/assets/main-abc123.js');
  const tag = first.headers.get('etag') ?? '';
  const again = await get('/assets/main-abc123.js', { 'if-none-match': `"x", ${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/assets/main-abc123.js', { 'if-none-match': '"x"' })).status).toBe(200);
  for (const range of ['bytes=10-5', 'bytes=-5', 'bytes=0-3', 'bytes=9999-']) {
    const whole = await get('/assets/main-abc123.js', { range });
    expect([whole.status, (await whole.text()).length]).toEqual([200, 750]);
  }
  const head = await fetch(`${server.url}/assets/main-abc123.js`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('750');
  const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'br;q=0, identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('a running server keeps its pages, whatever becomes of the folder; old scripts are still found', async () => {
  const dist = freshDirectory();
  const build = (name: string, script: string): void => {
    mkdirSync(join(dist, name, 'assets'), { recursive: true });
    writeFileSync(join(dist, name, 'index.html'), `<title>${name}</title>`);
    writeFileSync(join(dist, name, 'assets', script), name);
    writeFileSync(join(dist, 'current'), name);
  };
  build('build-1', 'main-one.js');
  build('build-2', 'main-two.js');
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets', 'main-before.js'), 'before');
  const own = await TestServer.open({ webDist: dist });
  const body = async (path: string): Promise<[number, string]> => {
    const response = await fetch(`${own.url}${path}`);
    return [response.status, await response.text()];
  };
  const all = async () => [await body('/'), await body('/assets/main-two.js')];
  const then = await all();
  expect(then).toEqual([
    [200, '<title>build-2</title>'],
    [200, 'build-2'],
  ]);
  expect(await body('/assets/main-one.js')).toEqual([200, 'build-1']);
  expect(await body('/assets/main-before.js')).toEqual([200, 'before']);
  build('build-3', 'main-three.js');
  expect(await all()).toEqual(then);
  rmSync(join(dist, 'build-1', 'assets', 'main-one.js'));
  mkdirSync(join(dist, 'build-1', 'assets', 'main-one.js'));
  expect((await body('/assets/main-one.js'))[0]).toBe(503);
  rmSync(dist, { recursive: true });
  expect(await all()).toEqual(then);
  expect((await body('/assets/main-one.js'))[0]).toBe(404);
  expect((await body('/healthz'))[0]).toBe(200);
  await own.close();
});

test('a known guest keeps the cookie, a forged one is replaced', async () => {
  const [cookie = ''] = (await get('/')).headers.getSetCookie();
  const known = await get('/', { cookie: cookie.split(';')[0] ?? '' });
  expect(known.headers.getSetCookie()).toEqual([]);
  const forged = await get('/', { cookie: 'tablee=u0123456789abcdef.forged' });
  expect(forged.headers.getSetCookie()).toHaveLength(1);
});

test('assets come compressed and for good, other files are asked for again', async () => {
  const asset = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.getSetCookie()).toEqual([]);
  expect((await asset.text()).startsWith('console.log')).toBe(true);
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/assets/gone.js')).status).toBe(404);
  expect((await get('/%2e%2e/identity.key')).status).toBe(404);
});

test('the api speaks json, also when it has nothing to say', async () => {
  const missing = await get('/api/nothing');
  expect([missing.status, await missing.json()]).toEqual([404, { error: 'notFound' }]);
  expect(missing.headers.getSetCookie()).toEqual([]);
  const bad = await get('/api/matches/%E0%A4%A/journal');
  expect([bad.status, await bad.json()]).toEqual([400, { error: 'badMessage' }]);
});

test('health says that the store can be written', async () => {
  const response = await get('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, rooms: 0, matches: 0, sockets: 0 });
});

test('health counts rooms for this machine alone, not for requests through its proxy', async () => {
  for (const name of ['x-forwarded-for', 'forwarded']) {
    const health = (await (await get('/healthz', { [name]: '203.0.113.7' })).json()) as object;
    expect(Object.keys(health)).toEqual(['ok', 'uptime']);
  }
});

test('nothing but this site may run, frame or connect; plain http stays plain', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  for (const directive of [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ws://localhost:${server.port}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('cross-origin-opener-policy')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('without a built client the server says so', async () => {
  const bare = await TestServer.open();
  const response = await fetch(bare.url);
  expect(response.status).toBe(503);
  await bare.close();
});

test('the rules of all games are read before a server is ready; one that fails costs its own matches alone', async () => {
  const loaded: string[] = [];
  const isReady: boolean[] = [];
  let running: TestServer | null = null;
  const catalogue: Catalogue = {
    ids: ['duel', 'broken', 'gone'],
    async load(id) {
      isReady.push(running !== null);
      // Real time: a server that does not wait for its rules would be ready by then.
      await new Promise((resolve) => setTimeout(resolve, 50));
      loaded.push(id);
      if (id !== 'duel') throw new SyntaxError('a game of tomorrow');
      return duel();
    },
  };
  running = await TestServer.open({}, catalogue);
  try {
    expect(loaded.sort()).toEqual(['broken', 'duel', 'gone']);
    expect(isReady).toEqual([false, false, false]);
    expect(running.logs).toContain('"game":"broken"');
    expect(running.logs).not.toContain('tomorrow');
    const { host } = await running.match(2, 0);
    expect(host.match?.game).toBe('duel');
    expect(await host.ask('room:choose', { game: 'gone', seats: 2, options: {} })).toMatchObject({
      ok: false,
    });
  } finally {
    await running.close();
  }
});
