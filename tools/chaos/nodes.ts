import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/testing/free-ports.ts';
import { Cluster } from '../../apps/server/src/testing/postgres.ts';
import { Cutter } from './cutter.ts';
import type { Damage, Order } from './gathering.ts';
import { Gathering, Lots } from './gathering.ts';
import type { Circumstances } from './house.ts';
import { House } from './house.ts';
import { brokenAt, freshFolder, keptOf, READ } from './kept.ts';
import type { RunningProxy } from './proxy.ts';
import { startProxy } from './proxy.ts';
import type { Table } from './table.ts';

export interface NodesOrder extends Order {
  readonly nodes: number;
  /** Which program stands before them; `null`: the players find their way alone. */
  readonly proxy: 'haproxy' | 'nginx' | null;
  /** `false`: whatever the store should refuse is kept all the same. Then damage has to be found. */
  readonly isFenced: boolean;
  /** The faults, in random order. */
  readonly faults: readonly Fault[];
}

/** How long tables stood still around a fault, in milliseconds. */
interface Pauses {
  readonly times: number;
  readonly tables: number;
  readonly median: number;
  readonly max: number;
  /** Of rooms that moved: how many people were in again at the first door, at the second, …: whatever the machine is busy with. */
  readonly knocks?: Readonly<Record<number, number>>;
}

/** The result of a run. */
export interface NodesOutcome extends Damage {
  readonly acknowledged: number;
  readonly pauses: Readonly<Record<string, Pauses>>;
  /** Processor time of all nodes together per entry of a journal, in microseconds; `null` where nodes were ended. */
  readonly processor: number | null;
}

/** The server's log lines about a database that is away for a while. */
const OF_THE_DATABASE = /"name":"StoreFault"|more may be kept of this room/;
const LEASE = 5000;
/** Milliseconds within which tables go on by themselves after a fault. */
const BAR = 10_000;
/** Of a drain. */
const DRAIN_BAR = 2000;
const PATIENCE = 40_000;
/** How often a proxy asks whether a node is ready. */
const LOOK_EVERY = 500;
export const FAULTS = [
  'kill',
  'sleep',
  'drain',
  'rolling',
  'databaseAway',
  'databaseCrash',
  'sessionsEnded',
  'wireCut',
  'twoOwners',
] as const;
export type Fault = (typeof FAULTS)[number];

/** One node: its process, and its wire to the database. */
interface Node {
  readonly name: string;
  readonly house: House;
  readonly cutter: Cutter;
  isReady: boolean;
}

/** Plays on several real servers with one database, and does to them what happens to many machines. */
export async function runNodes(order: NodesOrder): Promise<NodesOutcome> {
  const cluster = await Cluster.start();
  const url = await cluster.database();
  const lots = new Lots(order.seed);
  const run: { door: (at: string | null, misses: number) => number } = { door: () => 0 };
  const gathering = new Gathering(order, lots, (at, misses) => run.door(at, misses));
  const nodes: Node[] = [];
  for (let i = 0; i < order.nodes; i += 1) {
    const name = 'abcdefghijklmnop'[i] as string;
    const dataDir = freshFolder();
    const cutter = await Cutter.to(join(cluster.folder, '.s.PGSQL.5432'));
    const database = new URL(url).pathname.slice(1);
    const house = await House.at(dataDir, (text) => gathering.found(`${name}: ${text}`), {
      DATABASE_URL: `postgresql://tablee@127.0.0.1:${cutter.port}/${database}`,
      NODE_NAME: name,
      NODE_LEASE: String(LEASE),
    });
    house.meant = OF_THE_DATABASE;
    nodes.push({ name, house, cutter, isReady: false });
  }
  const proxy =
    order.proxy === null
      ? null
      : await startProxy(
          order.proxy,
          await freePort(),
          nodes.map(({ name, house }) => ({ name, port: house.port })),
        );
  const whole = new Nodes(order, lots, gathering, cluster, url, nodes, proxy);
  run.door = (at, misses) => whole.door(at, misses);
  try {
    return await whole.run();
  } finally {
    await whole.close();
    await proxy?.close();
    await cluster.close();
    for (const { house, cutter } of nodes) {
      cutter.close();
      rmSync(house.dataDir, { recursive: true, force: true });
    }
  }
}

