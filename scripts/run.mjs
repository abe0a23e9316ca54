/** Shared by the start, test, check and dev scripts: plain JavaScript, because it runs before anything is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WINDOWS = process.platform === 'win32';
/** The project's own Node, newer than the one that may be on the machine. */
export const NODE = join(ROOT, 'node_modules', '.bin', WINDOWS ? 'node.CMD' : 'node');
/**
 * The server as it is run and measured. The nursery of the heap takes three times this many megabytes once the server has
 * been busy, and gives none back; 16 cost a twelfth of the processor at full load, 64 would save as much again.
 */
export const SERVER = ['--max-semi-space-size=32', join(ROOT, 'apps', 'server', 'src', 'main.ts')];
export const WEB = join(ROOT, 'apps', 'web');
export const VITE = join(WEB, 'node_modules', 'vite', 'bin', 'vite.js');

/** Runs a command to its end; returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: WINDOWS,
    ...options,
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Runs a command with its output kept; returns exit code and output. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, shell: WINDOWS, ...options });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Installs what package.json and the lockfile name. Needs Node 20 and npm, nothing else. */
export function install() {
  const code = run('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'], {
    env: { ...process.env, CI: 'true' },
  });
  if (code === 0) return;
  // Without a network, an earlier installation will do.
  if (existsSync(NODE)) console.error('Could not check the installation; using the one there is.');
  else process.exit(code);
}

/** Runs the server to its end and passes signals on; ends with its exit code, or 128 + the signal that killed it. */
export function serve() {
  const server = spawn(NODE, SERVER, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  server.on('error', ({ message }) => {
    console.error(`${message}: install and build first, with npm start or npm run build`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Builds the client into a fresh folder of apps/web/dist, and makes it the current one. */
export function build() {
  const code = run(NODE, [VITE, 'build', '--logLevel', 'warn'], { cwd: WEB });
  if (code !== 0) process.exit(code);
}
