import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Gauged } from '../apps/server/src/operator/metrics.ts';
import { Metrics } from '../apps/server/src/operator/metrics.ts';
import { programOf } from './chaos/proxy.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DEPLOY = join(ROOT, 'deploy');
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

test('the dashboard and the page on operations name existing figures', async () => {
  const nothing: Gauged = {
    ...{ version: '1', store: 'sqlite' },
    counts: () => ({ rooms: 0, matches: 0, sockets: 0 }),
    people: () => 0,
    free: async () => 0,
    size: async () => 0,
    behind: () => 0,
    takeovers: () => 0,
    isSure: () => true,
    isDraining: () => false,
  };
  const { registry } = new Metrics(nothing);
  const known = (await registry.getMetricsAsArray()).map(({ name }) => name);
  const page = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
  for (const text of [read('dashboard.json'), page]) {
    const named = text.match(/\b(tablee|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    const unknown = named.filter(
      (name) => !known.includes(name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect(unknown).toEqual([]);
  }
  expect(JSON.parse(read('dashboard.json')).panels.length).toBeGreaterThan(10);
});

test('the files named by the image and the compositions exist', () => {
  for (const file of readdirSync(DEPLOY).filter((name) => name.startsWith('compose'))) {
    const text = read(file);
    expect(text).toContain('dockerfile: deploy/Dockerfile');
    for (const [, path = ''] of text.matchAll(/- (\.\/[^:]+):/g))
      expect(existsSync(resolve(DEPLOY, path)), path).toBe(true);
  }
  const image = read('Dockerfile');
  const [, entry = ''] = /"(apps\/server\/[^"]+)"/.exec(image) ?? [];
  expect(existsSync(join(ROOT, entry))).toBe(true);
  const run = readFileSync(join(ROOT, 'scripts', 'run.mjs'), 'utf8');
  const flag = /--max-semi-space-size=\d+/.exec(run)?.[0] ?? 'none';
  for (const text of [image, read('tablee.service')]) expect(text).toContain(flag);
});

/** The text of a YAML file between a line and the next that is indented no deeper. */
function blockOf(text: string, head: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === head);
  const depth = (line: string): number => line.search(/\S/);
  const rest = lines.slice(from + 1);
  const to = rest.findIndex(
    (line) => line.trim() !== '' && depth(line) <= depth(lines[from] ?? ''),
  );
  return from < 0 ? '' : rest.slice(0, to < 0 ? rest.length : to).join('\n');
}

test('Prometheus asks the nodes of the composition where they answer, with the token that they want', () => {
  const several = read('compose.several.yaml');
  const prometheus = read('prometheus.yml');
  const settings = blockOf(several, 'x-settings: &settings');
  const [, port] = /OPERATOR_PORT: (\d+)/.exec(settings) ?? [];
  const nodes = [...several.matchAll(/^ {2}(\w+):\n {4}<<: \*node$/gm)].map(([, name]) => name);
  expect(nodes.length).toBeGreaterThan(1);
  const [, targets = ''] = /targets: (\[.*\])/.exec(prometheus) ?? [];
  expect(JSON.parse(targets)).toEqual(nodes.map((name) => `${name}:${port}`));
  expect(settings).toContain('OPERATOR_HOST: 0.0.0.0');
  // Kept by the one and read by the other under the same name.
  expect(settings).toMatch(/OPERATOR_TOKEN: \$\{OPERATOR_TOKEN:\?/);
  const [, file = 'none'] = /password_file: (\S+)/.exec(prometheus) ?? [];
  const service = blockOf(several, 'prometheus:');
  expect(service).toContain('- ./prometheus.yml:/etc/prometheus/prometheus.yml:ro');
  expect(service).toContain(`:${file}:ro`);
});

test('HAProxy takes the configuration of the composition', ({ skip }) => {
  const program = programOf('haproxy');
  skip(program === null, 'no haproxy on this machine');
  const file = join(mkdtempSync(join(tmpdir(), 'tablee-haproxy-')), 'haproxy.cfg');
  const check = (text: string) => {
    writeFileSync(file, text);
    return spawnSync(program as string, ['-c', '-f', file], { encoding: 'utf8' });
  };
  // The certificate belongs to the operator.
  const config = read('haproxy.cfg')
    .replace(/ ssl crt \S+/, '')
    .replace(':443', ':8443');
  const { status, stderr, stdout } = check(config);
  expect([status, `${stdout}${stderr}`.match(/ALERT.*|WARNING.*/g)]).toEqual([0, null]);
  expect(check(config.replace('balance hash', 'balance rainbow')).status).not.toBe(0);
});

test('Caddy takes the configuration of the composition', ({ skip }) => {
  const program = programOf('caddy');
  skip(program === null, 'no caddy on this machine');
  const home = mkdtempSync(join(tmpdir(), 'tablee-caddy-'));
  const check = (text: string) => {
    const file = join(home, 'Caddyfile');
    writeFileSync(file, text);
    return spawnSync(program as string, ['validate', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      env: { ...process.env, TABLEE_HOST: 'cards.example.org', HOME: home, XDG_DATA_HOME: home },
    });
  };
  const text = read('Caddyfile');
  expect(check(text)).toMatchObject({ status: 0 });
  expect(check(text.replace('reverse_proxy', 'reverse_wand')).status).not.toBe(0);
});

test.skipIf(!has('systemd-analyze'))('systemd takes the unit, and calls it well shut in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-unit-'));
  const unit = join(folder, 'tablee.service');
  // The program of the unit is where it is installed, not here.
  writeFileSync(
    unit,
    read('tablee.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
  );
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.includes('tablee.service'))]).toEqual([
    0,
    [],
  ]);
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', unit], {
    encoding: 'utf8',
  });
  const exposure = Number(/exposure level[^:]*: ([\d.]+)/.exec(security.stdout)?.[1]);
  expect(exposure).toBeLessThan(2);
});

/** The system calls that a unit lets its program make: its filters from the first on, each adding or taking away. */
function allowedCalls(unit: string): Set<string> {
  const allowed = new Set<string>();
  for (const [, not, names = ''] of unit.matchAll(/^SystemCallFilter=(~?)(.*)$/gm))
    for (const call of names.split(' ').flatMap(callsOf))
      not === '~' ? allowed.delete(call) : allowed.add(call);
  return allowed;
}

/** The system calls behind a name of systemd: `@resources` a set, which may hold others. */
function callsOf(name: string): string[] {
  if (!name.startsWith('@')) return [name];
  const { stdout } = spawnSync('systemd-analyze', ['syscall-filter', name], { encoding: 'utf8' });
  const lines = stdout.split('\n').map((line) => line.trim());
  return lines.filter((line) => /^@?[a-z0-9_-]+$/.test(line) && line !== name).flatMap(callsOf);
}

test.skipIf(!has('systemd-analyze'))(
  'the unit lets the server lower the priority of a thread, and a call it forbids fails without ending the server',
  () => {
    const unit = read('tablee.service');
    const allowed = allowedCalls(unit);
    expect(allowed).toContain('setpriority');
    expect(allowed).toContain('epoll_pwait');
    expect(allowed).not.toContain('sched_setscheduler');
    expect(allowed).not.toContain('reboot');
    expect(unit).toMatch(/^SystemCallErrorNumber=EPERM$/m);
  },
);