class Nodes {
  readonly #order: NodesOrder;
  readonly #lots: Lots;
  readonly #gathering: Gathering;
  readonly #cluster: Cluster;
  readonly #url: string;
  readonly #nodes: readonly Node[];
  readonly #proxy: RunningProxy | null;
  readonly #startedAt = performance.now();
  readonly #pauses = new Map<string, Noted>();
  #looking: NodeJS.Timeout | undefined;

  constructor(
    order: NodesOrder,
    lots: Lots,
    gathering: Gathering,
    cluster: Cluster,
    url: string,
    nodes: readonly Node[],
    proxy: RunningProxy | null,
  ) {
    this.#order = order;
    this.#lots = lots;
    this.#gathering = gathering;
    this.#cluster = cluster;
    this.#url = url;
    this.#nodes = nodes;
    this.#proxy = proxy;
  }

  /** The port at which a player connects: at the proxy, or, without one, where a proxy would lead them. */
  door(at: string | null, misses: number): number {
    if (this.#proxy !== null) return this.#proxy.port;
    const ready = this.#nodes.filter(({ isReady }) => isReady);
    const named = ready.find(({ name }) => name === at);
    if (named !== undefined && misses === 0) return named.house.port;
    const open = ready.length > 0 ? ready : this.#nodes;
    return this.#lots.one(open).house.port;
  }

  async run(): Promise<NodesOutcome> {
    const { seconds, isFenced, faults } = this.#order;
    for (const node of this.#nodes) await this.#start(node);
    if (!isFenced) await this.#takeFenceAway();
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY);
    await this.#look();
    const gathering = this.#gathering;
    await gathering.laid();
    const { players } = gathering;
    const lives = players.map((player) => player.live());
    await this.#goesOn(gathering.tables, performance.now(), 'at the beginning');
    await this.#noted(
      'quiet',
      gathering.tables,
      performance.now() - 3000,
      Number.POSITIVE_INFINITY,
    );
    const isQuiet = faults.length === 0;
    const before = isQuiet ? await this.#spent() : null;
    const end = this.#startedAt + seconds * 1000;
    let round = this.#lots.shuffled(faults);
    let isFirst = true;
    // However slow the machine, every fault comes once.
    while (faults.length > 0 && (isFirst || performance.now() < end)) {
      await later(1000 + this.#lots.draw() * 2000);
      const fault = round.pop() as Fault;
      await this.#strike(fault);
      if (round.length > 0) continue;
      round = this.#lots.shuffled(faults);
      isFirst = false;
    }
    if (isQuiet) await later(Math.max(0, end - performance.now()));
    const after = isQuiet ? await this.#spent() : null;
    if (isFenced) await this.#goesOn(gathering.tables, performance.now(), 'at the end');
    for (const player of players) player.stop();
    await Promise.all(lives);
    for (const node of this.#nodes) await this.#end(node, 'SIGTERM');
    await this.#check();
    return {
      acknowledged: gathering.ledger.acknowledged,
      ...gathering.damage,
      processor: before && after && perEntry(before, after),
      pauses: Object.fromEntries([...this.#pauses].map(([name, each]) => [name, summed(each)])),
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    for (const { house } of this.#nodes) {
      house.signal('SIGCONT');
      await house.end('SIGKILL');
    }
  }

  async #strike(fault: Fault): Promise<void> {
    const node = await this.#busyNode();
    switch (fault) {
      case 'kill':
        return this.#kill(node);
      case 'sleep':
        return this.#sleep(node);
      case 'drain':
        return this.#drain(node);
      case 'rolling':
        for (const each of this.#nodes) await this.#drain(each, 'rolling');
        return;
      case 'databaseAway':
        return this.#databaseAway('fast', fault);
      case 'databaseCrash':
        return this.#databaseAway('immediate', fault);
      case 'sessionsEnded':
        return this.#endSessions();
      case 'wireCut':
        return this.#cutWire(node);
      case 'twoOwners':
        return this.#twoOwners(node);
    }
  }

  /** One of those that have rooms. */
  async #busyNode(): Promise<Node> {
    const busy: Node[] = [];
    for (const node of this.#nodes) if ((await this.#tablesOf(node)).length > 0) busy.push(node);
    return this.#lots.one(busy.length > 0 ? busy : this.#nodes);
  }

  async #kill(node: Node): Promise<void> {
    const tables = await this.#tablesOf(node);
    const since = performance.now();
    await this.#end(node, 'SIGKILL');
    await this.#noted('kill', tables, since, BAR);
    await this.#start(node);
  }

  /** It is stopped for longer than its lease, and wakes. */
  async #sleep(node: Node): Promise<void> {
    const tables = await this.#tablesOf(node);
    const since = performance.now();
    node.house.isInTrouble = true;
    node.house.signal('SIGSTOP');
    await Promise.all([this.#noted('sleep', tables, since, BAR), later(LEASE + 2000)]);
    node.house.signal('SIGCONT');
    await this.#isReady(node);
    node.house.isInTrouble = false;
  }

  /** Its rooms move, it ends, it comes back. */
  async #drain(node: Node, name = 'drain'): Promise<void> {
    const tables = await this.#tablesOf(node);
    const since = performance.now();
    await this.#end(node, 'SIGTERM');
    await this.#noted(name, tables, since, DRAIN_BAR, pauseOfMove);
    await this.#start(node);
  }

  async #databaseAway(how: 'fast' | 'immediate', fault: Fault): Promise<void> {
    this.#trouble(true);
    await this.#cluster.halt(how);
    await later(this.#lots.draw() < 0.5 ? 2000 : LEASE + 2000);
    await this.#cluster.resume();
    // Nothing can go on before.
    const since = performance.now();
    await this.#noted(fault, this.#gathering.tables, since, BAR, pauseFromThen);
    for (const node of this.#nodes) await this.#isReady(node);
    this.#trouble(false);
  }

  /** Every connection to the database breaks, in the middle of whatever is under way. */
  async #endSessions(): Promise<void> {
    this.#trouble(true);
    const since = performance.now();
    await this.#cluster.query(
      this.#url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    await this.#noted('sessionsEnded', this.#gathering.tables, since, BAR);
    for (const node of this.#nodes) await this.#isReady(node);
    this.#trouble(false);
  }

  async #cutWire(node: Node): Promise<void> {
    const tables = await this.#tablesOf(node);
    const since = performance.now();
    node.house.isInTrouble = true;
    node.cutter.cut();
    await Promise.all([this.#noted('wireCut', tables, since, BAR), later(LEASE + 2000)]);
    node.cutter.mend();
    await this.#isReady(node);
    node.house.isInTrouble = false;
  }

  /** A node that has slept believes for ever that its rooms are its own, and players come to it and to the true owner. */
  async #twoOwners(node: Node): Promise<void> {
    await this.#end(node, 'SIGTERM');
    await this.#start(node, { isBlind: true });
    // Rooms come to it as another one goes.
    for (const other of this.#nodes.filter((each) => each !== node)) {
      await this.#end(other, 'SIGTERM');
      await this.#start(other);
    }
    await later(1000);
    this.#trouble(true);
    const tables = await this.#tablesOf(node);
    node.house.signal('SIGSTOP');
    await later(LEASE + 3000);
    node.house.signal('SIGCONT');
    for (let i = 0; i < 4; i += 1) {
      await later(700);
      for (const table of tables) this.#lots.one(this.#gathering.playersOf(table)).scatter();
    }
    await later(2000);
    await this.#end(node, 'SIGKILL');
    if (this.#order.isFenced)
      await this.#noted('twoOwners', tables, performance.now(), BAR, pauseFromThen);
    await this.#start(node);
    this.#trouble(false);
  }

  /** From now on the store keeps the writes that it should refuse because another node has written. */
  async #takeFenceAway(): Promise<void> {
    await this.#cluster.query(
      this.#url,
      `CREATE OR REPLACE FUNCTION refuse_write(what text, key text) RETURNS void LANGUAGE plpgsql AS
       $$ BEGIN END $$`,
    );
    await this.#cluster.query(this.#url, 'ALTER TABLE journal DROP CONSTRAINT journal_pkey');
    this.#trouble(true);
  }

  #trouble(isMeant: boolean): void {
    for (const { house } of this.#nodes) house.isInTrouble = isMeant || !this.#order.isFenced;
  }

  async #start(node: Node, circumstances: Circumstances = {}): Promise<void> {
    await node.house.start(circumstances);
    if (!this.#order.isFenced) node.house.isInTrouble = true;
    await this.#isReady(node);
  }

  async #end(node: Node, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const code = await node.house.end(signal);
    if (signal === 'SIGTERM' && code !== 0)
      this.#gathering.found(`${node.name}: told to stop, it ended with ${code}`);
  }

  /** The tables that a node has. */
  async #tablesOf({ name }: Node): Promise<readonly Table[]> {
    const rows = await this.#cluster.query(
      this.#url,
      'SELECT p.room FROM places p JOIN nodes n ON n.id = p.node WHERE n.name = $1 AND n.until > clock_timestamp()',
      [name],
    );
    const rooms = new Set(rows.map(({ room }) => room));
    return this.#gathering.tables.filter(({ code }) => rooms.has(code));
  }

  /** Waits until all tables go on, and notes how long each stood still. */
  async #noted(
    name: string,
    tables: readonly Table[],
    since: number,
    bar: number,
    pauseOf = pauseOfPlay,
  ): Promise<void> {
    await this.#goesOn(tables, since, `after ${name}`);
    await later(500);
    const noted = this.#pauses.get(name) ?? { times: 0, all: [], knocks: {} };
    this.#pauses.set(name, noted);
    noted.times += 1;
    for (const table of tables) {
      const pause = pauseOf(table, since);
      noted.all.push(pause);
      for (const { at, knocks } of pauseOf === pauseOfMove ? table.returns : [])
        if (at > since) noted.knocks[knocks] = (noted.knocks[knocks] ?? 0) + 1;
      if (pause > bar)
        this.#gathering.found(`${name}: ${table.name} stood still for ${Math.round(pause)} ms`);
    }
  }

