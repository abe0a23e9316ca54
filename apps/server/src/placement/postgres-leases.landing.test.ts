import { setTimeout as later } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../store/postgres/migrations.ts';
import { Cluster, hasPostgres } from '../testing/postgres.ts';
import { sharedCluster } from '../testing/shared-postgres.ts';
import { ToldTime } from '../testing/told-time.ts';
import { until } from '../testing/until.ts';
import type { Away } from './placement.ts';
import { isAway } from './placement.ts';
import { NOTICED, PostgresLeases } from './postgres-leases.ts';

const LEASE = 3000;
const HEARTBEAT = 200;

let cluster: Cluster;
let url: string;
let time: ToldTime;
const opened: PostgresLeases[] = [];
beforeEach(async () => {
  time = new ToldTime();
  if (!hasPostgres) return;
  cluster = await sharedCluster();
  await prepare();
});
afterEach(async () => {
  for (const leases of opened.splice(0)) await leases.close();
});

async function prepare(): Promise<void> {
  url = await cluster.database();
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(client);
  await client.query("INSERT INTO rooms VALUES ('R', '{}', 1, 0, 0), ('S', '{}', 1, 0, 0)");
  await client.end();
}

async function waiting(name: string): Promise<PostgresLeases> {
  const options = { url, name, lease: LEASE, heartbeat: HEARTBEAT, onFault: () => {}, time };
  const leases = await PostgresLeases.open(options);
  opened.push(leases);
  return leases;
}

async function node(name: string): Promise<PostgresLeases> {
  const leases = await waiting(name);
  await leases.begin();
  return leases;
}

/** As a process that is stopped or killed: it says nothing more, and keeps its row. */
const silence = async (name: string): Promise<void> => {
  const gone = "'gone ' ||";
  await cluster.query(
    url,
    `WITH silent AS (UPDATE nodes SET id = ${gone} id WHERE name = $1 RETURNING id)
     UPDATE places SET node = ${gone} node FROM silent WHERE ${gone} node = id`,
    [name],
  );
};
/** Until this node has looked twice at the others: it does with each renewal of its lease. */
async function looksTwice(name: string): Promise<void> {
  const untilOf = async (): Promise<string> => {
    const [row] = await cluster.query(url, 'SELECT until::text FROM nodes WHERE name = $1', [name]);
    return String(row?.until);
  };
  for (let looks = 0; looks < 2; looks += 1) {
    const before = await untilOf();
    // Each look of this test is a new connection.
    await until('it looks again', async () => (await untilOf()) !== before, undefined, 50);
  }
}
const endLease = (name: string) =>
  cluster.query(url, 'UPDATE nodes SET until = clock_timestamp() WHERE name = $1', [name]);

test.runIf(hasPostgres)(
  'of many nodes that ask at once one has a room, and the others learn which',
  async () => {
    const nodes = [await node('a'), await node('b'), await node('c')];
    const found = await Promise.all(nodes.map((each) => each.take('R')));
    const owner = nodes[found.findIndex((each) => !isAway(each))] as PostgresLeases;
    expect(found.filter((each) => !isAway(each))).toEqual([{ room: 'R', epoch: 1 }]);
    for (const [i, each] of nodes.entries()) {
      if (each === owner) continue;
      const away = found[i] as Away;
      expect(away.at).toBe(owner.node);
      expect(away.left).toBeGreaterThan(0);
      expect(away.left).toBeLessThanOrEqual(LEASE);
      expect((await each.awayAt('R'))?.at).toBe(owner.node);
    }
    expect(await owner.awayAt('R')).toBeNull();
    expect(await owner.take('NONE')).toBeNull();
    expect(await cluster.query(url, 'SELECT room FROM places')).toEqual([{ room: 'R' }]);
  },
);

test.runIf(hasPostgres)(
  'every taking has its own number, also of a room that is released, and a release that comes late takes nothing',
  async () => {
    const [a, b] = [await node('a'), await node('b')];
    const first = (await a.take('R')) as { room: string; epoch: number };
    await a.release([first]);
    const second = (await b.take('R')) as typeof first;
    expect(second.epoch).toBeGreaterThan(first.epoch);
    expect([a.takeovers, b.takeovers]).toEqual([0, 1]);
    await a.release([first]);
    expect((await a.awayAt('R'))?.at).toBe('b');
    expect(((await b.take('R')) as typeof first).epoch).toBe(second.epoch + 1);
  },
);

test.runIf(hasPostgres)('a room that is opened is at the node that opened it', async () => {
  const [a, b] = [await node('a'), await node('b')];
  expect(await a.takeNew('NEW')).toEqual({ room: 'NEW', epoch: 1 });
  await expect(b.takeNew('NEW')).rejects.toThrow('elsewhere');
});

