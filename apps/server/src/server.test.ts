import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  for (const path of ['/', '/r/ABC234', '/rules/royaumes-sauvages', '/credits', '/index.html']) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.getSetCookie()[0]).toMatch(/^tablee=u[0-9a-f]{16}\./);
    expect(await response.text()).toContain('Tablée');
  }
});

test('a known guest keeps the cookie, a forged one is replaced', async () => {
  const [cookie = ''] = (await get('/')).headers.getSetCookie();
  const known = await get('/', { cookie: cookie.split(';')[0] ?? '' });
  expect(known.headers.getSetCookie()).toEqual([]);
  const forged = await get('/', { cookie: 'tablee=u0123456789abcdef.forged' });
  expect(forged.headers.getSetCookie()).toHaveLength(1);
});

test('assets come compressed and for good, other files are asked for anew', async () => {
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
