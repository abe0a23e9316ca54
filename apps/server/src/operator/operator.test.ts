import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { seeded } from '@tablee/engine';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { catalogue } from '../matches/catalogue.ts';
import { freePort } from '../testing/free-ports.ts';
import { hasPostgres } from '../testing/postgres.ts';
import { sharedCluster } from '../testing/shared-postgres.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestServer } from '../testing/test-server.ts';
import { whoIsAsked } from '../testing/until.ts';
import { heardBy, RecentFaults } from './faults.ts';
import { Operator } from './operator.ts';

const TOKEN = 'only-for-who-runs-it-7';
let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

const ask = (
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
      resolve({ status: response.statusCode ?? 0, body, headers: response.headers });
    });
    asked.on('error', reject).end();
  });

async function opened(token: string | null): Promise<number> {
  const port = await freePort();
  server = await TestServer.open({ operator: { port, host: '127.0.0.1', token } }, catalogue);
  return port;
}

describe('the operator', () => {
  test('sees tables, people and load without learning who they are or how to come in', async () => {
    const port = await opened(null);
    const { code, members } = await (server as TestServer).room(2);
    const [host] = members as [TestClient];
    await host.must('room:choose', { game: 'unmatched', seats: 2, options: {} });
    await host.must('room:sit', { seat: 0 });
    const names = host.room?.members.flatMap(({ id, nickname }) => [id, nickname]) ?? [];
    expect(names).toHaveLength(4);
    const { status, body, headers } = await ask(port, '/status');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const told = JSON.parse(body);
    expect(told).toMatchObject({ isWritable: true, rooms: 1, people: 2, store: 'sqlite' });
    expect(told.tables).toHaveLength(1);
    expect(told.tables[0]).toMatchObject({ game: 'unmatched', people: 2, match: 'none' });
    expect(told.memory).toBeGreaterThan(1e6);
    expect(told.free).toBeGreaterThan(0);
    const page = await ask(port, '/');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const plain = createHash('sha256').update(code).digest('hex');
    expect(plain.startsWith(told.tables[0].mark)).toBe(false);
    for (const secret of [code, ...names]) {
      for (const text of [body, page.body]) expect(text).not.toContain(secret);
    }
  });

  test('reads figures as Prometheus does: steps, requests, refusals, commits, people', async () => {
    const port = await opened(null);
    const { members } = await (server as TestServer).room(2);
    const [host] = members;
    await host?.ask('room:join', { code: 'AAAAAAAA', nickname: 'Ann' });
    const { body, headers } = await ask(port, '/metrics');
    expect(String(headers['content-type'])).toContain('text/plain');
    expect(body).toMatch(/^tablee_people 2$/m);
    expect(body).toMatch(/^tablee_rooms 1$/m);
    expect(body).toMatch(/^tablee_lease_held 1$/m);
    expect(body).toMatch(/^tablee_refusals_total\{code="\w+"\} \d+$/m);
    expect(body).toMatch(/^tablee_request_seconds_count\{request="room:create"\} 1$/m);
    expect(body).toMatch(/^tablee_commit_seconds_count \d+$/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('sees how many answers there are behind the newest kept position of a match', async () => {
    const port = await opened(null);
    const { members } = await (server as TestServer).matchOf('royaumes-sauvages', 2);
    const draw = seeded(1);
    for (let answers = 0; answers < 3; answers += 1) {
      const asked = await whoIsAsked(members);
      const seq = Number(asked.match?.seq);
      await asked.answerAtRandom(draw);
      for (const member of members)
        await member.until('the next step', ({ match: now }) => Number(now?.seq) > seq);
    }
    const { body } = await ask(port, '/metrics');
    expect(body).toMatch(/^tablee_position_lag_entries 3$/m);
  });

  test('asks for the token where there is one', async () => {
    const port = await opened(TOKEN);
    const basic = (word: string) => `Basic ${Buffer.from(`operator:${word}`).toString('base64')}`;
    const statusWith = async (authorization?: string) =>
      (await ask(port, '/', { headers: authorization === undefined ? {} : { authorization } }))
        .status;
    expect(await statusWith()).toBe(401);
    expect(await statusWith(basic('something else'))).toBe(401);
    expect(await statusWith(`Bearer ${TOKEN}x`)).toBe(401);
    expect(await statusWith(basic(TOKEN))).toBe(200);
    expect(await statusWith(`Bearer ${TOKEN}`)).toBe(200);
  });

  test('is nobody’s but this machine’s without one: no page of elsewhere, under whatever name', async () => {
    const port = await opened(null);
    expect((await ask(port, '/', { headers: { host: 'evil.example.org' } })).status).toBe(403);
    const drained = { method: 'POST', headers: { origin: 'https://evil.example.org' } };
    expect((await ask(port, '/drain', drained)).status).toBe(403);
    expect((await ask(port, '/nothing')).status).toBe(404);
    expect((await ask(Number(new URL((server as TestServer).url).port), '/status')).status).toBe(
      404,
    );
  });

  test('drains once, however often it is asked', async () => {
    const port = await freePort();
    let drained = 0;
    const operator = new Operator({
      door: { port, host: '127.0.0.1', token: null },
      registry: new Registry(),
      status: () => Promise.reject(new Error('the disk is gone')),
      drain: () => {
        drained += 1;
      },
      onFault: ({ message }: Error) => faults.push(message),
    } as ConstructorParameters<typeof Operator>[0]);
    const faults: string[] = [];
    await operator.open();
    for (let i = 0; i < 3; i += 1)
      expect((await ask(port, '/drain', { method: 'POST' })).status).toBe(202);
    expect(drained).toBe(1);
    expect((await ask(port, '/status')).status).toBe(500);
    expect(faults).toEqual(['the disk is gone']);
    await operator.close();
  });

  test('goes on telling when the folder of the data is gone', async () => {
    const port = await opened(null);
    rmSync((server as TestServer).dataDir, { recursive: true, force: true });
    const { status, body } = await ask(port, '/metrics');
    expect(status).toBe(200);
    expect(body).toMatch(/^tablee_commit_failures_total 0$/m);
    expect(body).not.toMatch(/^tablee_(disk_free|store)_bytes \d/m);
    expect(JSON.parse((await ask(port, '/status')).body).free).toBeNull();
  });

  test('sees how much is kept, in a file', async () => {
    const { body } = await ask(await opened(null), '/metrics');
    const bytes = Number(/^tablee_store_bytes (\S+)$/m.exec(body)?.[1]);
    expect(bytes).toBeGreaterThan(4000);
    expect(body).toMatch(/^tablee_takeovers_total 0$/m);
  });

  test.runIf(hasPostgres)('sees how much is kept, in a database', async () => {
    const databaseUrl = await (await sharedCluster()).database();
    const port = await freePort();
    server = await TestServer.open({
      databaseUrl,
      operator: { port, host: '127.0.0.1', token: null },
    });
    const { body } = await ask(port, '/metrics');
    expect(Number(/^tablee_store_bytes (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(1e6);
    expect(body).not.toMatch(/^tablee_disk_free_bytes \d/m);
  });

  test('is given no door that anybody could open', () => {
    const door = { OPERATOR_PORT: '9100' };
    expect(readConfig({}).operator).toBeNull();
    expect(readConfig(door).operator).toEqual({ port: 9100, host: '127.0.0.1', token: null });
    expect(() => readConfig({ ...door, OPERATOR_HOST: '0.0.0.0' })).toThrow('OPERATOR_TOKEN');
    expect(() => readConfig({ ...door, OPERATOR_TOKEN: 'short' })).toThrow('OPERATOR_TOKEN');
    const beside = { PORT: '9099', TABLEE_PROCESSES: '2', DATABASE_URL: 'postgres://x@y/z' };
    expect(() => readConfig({ ...door, ...beside })).toThrow('OPERATOR_PORT');
    expect(() => readConfig({ ...door, PORT: '9100' })).toThrow('OPERATOR_PORT');
    const open = { ...door, OPERATOR_HOST: '0.0.0.0', OPERATOR_TOKEN: TOKEN };
    expect(readConfig(open).operator?.token).toBe(TOKEN);
  });

  test('reads the newest faults of the log without what they were about', () => {
    const faults = new RecentFaults();
    const hooks = { logMethod: heardBy(faults, (args, method) => method.apply(logger, args)) };
    const logger = pino({ hooks, level: 'info' }, { write: () => {} });
    logger.info({ room: 'SECRET' }, 'a match has begun');
    logger.error({ room: 'SECRET', error: { code: 'ENOSPC' } }, 'a step could not be kept');
    logger.warn('on its own');
    expect(faults.all.map(({ level, text, code }) => [level, text, code])).toEqual([
      ['warn', 'on its own', ''],
      ['error', 'a step could not be kept', 'ENOSPC'],
    ]);
    expect(JSON.stringify(faults.all)).not.toContain('SECRET');
    for (let i = 0; i < 80; i += 1) logger.warn(`line ${i}`);
    expect(faults.all).toHaveLength(50);
    expect(faults.all[0]?.text).toBe('line 79');
  });
});
