import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCounts, unitCounts } from '../scripts/counts.mjs';
import {
  browserFailures,
  firstLines,
  reported,
  toldFailures,
  unitFailures,
} from '../scripts/failures.mjs';
import { ROOT } from '../scripts/run.mjs';

const folder = mkdtempSync(join(ROOT, 'test-results-failures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = relative(ROOT, folder);
const writes = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const unit = (...args: string[]) =>
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...{ ...process.env, TABLEE_SEED: '7', TABLEE_TESTS: 'full', NO_COLOR: '1' },
      TABLEE_OUTSIDE: join(folder, 'outside.json'),
    },
  });

test('each failure of the unit tests is named, with its file and the first line of its message; one line runs it again, alone', () => {
  writes(
    'laws.test.ts',
    `import { describe, expect, test } from 'vitest';
    describe("a table's laws", () => {
      test('hold', () => {});
      test('do not hold: seat 1 (of 2)', () => expect(1).toBe(2));
    });
    test('leave nothing behind', async () => {
      Promise.reject(new Error('left behind'));
      await new Promise((resolve) => setImmediate(resolve));
    });`,
  );
  writes('unread.test.ts', "import './nowhere.ts';");
  writes('vitest.config.mjs', 'export default {};');
  const reporters = ['repro.ts', 'outside.ts'].map((name) => join(ROOT, 'tools', name));
  const { status, stdout } = unit(
    ...[...reporters, 'json'].map((each) => `--reporter=${each}`),
    `--outputFile.json=${join(folder, 'unit.json')}`,
  );
  const { counts, failures } = reported(status ?? 1, () => ({
    counts: unitCounts(json('unit.json')),
    failures: unitFailures(json('unit.json'), json('outside.json'), ROOT),
  }));
  expect(counts).toMatchObject({ passed: 2, failed: 1 });
  expect(toldFailures(failures).split('\n').toSorted()).toEqual([
    '       AssertionError: expected 1 to be 2 // Object.is equality',
    expect.stringContaining("Cannot find module './nowhere.ts'"),
    '       Error: left behind',
    `FAILED an error outside of tests, ${place}/laws.test.ts, leave nothing behind`,
    `FAILED ${place}/laws.test.ts > a table's laws > do not hold: seat 1 (of 2)`,
    `FAILED ${place}/unread.test.ts`,
  ]);

  const [line = '', ...more] = stdout.split('\n').filter((each) => each.startsWith('repro: '));
  expect(more).toEqual([]);
  expect(line).toMatch(/^repro: TABLEE_SEED=7 TABLEE_TESTS=full pnpm unit \S+laws\.test\.ts -t '/);
  const [, name = ''] = /-t '(.*)'$/.exec(line) ?? [];
  const again = unit('laws.test.ts', '-t', name, '--reporter=default');
  expect(again.stdout).toMatch(/Tests +1 failed \| 2 skipped/);
});

test('each failure in a browser is named with its file, line, the first line of its message and what was found', () => {
  writes(
    'page.spec.ts',
    `import { expect, test } from '@playwright/test';
    test('stands', () => {});
    test('falls', () => { expect(['too small', 'hidden'], 'faults').toEqual(['hidden']); });`,
  );
  writes('playwright.config.ts', "export default { testDir: '.', testMatch: '*.spec.ts' };");
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '--config', folder, '--reporter=json'],
    {
      cwd: ROOT,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'e2e.json') },
    },
  );
  const { counts, failures } = reported(status ?? 1, () => ({
    counts: browserCounts(json('e2e.json')),
    failures: browserFailures(json('e2e.json')),
  }));
  expect(counts).toMatchObject({ passed: 1, failed: 1 });
  expect(failures).toEqual([
    {
      name: 'e2e/page.spec.ts:3 > falls',
      why: [expect.stringContaining('faults'), '+   "too small",'],
    },
  ]);
});

test('a runner that ends in error without a failed test, or without a report, is named', () => {
  const none = { counts: { passed: 3, failed: 0 }, failures: [] };
  expect(reported(0, () => none)).toEqual(none);
  const ended = { counts: { passed: 3, failed: 1 } };
  const named = [{ name: 'the runner ended with 7', why: [] }];
  expect(reported(7, () => none)).toEqual({ ...ended, failures: named });
  const torn = reported(0, () => JSON.parse('{"torn'));
  expect(torn.counts).toEqual({ passed: 0, failed: 1 });
  expect(torn.failures).toMatchObject([{ name: 'there is no report' }]);
});

test('of an output the first lines that say something are named, without colours', () => {
  expect(firstLines('\n\u001b[31m wrong \u001b[39m\n\nthere\nand here', 2)).toEqual([
    'wrong',
    'there',
  ]);
  expect(firstLines(undefined)).toEqual([]);
});

test('failures stand just before the last line of a run', () => {
  const script = readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8');
  const logs = script.match(/.*console\.log\(.*\)/g) ?? [];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the script's own text.
  const line = 'if (failures.length > 0) console.log(`${toldFailures(failures)}\\n`)';
  expect(logs.at(-2)).toBe(line);
});
