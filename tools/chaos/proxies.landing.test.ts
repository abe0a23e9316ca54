import { rmSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/testing/free-ports.ts';
import { hasPostgres } from '../../apps/server/src/testing/postgres.ts';
import { sharedCluster } from '../../apps/server/src/testing/shared-postgres.ts';
import { House } from './house.ts';
import { freshFolder } from './kept.ts';
import type { ProxyName } from './proxy.ts';
import { programOf, startProxy } from './proxy.ts';
import { Gone, Refused, Wire } from './wire.ts';

// The examples of docs/proxies, changed in nothing but addresses, before two real servers with one database.

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Visitor {
  readonly cookie: string;
  /** Its guess at the address of the room. */
  readonly guess: Readonly<Record<string, string>>;
  wire: Wire | null;
}

/** Enters a room as a page does: at the node it is sent to, until it is in. */
async function enter(port: number, visitor: Visitor, code: string): Promise<void> {
  let guess = visitor.guess;
  const end = performance.now() + 15_000;
  while (performance.now() < end) {
    try {
      visitor.wire = await Wire.open(
        port,
        visitor.cookie,
        { hear: () => {}, ended: () => (visitor.wire = null) },
        guess,
      );
      const reply = await visitor.wire.ask('room:join', { code, nickname: 'Guest' });
      if (reply.ok) return;
      visitor.wire?.close();
      if (reply.error.code !== 'elsewhere') throw new Error(reply.error.code);
      guess = { room: code, at: reply.error.at ?? 'a' };
    } catch (error) {
      if (error instanceof Refused && error.at !== null) guess = { room: code, at: error.at };
      else if (!(error instanceof Gone)) throw error;
      // Real time: a node that is gone is asked again a little later.
      else await later(200);
    }
  }
  throw new Error('nobody lets them in');
}

async function guest(port: number, guess: Visitor['guess']): Promise<Visitor> {
  const response = await fetch(`http://127.0.0.1:${port}/api/guest`, { method: 'POST' });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, guess, wire: null };
}

/** Connections by node. */
async function counts(houses: readonly House[]): Promise<number[]> {
  return Promise.all(
    houses.map(async ({ port }) => {
      const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      return health === null ? 0 : ((await health.json()) as { sockets: number }).sockets;
    }),
  );
}

const PROXIES: readonly ProxyName[] = ['haproxy', 'nginx', 'caddy'];

test.for(PROXIES)(
  'behind %s all who come to a room meet at its node, whatever was guessed; when that is killed they meet at the other, and stay there when it is back',
  { timeout: 180_000 },
  async (name, { skip }) => {
    skip(!hasPostgres, 'no PostgreSQL on this machine');
    skip(programOf(name) === null, `no ${name} on this machine`);
    const cluster = await sharedCluster();
    const url = await cluster.database();
    const houses: [House, House] = [await house('a'), await house('b')];
    async function house(node: string): Promise<House> {
      const folder = freshFolder();
      const opened = await House.at(folder, () => {}, {
        DATABASE_URL: url,
        NODE_NAME: node,
        NODE_LEASE: '3000',
      });
      closing.push(async () => {
        await opened.end('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      });
      await opened.start();
      return opened;
    }
    const upstreams = houses.map(({ port }, i) => ({ name: 'ab'[i] as string, port }));
    const proxy = await startProxy(name, await freePort(), upstreams);
    closing.push(() => proxy.close());

    const host = await guest(proxy.port, {});
    host.wire = await Wire.open(proxy.port, host.cookie, { hear: () => {}, ended: () => {} });
    const opened = await host.wire.ask('room:create', { nickname: 'Ada' });
    const code = opened.ok ? String(opened.code) : '';
    const guesses = [
      {},
      { room: code },
      { room: code, at: 'a' },
      { room: code, at: 'b' },
      { at: 'z' },
    ];
    const others = await Promise.all(guesses.map((guess) => guest(proxy.port, guess)));
    for (const other of others) await enter(proxy.port, other, code);
    const all = [host, ...others];
    const owner = (await counts(houses))[0] === 0 ? 1 : 0;
    const meeting = (node: number): number[] => [0, 1].map((i) => (i === node ? all.length : 0));
    expect(await counts(houses)).toEqual(meeting(owner));

    const since = performance.now();
    await houses[owner]?.end('SIGKILL');
    await Promise.all(
      all.map((each) =>
        enter(proxy.port, { ...each, guess: { room: code, at: 'ab'[owner] as string } }, code),
      ),
    );
    expect(performance.now() - since).toBeLessThan(15_000);
    expect(await counts(houses)).toEqual(meeting(1 - owner));

    await houses[owner]?.start();
    // Real time: the proxy asks its nodes how they are, at times of its own.
    await later(3000);
    const late = await Promise.all(
      [{}, { room: code }, { room: code, at: 'ab'[owner] as string }].map((guess) =>
        guest(proxy.port, guess),
      ),
    );
    for (const each of late) await enter(proxy.port, each, code);
    expect((await counts(houses))[owner]).toBe(0);
  },
);
