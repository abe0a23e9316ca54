import { readFileSync } from 'node:fs';
import { flags } from '../arguments.ts';

/** The figures of `bench scale --json`, as far as growth is computed from them. */
export interface Scale {
  readonly rooms: Readonly<Record<string, Measured>>;
  readonly watchers: Readonly<Record<string, Measured>>;
}

interface Measured {
  readonly microsPerAnswer: number;
  readonly heapKbPerRoom: number;
}

/** The unit costs of a house, from measurements. */
export interface Costs {
  /** Processor of a node for an answer that nobody watches, in microseconds. */
  readonly answerMicros: number;
  /** The same for each who watches besides. */
  readonly watcherMicros: number;
  /** Memory of a table in memory, in kB. */
  readonly tableKb: number;
}

/** Assumptions about people, machines and prices. Money is in euros a month, net. */
export const ASSUMED = {
  seats: 4,
  /** Seconds between two answers at one table. */
  answerEvery: 5,
  /** Watchers of a table, on average. */
  watchers: 0.5,
  /** Part of a day that a person plays, of those that are there at the peak. */
  playsOf: 1 / 8,
  /** Bytes to each who looks, for an answer; bytes that are kept of it, journal and frames. */
  sentBytes: 900,
  keptBytes: 350,
  keptDays: 30,
  /** Part of a core that is used, so that a node may fail. */
  used: 0.5,
  nodeCores: 4,
  nodeGb: 16,
  /** Connections of one node and of one proxy; of a node 3,000 have been measured. */
  nodeSockets: 20_000,
  proxySockets: 50_000,
  /** Answers that one database keeps each second. */
  databaseRows: 13_000,
  databaseCores: 16,
  /** One table of this many has a strong bot, which thinks for a second of a core every `botEvery` seconds. */
  botEvery: 10,
  botThinks: 1,
  botAnswerEvery: 10,
  /** A dedicated core with 4 GB; a GB on a fast disk; a TB sent. */
  coreEuro: 12,
  diskEuro: 0.05,
  trafficEuro: 1,
} as const;
export type Assumed = { readonly [Name in keyof typeof ASSUMED]: number };

/** The needs of a number of people at once. */
export interface Need {
  readonly people: number;
  readonly tables: number;
  readonly answersPerSecond: number;
  /** Cores of nodes for answers, at full use; of bots. */
  readonly answerCores: number;
  readonly botCores: number;
  readonly memoryGb: number;
  readonly megabytesPerSecond: number;
  readonly nodes: number;
  readonly botMachines: number;
  readonly databases: number;
  readonly proxies: number;
  readonly keptGb: number;
  readonly terabytesPerMonth: number;
  readonly euro: number;
  readonly euroOfBots: number;
}

/** Costs of the largest number of rooms that was measured: the cost of many tables. Throws if there is no figure. */
export function costsOf({ rooms, watchers }: Scale): Costs {
  const sorted = (of: Readonly<Record<string, Measured>>) =>
    Object.entries(of)
      .map(([count, measured]) => ({ count: Number(count), ...measured }))
      .sort((a, b) => a.count - b.count);
  const most = sorted(rooms).at(-1);
  const [fewest, watched] = [sorted(watchers)[0], sorted(watchers).at(-1)];
  if (most === undefined || fewest === undefined || watched === undefined)
    throw new Error('these are no figures of `bench scale --json`');
  const more = Math.max(1, watched.count - fewest.count);
  return {
    answerMicros: most.microsPerAnswer,
    watcherMicros: Math.max(0, (watched.microsPerAnswer - fewest.microsPerAnswer) / more),
    tableKb: most.heapKbPerRoom,
  };
}

/**
 * The needs of a house of this many people at once. A small house, which one server with its file serves, has neither database
 * nor proxy.
 */