test.runIf(hasPostgres)(
  'a node that lives keeps its rooms for longer than a lease; one that is killed loses them within it',
  async () => {
    const [a, b] = [await node('a'), await node('b')];
    await a.take('R');
    // Real time: the database counts the lease.
    await later(LEASE + 500);
    expect(isAway(await b.take('R'))).toBe(true);
    await silence('a');
    const since = performance.now();
    await until('the room is free', async () => !isAway(await b.take('R')));
    expect(performance.now() - since).toBeLessThan(LEASE + 1500);
  },
);

test.runIf(hasPostgres)(
  'a node that slept past its lease learns it, and is another one from then on',
  async () => {
    const [a, b] = [await node('a'), await node('b')];
    const mine = await a.take('R');
    let losses = 0;
    a.onLost = () => (losses += 1);
    await endLease('a');
    await until('the loss is noticed', () => losses > 0);
    await until('it lives again', () => a.isSure);
    const taken = await b.take('R');
    expect(isAway(taken)).toBe(false);
    expect(await a.take('R')).toMatchObject({ at: 'b' });
    expect(mine).not.toEqual(taken);
    const rows = await cluster.query(url, "SELECT id FROM nodes WHERE name = 'a'");
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  },
);

test.runIf(hasPostgres)(
  'a process that starts under the name of one that was killed frees its rooms at once',
  async () => {
    const [a, b] = [await node('a'), await node('b')];
    await a.take('R');
    await silence('a');
    expect(isAway(await b.take('R'))).toBe(true);
    await node('a');
    expect(isAway(await b.take('R'))).toBe(false);
  },
);

test.runIf(hasPostgres)(
  'a node that drains takes nothing, keeps what it has, and is named to nobody; one that ends leaves all it had',
  async () => {
    const [a, b] = [await node('a'), await node('b')];
    await a.take('R');
    await until('they know of each other', () => b.another('R') === 'a' && a.another('R') === 'b');
    await a.drain();
    expect((await b.take('R')) as Away).toMatchObject({ at: 'a' });
    await expect(a.takeNew('NEW')).rejects.toThrow('elsewhere');
    await until('nobody is sent there', () => b.another('R') === null);
    expect(a.another('R')).toBe('b');
    opened.splice(opened.indexOf(a), 1);
    await a.close();
    expect(isAway(await b.take('R'))).toBe(false);
  },
);

test.runIf(hasPostgres)(
  'a node that cannot confirm its lease is sure of nothing before that ends, and lives again when the database does',
  async () => {
    const shared = cluster;
    cluster = await Cluster.start();
    try {
      await prepare();
      const a = await node('a');
      let lostAt = 0;
      a.onLost = () => {
        lostAt ||= performance.now();
      };
      await cluster.halt('immediate');
      const gone = performance.now();
      await until('it is lost', () => lostAt > 0);
      expect(lostAt - gone).toBeLessThan(LEASE);
      expect(a.isSure).toBe(false);
      await expect(a.take('R')).rejects.toThrow();
      await cluster.resume();
      await until('it lives again', () => a.isSure);
      expect(isAway(await a.take('R'))).toBe(false);
      for (const leases of opened.splice(0)) await leases.close();
    } finally {
      await cluster.close();
      cluster = shared;
    }
  },
);

test.runIf(hasPostgres)(
  'a node is named to nobody and takes nothing before it has begun',
  async () => {
    const [a, b] = [await node('a'), await waiting('b')];
    await expect(b.takeNew('NEW')).rejects.toThrow('elsewhere');
    await looksTwice('a');
    expect(a.another('R')).toBeNull();
    await b.begin();
    await until('it is known', () => a.another('R') === 'b');
    expect(isAway(await b.takeNew('NEW'))).toBe(false);
  },
);

test.runIf(hasPostgres)(
  'nobody is sent to a node that has just begun, which proxies do not know yet, while another has been there for longer',
  async () => {
    const [a] = [await node('a'), await node('b')];
    const rooms = Array.from({ length: 40 }, (_, i) => `ROOM${i}`);
    const named = (): Set<string | null> => new Set(rooms.map((room) => a.another(room)));
    await until('it is known', () => named().has('b'));
    time.pass(NOTICED);
    const c = await node('c');
    await looksTwice('a');
    expect([...named()]).toEqual(['b']);
    time.pass(NOTICED - 1);
    expect([...named()]).toEqual(['b']);
    time.pass(1);
    expect([...named()].sort()).toEqual(['b', 'c']);
    // Nor is one that comes back under its name what it was before.
    opened.splice(opened.indexOf(c), 1);
    await c.close();
    await node('c');
    await looksTwice('a');
    expect([...named()]).toEqual(['b']);
    time.pass(NOTICED);
    expect([...named()].sort()).toEqual(['b', 'c']);
  },
);
