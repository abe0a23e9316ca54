import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import type { Catalogue } from '../matches/catalogue.ts';
import type { RunningServer } from '../server.ts';
import { startServer } from '../server.ts';
import type { Time } from '../time.ts';
import { duelCatalogue } from './duel.ts';
import { newGuest, TestClient } from './test-client.ts';
import { testConfig } from './test-config.ts';

export const freshDirectory = (): string => mkdtempSync(join(tmpdir(), 'tablee-'));

/** A server of its own for one test file, with everything it logged. */
export class TestServer {
  readonly dataDir: string;
  readonly config: Config;
  readonly clients: TestClient[] = [];
  readonly #running: RunningServer;
  readonly #lines: readonly string[];

  private constructor(running: RunningServer, config: Config, lines: readonly string[]) {
    this.#lines = lines;
    this.#running = running;
    this.config = config;
    this.dataDir = config.dataDir;
  }

  static async open(
    changes: Partial<Config> = {},
    catalogue: Catalogue = duelCatalogue(),
    time?: Time,
  ): Promise<TestServer> {
    const config = testConfig({ dataDir: freshDirectory(), ...changes });
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const running = await startServer(config, catalogue, logger, undefined, time);
    const server = new TestServer(running, config, lines);
    return server;
  }

  get port(): number {
    return this.#running.port;
  }

  get logs(): string {
    return this.#lines.join('');
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** A connected new guest, or another tab of a known one. */
  async client(cookie?: string): Promise<TestClient> {
    const client = new TestClient(this.port, cookie ?? (await newGuest(this.port)).cookie);
    this.clients.push(client);
    return client.connect();
  }

  /** Guests in one room; the first is the host, the first `seats` of them sit. */
  async room(guests: number, seats = 0): Promise<{ code: string; members: TestClient[] }> {
    const members: TestClient[] = [];
    for (let i = 0; i < guests; i += 1) members.push(await this.client());
    const [host, ...others] = members as [TestClient, ...TestClient[]];
    const { code } = await host.must('room:create', { nickname: 'Ada' });
    for (const [i, member] of others.entries()) {
      await member.must('room:join', { code, nickname: `Guest ${i + 1}` });
    }
    if (seats > 0) await this.choose(host, seats, { rounds: 2 });
    for (let seat = 0; seat < seats; seat += 1) await members[seat]?.must('room:sit', { seat });
    return { code, members };
  }

  choose(host: TestClient, seats: number, options: Record<string, string | number>) {
    return host.must('room:choose', { game: 'duel', seats, options });
  }

  /** A running match: the players, then the watchers. */
  async match(seats: number, watchers = 0, options: Record<string, string | number> = {}) {
    const { code, members } = await this.room(seats + watchers, seats);
    const [host] = members as [TestClient];
    await this.choose(host, seats, { rounds: 2, ...options });
    await host.must('room:start', {});
    for (const member of members) await member.until('the match', ({ match }) => match !== null);
    return { code, members, host, players: members.slice(0, seats) };
  }

  /** A running match of a game of the house, in its usual settings. */
  async matchOf(game: string, seats: number): Promise<{ code: string; members: TestClient[] }> {
    const { code, members } = await this.room(seats);
    const [host] = members as [TestClient];
    await host.must('room:choose', { game, seats, options: {} });
    for (const [seat, member] of members.entries()) await member.must('room:sit', { seat });
    await host.must('room:start', {});
    for (const member of members) await member.until('the match', ({ match }) => match !== null);
    return { code, members };
  }

  /** Shuts down and leaves the data where it is. */
  async stop(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.#running.close();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** A server in a process of its own: one that can be killed, and that may be given few descriptors. */
export async function spawnServer(
  dataDir: string,
  environment: Record<string, string> = {},
  descriptors?: number,
): Promise<{
  port: number;
  pid: number;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  logs: () => string;
}> {
  const script = fileURLToPath(new URL('./duel-server.ts', import.meta.url));
  const limited = [
    'sh',
    '-c',
    `ulimit -n ${descriptors}; exec "$0" "$1"`,
    process.execPath,
    script,
  ];
  const [command = '', ...args] = descriptors === undefined ? [process.execPath, script] : limited;
  const child = spawn(command, args, {
    env: { ...process.env, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logs = '';
  child.stderr.on('data', (chunk: Buffer) => {
    logs += chunk.toString();
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => [`died: ${logs}`]),
  ])) as [Buffer | string];
  const port = Number(String(line).match(/^port (\d+)/)?.[1]);
  if (!port) throw new Error(String(line));
  const kill = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return { port, pid: Number(child.pid), kill, logs: () => logs };
}