  async #goesOn(tables: readonly Table[], since: number, when: string): Promise<void> {
    // An answer already on its way at that moment does not count as going on.
    const stands = ({ answeredAt }: Table): boolean => (answeredAt.at(-1) ?? 0) < since + 300;
    const end = performance.now() + PATIENCE;
    while (tables.some(stands) && performance.now() < end) await later(50);
    for (const table of tables.filter(stands)) this.#gathering.stuck(table, when);
  }

  async #isReady(node: Node): Promise<void> {
    for (let i = 0; i < 300; i += 1) {
      if (await answers(node)) return;
      await later(100);
    }
    this.#gathering.found(`${node.name} does not get ready`);
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#nodes.map(async (node) => {
        node.isReady = await answers(node);
      }),
    );
  }

  /** The nodes' processor time since they began, in seconds, and how much they have kept. */
  async #spent(): Promise<Spent> {
    let ticks = 0;
    for (const { house } of this.#nodes) {
      const stat = readFileSync(`/proc/${house.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      // utime and stime, in hundredths of a second.
      ticks += Number(stat[11]) + Number(stat[12]);
    }
    const [row] = await this.#cluster.query(this.#url, 'SELECT count(*) AS n FROM journal');
    return { seconds: ticks / 100, entries: Number(row?.n) };
  }

  async #check(): Promise<void> {
    const read = (sql: string) => this.#cluster.query(this.#url, sql);
    const kept = keptOf(
      await read(READ.journal),
      await read(READ.rooms),
      await read(READ.messages),
    );
    for (const [match, entries] of kept.journals) {
      const at = brokenAt(match, entries);
      if (at !== null) this.#gathering.found(`the chain of ${match} breaks at entry ${at}`);
    }
    this.#gathering.check(kept);
  }
}

interface Spent {
  readonly seconds: number;
  readonly entries: number;
}

const perEntry = (before: Spent, after: Spent): number =>
  Math.round(((after.seconds - before.seconds) * 1e6) / (after.entries - before.entries));

async function answers({ house }: Node): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1000);
    return (await fetch(`http://127.0.0.1:${house.port}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
}

/** The longest time without an answer that ended after a moment. */
function pauseOfPlay({ answeredAt }: Table, since: number): number {
  let longest = 0;
  for (const [i, at] of answeredAt.entries()) {
    if (at > since) longest = Math.max(longest, at - (answeredAt[i - 1] ?? since));
  }
  return longest;
}

/** The same, of what came before that moment nothing counted. */
const pauseFromThen = (table: Table, since: number): number =>
  pauseOfPlay({ ...table, answeredAt: table.answeredAt.filter((at) => at > since) }, since);

/** The longest time that a player was away from a room that moved. */
const pauseOfMove = ({ returns }: Table, since: number): number =>
  Math.max(0, ...returns.filter(({ at }) => at > since).map(({ away }) => away));

/** Pauses around one kind of fault. */
interface Noted {
  times: number;
  readonly all: number[];
  readonly knocks: Record<number, number>;
}

function summed({ times, all, knocks }: Noted): Pauses {
  const sorted = all.toSorted((a, b) => a - b);
  return {
    times,
    tables: all.length,
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    max: Math.round(sorted.at(-1) ?? 0),
    ...(Object.keys(knocks).length > 0 && { knocks }),
  };
}
