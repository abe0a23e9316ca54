import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { seeded } from '@tablee/engine';
import { afterEach, expect, test } from 'vitest';
import { freePort, freePorts } from '../../apps/server/src/testing/free-ports.ts';
import { hasPostgres } from '../../apps/server/src/testing/postgres.ts';
import { sharedCluster } from '../../apps/server/src/testing/shared-postgres.ts';
import { newGuest, TestClient } from '../../apps/server/src/testing/test-client.ts';
import { until, whoIsAsked } from '../../apps/server/src/testing/until.ts';
import { SERVER } from '../../scripts/run.mjs';
import { freshFolder } from './kept.ts';
import { programOf, startProxy } from './proxy.ts';

// docs/operations.md, TABLEE_PROCESSES: several processes of one machine behind docs/proxies/one-machine.cfg.

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Enters a room as a page does: at the node it is sent to, until it is in and sees the match, if there is one. */
async function enters(port: number, cookie: string, code: string): Promise<TestClient> {
  let at: string | undefined;
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    const client = new TestClient(port, cookie, { query: { room: code, ...(at && { at }) } });
    closing.push(() => client.close());
    try {
      await client.connect();
      const reply = await client.ask('room:join', { code, nickname: 'Guest' });
      if (reply.ok) return client;
      at = (reply.error as { at?: string }).at;
    } catch (error) {
      at = (error as { data?: { at?: string } }).data?.at;
      // Real time: a node that is gone is asked again a little later.
      await later(200);
    }
    client.close();
  }
  throw new Error('nobody lets them in');
}

async function answers(players: readonly TestClient[], count: number): Promise<void> {
  const draw = seeded(count);
  for (let i = 0; i < count; i += 1) {
    const asked = await whoIsAsked(players);
    const seq = Number(asked.match?.seq);
    expect(await asked.answerAtRandom(draw)).toEqual({ ok: true });
    for (const each of players)
      await each.until('the step', ({ match }) => Number(match?.seq) > seq, 10_000);
  }
}

test('a match is played on two processes of one machine behind one proxy, and goes on at the other when the one that has it is killed', {
  timeout: 120_000,
}, async ({ skip }) => {
  skip(!hasPostgres, 'no PostgreSQL on this machine');
  skip(programOf('haproxy') === null, 'no haproxy on this machine');
  const cluster = await sharedCluster();
  const url = await cluster.database();
  const folder = freshFolder();
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const first = await freePorts();
  const house = spawn(process.execPath, SERVER, {
    env: {
      ...process.env,
      ...{ DATABASE_URL: url, DATA_DIR: folder, TABLEE_PROCESSES: '2', TABLEE_LIMITS: 'off' },
      ...{ NODE_NAME: 'here', HOST: '127.0.0.1', PORT: String(first), WINDOW_LEAST: '0' },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  closing.push(async () => {
    if (house.exitCode === null) {
      house.kill('SIGTERM');
      await once(house, 'exit');
    }
  });
  let log = '';
  house.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const isReady = (i: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${first + i}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('both are ready', async () => (await isReady(0)) && (await isReady(1)));
  const nodes = [0, 1].map((i) => ({ name: `here-${i + 1}`, port: first + i }));
  const port = await freePort();
  const proxy = await startProxy('haproxy', port, nodes, 'one-machine.cfg');
  closing.push(() => proxy.close());
  // Real time: the proxy asks its nodes how they are, at times of its own.
  await later(1500);

  const [ada, bea] = [await newGuest(port), await newGuest(port)];
  const host = await new TestClient(port, ada.cookie).connect();
  const { code } = await host.must('room:create', { nickname: 'Ada' });
  await host.must('room:choose', { game: 'royaumes-sauvages', seats: 2, options: {} });
  const guest = await enters(port, bea.cookie, code);
  const players = [host, guest];
  for (const [seat, player] of players.entries()) await player.must('room:sit', { seat });
  await host.must('room:start', {});
  for (const each of players) await each.until('the match', ({ match }) => match !== null, 10_000);
  await answers(players, 4);
  const { match, seq } = host.match ?? {};

  const owner = await cluster.query(
    url,
    'SELECT n.name FROM places p JOIN nodes n ON n.id = p.node WHERE p.room = $1',
    [code],
  );
  const name = String(owner[0]?.name);
  expect(['here-1', 'here-2']).toContain(name);
  const ownerPort = first + Number(name.slice(-1)) - 1;
  const pids = [...log.matchAll(new RegExp(`"pid":(\\d+)[^\\n]*"port":${ownerPort},`, 'g'))];
  for (const player of players) player.close();
  process.kill(Number(pids.at(-1)?.[1]), 'SIGKILL');
  const back = await Promise.all([ada, bea].map(({ cookie }) => enters(port, cookie, code)));
  for (const each of back) await each.until('the match', (client) => client.match !== null, 10_000);
  expect(back.map((each) => [each.match?.match, each.match?.seq])).toEqual([
    [match, seq],
    [match, seq],
  ]);
  await answers(back, 2);
});