export function needOf(people: number, costs: Costs, assumed: Assumed = ASSUMED): Need {
  const tables = people / (assumed.seats + assumed.watchers);
  const answersPerSecond = tables / assumed.answerEvery;
  const micros = costs.answerMicros + assumed.watchers * costs.watcherMicros;
  const answerCores = (answersPerSecond * micros) / 1e6;
  const botCores = (tables / assumed.botEvery / assumed.botAnswerEvery) * assumed.botThinks;
  const memoryGb = (tables * costs.tableKb) / 1e6;
  const megabytesPerSecond = (people / assumed.answerEvery) * (assumed.sentBytes / 1e6);
  const machine = assumed.nodeCores * assumed.used;
  const least = Math.max(
    answerCores / machine,
    memoryGb / (assumed.nodeGb * assumed.used),
    people / assumed.nodeSockets,
  );
  // Bots take what is left, and think for a shorter time when many wait.
  const isAlone = least <= 1 && answerCores + botCores <= assumed.nodeCores;
  // One more than needed: any may fail.
  const nodes = isAlone ? 1 : Math.ceil(least) + 1;
  const databases = isAlone
    ? 0
    : Math.ceil(answersPerSecond / (assumed.databaseRows * assumed.used));
  const proxies = isAlone ? 0 : Math.ceil(people / assumed.proxySockets) + 1;
  const botMachines = isAlone ? 0 : Math.ceil(botCores / assumed.nodeCores);
  const aDay = 86_400 * assumed.playsOf;
  const keptGb = (answersPerSecond * aDay * assumed.keptDays * assumed.keptBytes) / 1e9;
  const terabytesPerMonth = (megabytesPerSecond * aDay * 30) / 1e6;
  // Each database has a synchronous standby, with all of its disk.
  const copies = isAlone ? 1 : 2;
  const euroOfBots = botMachines * assumed.nodeCores * assumed.coreEuro;
  const cores = (nodes + proxies) * assumed.nodeCores + copies * databases * assumed.databaseCores;
  const euro =
    cores * assumed.coreEuro +
    copies * keptGb * assumed.diskEuro +
    terabytesPerMonth * assumed.trafficEuro +
    euroOfBots;
  return {
    ...{ people, tables, answersPerSecond, answerCores, botCores, memoryGb, megabytesPerSecond },
    ...{ nodes, botMachines, databases, proxies, keptGb, terabytesPerMonth, euro, euroOfBots },
  };
}

/** People at once up to which one of a thing is enough, the first that is not enough first. */
export function limitsOf(costs: Costs, assumed: Assumed = ASSUMED): readonly [string, number][] {
  const each = needOf(1_000_000, costs, assumed);
  const upTo = (enough: number, needed: number): number => (1_000_000 * enough) / needed;
  const machine = assumed.nodeCores * assumed.used;
  const limits: [string, number][] = [
    ['cores of one node, for bots', upTo(machine, each.botCores)],
    ['cores of one node, for answers', upTo(machine, each.answerCores)],
    ['connections of one node', assumed.nodeSockets],
    ['connections of one proxy', assumed.proxySockets],
    ['memory of one node', upTo(assumed.nodeGb * assumed.used, each.memoryGb)],
    ['rows of one database', upTo(assumed.databaseRows * assumed.used, each.answersPerSecond)],
    ['a terabyte of what is kept', upTo(1000, each.keptGb)],
  ];
  return limits.sort((a, b) => a[1] - b[1]);
}

/** `bench scale --json > scale.json`, then `bench growth --scale scale.json [--coreEuro 15] [--seats 4] …`: any assumption has its flag. */
export async function run(argv: readonly string[]): Promise<object> {
  const names = Object.keys(ASSUMED) as (keyof Assumed)[];
  const given = flags(argv, {
    scale: undefined,
    ...Object.fromEntries(names.map((name) => [name, String(ASSUMED[name])])),
  }) as Readonly<Record<string, string | undefined>>;
  if (given.scale === undefined) {
    console.error('--scale names a file with what `bench scale --json` has printed');
    process.exit(2);
  }
  const costs = costsOf(JSON.parse(readFileSync(given.scale, 'utf8')) as Scale);
  const assumed = Object.fromEntries(names.map((name) => [name, Number(given[name])])) as Assumed;
  const needs = [1000, 100_000, 1_000_000].map((people) => rounded(needOf(people, costs, assumed)));
  return { costs, assumed, needs, limits: Object.fromEntries(limitsOf(costs, assumed)) };
}

const rounded = (need: Need): object =>
  Object.fromEntries(
    Object.entries(need).map(([name, value]) => [name, Number(Number(value).toPrecision(3))]),
  );

/** The table of docs/growth.md. */
export function tableOf(costs: Costs, people = [1000, 100_000, 1_000_000]): string {
  const needs = people.map((count) => needOf(count, costs));
  const number = (value: number): string =>
    Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 2 });
  const row = (name: string, of: (need: Need) => string): string =>
    `| ${[name, ...needs.map(of)].join(' | ')} |`;
  return [
    row('people at once', (need) => need.people.toLocaleString('en')),
    '|---|---|---|---|',
    row('tables, answers a second', (n) => `${number(n.tables)}, ${number(n.answersPerSecond)}`),
    row('cores for answers', (n) => number(n.answerCores)),
    row('cores for bots', (n) => number(n.botCores)),
    row('memory of tables, GB', (n) => number(n.memoryGb)),
    row('network out, MB/s; TB a month', (n) =>
      [n.megabytesPerSecond, n.terabytesPerMonth].map(number).join('; '),
    ),
    row('kept in thirty days, GB', (n) => number(n.keptGb)),
    row('nodes, machines for bots', (n) => `${n.nodes}, ${n.botMachines}`),
    row('databases with a standby, proxies', (n) => `${n.databases}, ${n.proxies}`),
    row('€ a month', (n) => number(n.euro)),
    row('of that for bots', (n) => number(n.euroOfBots)),
  ].join('\n');
}
