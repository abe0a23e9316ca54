import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../apps/server/src/testing/free-ports.ts';
import { SERVER } from '../../scripts/run.mjs';

const CLOCK = new URL('../../apps/server/src/testing/shifted-clock.ts', import.meta.url).href;
const BROKEN = new URL('./broken-release.ts', import.meta.url).href;
const BLIND = new URL('./blind-node.ts', import.meta.url).href;
const ERROR = 50;

/** The faults of the machine or the release that a server is started on. */
export interface Circumstances {
  /** Milliseconds by which its clock is wrong. */
  readonly clock?: number;
  /** Its rules throw, whatever they are asked. */
  readonly isBroken?: boolean;
  /** Its bots wait, so that nothing happens by itself. */
  readonly isStill?: boolean;
  /** It never notices that its lease has ended. */
  readonly isBlind?: boolean;
}

/** A server of its own in a process of its own, on a port that stays the same from start to start. */
export class House {
  readonly dataDir: string;
  readonly port: number;
  /** Errors in its log are meant, until it is started again. */
  isInTrouble = false;
  /** Lines of its log that are expected at any time: repeats are counted, and logged late. */
  meant = /^$/;
  readonly #found: (text: string) => void;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #exited: Promise<[number | null, NodeJS.Signals | null]> | null = null;
  #isEnding = false;
  #log = '';

  private constructor(
    dataDir: string,
    port: number,
    found: (text: string) => void,
    environment: Readonly<Record<string, string>>,
  ) {
    this.#environment = environment;
    this.dataDir = dataDir;
    this.port = port;
    this.#found = found;
  }

  static async at(
    dataDir: string,
    found: (text: string) => void,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<House> {
    return new House(dataDir, await freePort(), found, environment);
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(circumstances: Circumstances = {}): Promise<void> {
    const { clock = 0, isBroken = false, isStill = false, isBlind = false } = circumstances;
    const preloads = [
      ...(clock === 0 ? [] : [CLOCK]),
      ...(isBroken ? [BROKEN] : []),
      ...(isBlind ? [BLIND] : []),
    ];
    const imports = preloads.flatMap((url) => ['--import', url]);
    this.isInTrouble = isBroken;
    this.#isEnding = false;
    this.#log = '';
    const child = spawn(process.execPath, [...imports, ...SERVER], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        TABLEE_LIMITS: 'off',
        BOT_DELAY: isStill ? '60000' : '20',
        BOT_THREADS: '1',
        WINDOW_LEAST: '60',
        STAND_IN_AFTER: '500',
        LOG_LEVEL: 'warn',
        CLOCK_SHIFT: String(clock),
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.stderr.on('data', (chunk: Buffer) => this.#read(chunk.toString()));
    child.on('exit', (code, signal) => {
      if (this.#isEnding) return;
      this.#found(`the server ended by itself: ${code ?? signal}, ${this.#log.slice(-600)}`);
    });
    const isOpen = await Promise.race([
      once(child.stdout, 'data').then(() => true),
      this.#exited.then(() => false),
    ]);
    if (!isOpen) throw new Error(`the server does not open: ${this.#log.slice(-600)}`);
  }

  /** Ends it; returns the exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#isEnding = true;
    this.#child?.kill(signal);
    const [code] = (await this.#exited) ?? [null];
    return code;
  }

  /** Stops it in the middle of whatever it does, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** Limits the size of its files: to it, that is a full disk. `null`: no limit. */
  limitFiles(bytes: number | null): void {
    spawnSync('prlimit', ['--pid', String(this.pid), `--fsize=${bytes ?? 'unlimited'}:`]);
  }

  /** Collects its unexpected faults. */
  #read(text: string): void {
    this.#log = `${this.#log}${text}`.slice(-20_000);
    if (this.isInTrouble) return;
    for (const line of text.split('\n')) {
      if (!this.meant.test(line) && Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR)
        this.#found(`log: ${line.slice(0, 500)}`);
    }
  }
}

/** Whether this machine can tell a process that its disk is full. */
export const canFillDisk = spawnSync('prlimit', ['--version']).status === 0;
