import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { freshFolder } from './kept.ts';

export type ProxyName = 'haproxy' | 'nginx' | 'caddy';

/** A node as a proxy knows it. */
export interface Upstream {
  readonly name: string;
  readonly port: number;
}

/** A proxy that runs. */
export interface RunningProxy {
  readonly port: number;
  close(): Promise<void>;
}

const PROGRAMS: Readonly<Record<ProxyName, readonly string[]>> = {
  haproxy: ['/usr/sbin/haproxy', '/usr/bin/haproxy'],
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
};
const EXAMPLES = new URL('../../docs/proxies/', import.meta.url);
const FILES: Readonly<Record<ProxyName, string>> = {
  haproxy: 'haproxy.cfg',
  nginx: 'nginx.conf',
  caddy: 'Caddyfile',
};

/** The path of a proxy's program on this machine; `null`: not installed. */
export const programOf = (name: ProxyName): string | null =>
  PROGRAMS[name].find((path) => existsSync(path)) ?? null;

/** Which proxy stands before the nodes of a run, and what to say about it; or why there can be no such run. */
export type Chosen =
  | { readonly name: 'haproxy' | 'nginx' | null; readonly note: string }
  | { readonly fault: string };

/**
 * What `--proxy` asks for. Default: HAProxy if this machine has it. Without the fence (`isFenced`) players have to reach two nodes
 * that both believe, so none stands between.
 */
export function chosenProxy(
  asked: string | undefined,
  isFenced: boolean,
  where: (name: ProxyName) => string | null = programOf,
): Chosen {
  const installs = (name: string) => `${name} is not on this machine (apt-get install ${name})`;
  if (asked === 'none' || (asked === undefined && !isFenced)) return { name: null, note: '' };
  if (asked === undefined) {
    return where('haproxy') === null
      ? { name: null, note: `No proxy in this run: ${installs('haproxy')}.` }
      : { name: 'haproxy', note: '' };
  }
  if (asked !== 'haproxy' && asked !== 'nginx')
    return { fault: `--proxy takes haproxy, nginx or none, not ${asked}` };
  return where(asked) === null ? { fault: installs(asked) } : { name: asked, note: '' };
}

/**
 * Starts a proxy with an example of the docs, changed in nothing but addresses: nodes `a`, `b` and `c` are these, or, in the example
 * for one machine, `here-1` and `here-2`.
 */
export async function startProxy(
  name: ProxyName,
  port: number,
  nodes: readonly Upstream[],
  exampleFile = FILES[name],
): Promise<RunningProxy> {
  const program = programOf(name);
  if (program === null) throw new Error(`${name} is not installed`);
  const folder = freshFolder();
  const file = join(folder, FILES[name]);
  const example = readFileSync(new URL(exampleFile, EXAMPLES), 'utf8');
  writeFileSync(file, adapted(example, port, nodes, folder));
  const args: Readonly<Record<ProxyName, readonly string[]>> = {
    haproxy: ['-db', '-f', file],
    nginx: ['-e', join(folder, 'error.log'), '-p', folder, '-c', file, '-g', 'daemon off;'],
    caddy: ['run', '--config', file, '--adapter', 'caddyfile'],
  };
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const child = spawn(program, args[name], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk}`.slice(-4000);
  });
  const ended = once(child, 'exit');
  for (let i = 0; !(await accepts(port)); i += 1) {
    if (child.exitCode !== null || i > 200) throw new Error(`${name} does not start: ${said}`);
    await later(50);
  }
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The nodes of the examples: names and addresses. */
const EXAMPLE_NODES: readonly (readonly [name: string, address: string])[] = [
  ['a', '10.0.0.1:3000'],
  ['b', '10.0.0.2:3000'],
  ['c', '10.0.0.3:3000'],
  ['here-1', '127.0.0.1:3000'],
  ['here-2', '127.0.0.1:3001'],
];

/** An example with the addresses of this machine. */
function adapted(
  example: string,
  port: number,
  nodes: readonly Upstream[],
  folder: string,
): string {
  let addressed = example;
  for (const node of nodes) {
    const [, address] = EXAMPLE_NODES.find(([name]) => name === node.name) ?? [];
    if (address === undefined || !example.includes(address))
      throw new Error(`the example does not know ${node.name}`);
    addressed = addressed.replaceAll(address, `127.0.0.1:${node.port}`);
  }
  return addressed
    .replaceAll(/10\.0\.0\.\d+:3000/g, '127.0.0.1:1')
    .replaceAll('*:443 ssl crt /etc/haproxy/cards.pem', `127.0.0.1:${port}`)
    .replaceAll('443 ssl', `127.0.0.1:${port}`)
    .replaceAll('cards.example.org {', `:${port} {`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'));
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
