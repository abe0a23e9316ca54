import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { Client } from 'pg';
import { until } from './until.ts';

/** Where packages of the distributions put the server's programs, the newest version first; otherwise on PATH. */
function programsFolder(): string | null {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(installed, version, 'bin'));
  const all = [...folders, ...(process.env.PATH ?? '').split(':')];
  return (
    all.find((folder) => ['initdb', 'postgres'].every((p) => existsSync(join(folder, p)))) ?? null
  );
}

const PROGRAMS = programsFolder();
/** Whether this machine has a PostgreSQL that tests can start. */
export const hasPostgres = PROGRAMS !== null;

/** The path of a program that comes with PostgreSQL, as `pg_dump`; `null`: this machine does not have it. */
export function postgresProgram(name: string): string | null {
  const folders = [
    ...(PROGRAMS === null ? [] : [PROGRAMS]),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return path ?? null;
}

/** A folder for a PostgreSQL; the path of a socket in it must not be long. */
export const clusterFolder = (): string => mkdtempSync(join(tmpdir(), 'tablee-pg-'));

/** PostgreSQL refuses to run as root. */
function runsAs(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('there is no user who could run PostgreSQL');
}

/** Runs a program until it ends, or until the process that started it is no more. */
const GUARD = '"$@" & pid=$!; exec 3<&0; (read _ <&3; kill -QUIT $pid) & wait $pid; kill $!';

const SETTINGS = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '32MB',
  autovacuum: 'off',
  log_min_messages: 'fatal',
};

/** A PostgreSQL of the tests, with its data in a folder of its own. It is reached by a socket in that folder. */
export class Cluster {
  readonly folder: string;
  readonly #settings: Readonly<Record<string, string>>;

  private constructor(folder: string, settings: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.#settings = settings;
  }

  /** Starts a new one. Without `fsync: 'on'` it outlives killed processes, not a power cut. */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    folder = clusterFolder(),
  ): Promise<Cluster> {
    const owner = runsAs();
    const data = join(folder, 'data');
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (owner.uid !== undefined) {
      for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid as number);
    }
    const { status, stderr } = spawnSync(
      join(PROGRAMS as string, 'initdb'),
      [
        ...['-D', data, '-U', 'tablee', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
        ...['--no-sync', '--no-instructions', '--data-checksums'],
      ],
      { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
    const cluster = new Cluster(folder, { ...SETTINGS, fsync: 'off', ...settings });
    await cluster.resume();
    return cluster;
  }

  /** One that another process of the same run has started. */
  static at(folder: string): Cluster {
    return new Cluster(folder, SETTINGS);
  }

  /** Starts the server again after `halt`. */
  async resume(): Promise<void> {
    const args = Object.entries(this.#settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = spawn(
      'sh',
      [
        ...['-c', GUARD, 'sh', join(PROGRAMS as string, 'postgres')],
        ...['-D', join(this.folder, 'data'), '-k', this.folder, ...args],
      ],
      { ...runsAs(), cwd: this.folder, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
    );
    child.unref();
    (child.stdin as Socket).unref();
    for (let i = 0; i < 2400; i += 1) {
      if (await this.#answers()) return;
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      // Real time: between two looks.
      await later(25);
    }
    throw new Error('postgres does not answer');
  }

  get pid(): number {
    return Number(readFileSync(this.#pidFile, 'utf8').split('\n', 1)[0]);
  }

  get #pidFile(): string {
    return join(this.folder, 'data', 'postmaster.pid');
  }

  /** Ends the server: `fast` cuts all connections, `immediate` is a crash. */
  async halt(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const { pid } = this;
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await until('postgres has ended', () => !existsSync(this.#pidFile) || !isAlive(pid), 60_000);
  }

  async close(): Promise<void> {
    await this.halt('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Creates an empty database; returns its address. */
  async database(): Promise<string> {
    const name = `t${randomBytes(6).toString('hex')}`;
    const create = `CREATE DATABASE ${name}`;
    // Page by page, as is usual, it takes five times the processor. Before PostgreSQL 15 there is no other way than by files.
    await this.query('postgres', `${create} STRATEGY file_copy`).catch(() =>
      this.query('postgres', create),
    );
    return this.address(name);
  }

  address(database: string): string {
    return `postgresql://tablee@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** Runs one statement in a database, given by its name or address. */
  async query(
    database: string,
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<Record<string, unknown>[]> {
    const connectionString = database.includes(':') ? database : this.address(database);
    const client = new Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** Writes nonsense over the first page of a table. */
  async spoil(database: string, table: string): Promise<void> {
    const [row] = await this.query(database, 'SELECT pg_relation_filepath($1) AS path', [table]);
    await this.halt();
    const file = join(this.folder, 'data', String(row?.path));
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 100, 8192));
    await this.resume();
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('postgres', 'SELECT 1');
      return true;
    } catch {
      return false;
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
