import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';

const folder = mkdtempSync(join(ROOT, 'test-results-repro-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TEST = `
import { describe, expect, test } from 'vitest';
describe("a table's laws", () => {
  test('hold', () => {});
  test('do not hold: seat 1 (of 2)', () => expect(1).toBe(2));
});
`;
const CONFIG = `export default { test: { reporters: ['${join(ROOT, 'tools/repro.ts')}'] } };`;
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

const runs = (...args: string[]) =>
  spawnSync(process.execPath, [VITEST, 'run', '--root', folder, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TABLEE_SEED: '7', TABLEE_TESTS: 'full', NO_COLOR: '1' },
  });

test('a test that fails says in one line how it is run again, and that runs it alone', () => {
  writeFileSync(join(folder, 'laws.test.ts'), TEST);
  writeFileSync(join(folder, 'vitest.config.mjs'), CONFIG);
  const { stdout, status } = runs();
  expect(status).toBe(1);
  const [line = '', ...more] = stdout.split('\n').filter((each) => each.startsWith('repro: '));
  expect(more).toEqual([]);
  expect(line).toMatch(/^repro: TABLEE_SEED=7 TABLEE_TESTS=full pnpm unit \S+laws\.test\.ts -t '/);
  const [, name = ''] = /-t '(.*)'$/.exec(line) ?? [];
  expect(runs('-t', name, '--reporter=default').stdout).toMatch(/Tests +1 failed \| 1 skipped/);
});
