import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '@tablee/engine';
import { freePort } from '../apps/server/src/testing/free-ports.ts';

/** The leftovers of a failed test end with the process that ran it. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

/** A real server on a free port with a data folder of its own: can be killed and started again. */
export class TestServer {
  readonly origin: string;
  readonly #port: number;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'tablee-'));
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#settings = settings;
    this.origin = `http://localhost:${port}`;
  }

  /** `settings`: the differences from those of all tests. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), settings);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ['apps/server/src/main.ts'], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        TABLEE_LIMITS: 'off',
        THREADS_GIVE_WAY: 'off',
        BOT_DELAY: '0',
        BOT_THREADS: '1',
        STUDY_PERCENT: '10',
        STAND_IN_AFTER: '0',
        WINDOW_LEAST: '0',
        POSITION_DOOR: 'open',
        NODE_ENV: 'test',
        ...this.#settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.add(this.#process);
    for (let i = 0; i < 600; i += 1) {
      const healthy = await fetch(`${this.origin}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) return;
      // Real time: between two looks.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server did not start');
  }

  get port(): number {
    return this.#port;
  }

  /** The next match of a room begins at this position. */
  async begins(room: string, position: Position): Promise<void> {
    const { ok, status } = await fetch(`${this.origin}/api/development/position`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ room, position }),
    });
    if (!ok) throw new Error(`the door for positions: ${status}`);
  }

  /** As a power cut would: no farewell. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As a release does: its rooms go to other nodes first. */
  release(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    if (server === null) return;
    this.#process = null;
    running.delete(server);
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
