import type { ChildProcess } from 'node:child_process';
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SERVER } from '../../scripts/run.mjs';

const MEMORY = new URL('./server-memory.ts', import.meta.url).href;
const TICKS_PER_SECOND = 100;

/** One server, or several that share a database, and the process of their clients. */
export class Side<Result> {
  readonly clients: ChildProcess;
  readonly #servers: readonly ChildProcess[];
  seconds = 0;
  cpuSeconds = 0;

  private constructor(clients: ChildProcess, servers: readonly ChildProcess[]) {
    this.clients = clients;
    this.#servers = servers;
  }

  static async open<Order, Result>(
    script: string,
    order: Order,
    ...servers: readonly ChildProcess[]
  ): Promise<Side<Result>> {
    const clients = fork(script, { stdio: 'inherit' });
    clients.send(order as object);
    await once(clients, 'message');
    return new Side<Result>(clients, servers);
  }

  async play(seconds: number): Promise<void> {
    const cpuBefore = this.#cpu();
    const start = performance.now();
    await this.tell('go');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const end = performance.now();
    await this.tell('stop');
    this.seconds += (end - start) / 1000;
    this.cpuSeconds += this.#cpu() - cpuBefore;
  }

  async forget(): Promise<void> {
    await this.tell('forget');
    this.seconds = 0;
    this.cpuSeconds = 0;
  }

  #cpu(): number {
    return this.#servers.reduce((sum, server) => sum + cpuOf(server), 0);
  }

  async tell(word: string): Promise<Result> {
    this.clients.send(word);
    const [{ result }] = (await once(this.clients, 'message')) as [{ result: Result }];
    return result;
  }
}

/** A whole server in a process of its own, without rate limits. */
export async function openServer(
  dataDir: string,
  profile: string | undefined,
  environment: Record<string, string> = {},
): Promise<{ server: ChildProcess; port: number }> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server = spawn(
    process.execPath,
    [...profiling, '--expose-gc', '--import', MEMORY, ...SERVER],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        TABLEE_LIMITS: 'off',
        WINDOW_LEAST: '0',
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { server, port: Number(String(line).match(/localhost:(\d+)/)?.[1]) };
}

/** Ends processes, the newest first. */
export async function endAll(processes: ChildProcess[]): Promise<void> {
  for (const child of processes.reverse()) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

/** A server's memory after a garbage collection, in MB. */
export async function memoryAfterGc(server: ChildProcess): Promise<{ rss: number; heap: number }> {
  server.send('memory');
  const [{ rss, heapUsed }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
  return { rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20 };
}

/** Resident memory in MB; 0 where the system does not tell. */
export function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = procFile(pid, 'status').match(/VmRSS:\s+(\d+)/)?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Processor seconds used so far; 0 where the system does not tell. */
export function cpuOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  const fields = procFile(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
}

/** The same of all processes that another has started and that are still there. */
export function cpuOfChildren(parent: number): number {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const children = pids.filter((pid) => {
    const fields = procFile(Number(pid), 'stat')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[1]) === parent;
  });
  return children.reduce((sum, pid) => sum + cpuOf({ pid: Number(pid) }), 0);
}

function procFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
