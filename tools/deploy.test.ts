import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Gauged } from '../apps/server/src/operator/metrics.ts';
import { Metrics } from '../apps/server/src/operator/metrics.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DEPLOY = join(ROOT, 'deploy');
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

test('the dashboard and the page on operations name figures that there are', async () => {
  const nothing: Gauged = {
    ...{ version: '1', store: 'sqlite' },
    counts: () => ({ rooms: 0, matches: 0, sockets: 0 }),
    people: () => 0,
    free: async () => 0,
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

test('what the image and the compositions name is there', () => {
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

/** What a name of systemd stands for: `@resources` a set, which may hold others. */
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
