import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { GAME_IDS, loadGame } from '@tablee/rules/catalogue.ts';
import { cpuOf, endAll, openServer } from './server-process.ts';
import { WireClient } from './server-wire.ts';

/** How late the loop was, in milliseconds. */
interface Delay {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Milliseconds in which threads read the rules, and matches are dealt. */
const WARMING = 8000;

/**
 * How late a server's loop is while so many bots think: at each table all chairs have masters, one of whom thinks. Tables take the games in
 * turn. What the machine itself delays is measured first, on the same server without tables.
 */
export async function thinkingBots(thinking: number, seconds: number): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'tablee-bench-'));
  const { server, port } = await openServer(data, undefined);
  const hosts: WireClient[] = [];
  try {
    await delayOf(server);
    await later(seconds * 500);
    const idle = await delayOf(server);
    for (let table = 0; table < thinking; table += 1) hosts.push(await opened(port, table));
    await later(WARMING);
    await delayOf(server);
    const before = cpuOf(server);
    await later(seconds * 1000);
    const busy = await delayOf(server);
    return {
      thinking,
      loopP50Ms: busy.p50,
      loopP99Ms: busy.p99,
      loopMostMs: busy.most,
      idleP99Ms: idle.p99,
      coresUsed: (cpuOf(server) - before) / seconds,
    };
  } finally {
    for (const host of hosts) host.close();
    await endAll([server]);
    rmSync(data, { recursive: true, force: true });
  }
}

type Figures = Record<string, number>;

/** A table of bots alone, which plays until nobody looks. */
async function opened(port: number, table: number): Promise<WireClient> {
  const response = await fetch(`http://127.0.0.1:${port}/api/guest`, { method: 'POST' });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const host = await WireClient.connect(port, cookie, () => {});
  const game = GAME_IDS[table % GAME_IDS.length] as (typeof GAME_IDS)[number];
  const [fewest] = (await loadGame(game)).seats;
  const seats = Math.max(2, fewest);
  await host.ask('room:create', { nickname: 'Host' });
  await host.ask('room:choose', { game, seats, options: {} });
  for (let seat = 0; seat < seats; seat += 1)
    await host.ask('room:seatBot', { seat, bot: 'master' });
  await host.ask('room:start', {});
  return host;
}

async function delayOf(server: ChildProcess): Promise<Delay> {
  server.send('delay');
  const [told] = (await once(server, 'message')) as [Delay];
  return told;
}
