/**
 * npm test: installs, then check, unit and integration tests, build, and the tests in real browsers that a change needs.
 * npm test -- --landing: all tests in browsers. npm run test:full: the same with everything, before a release. Tests read which
 * of the three it is in one place: packages/engine/src/testing/effort.ts.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { browserCounts, told, unitCounts } from './counts.mjs';
import { browserFailures, reported, toldFailures, unitFailures } from './failures.mjs';
import { build, install, NODE, ROOT, run } from './run.mjs';

if (process.argv.includes('--landing')) process.env.TABLEE_TESTS = 'landing';
else process.env.TABLEE_TESTS = process.argv.includes('--full') ? 'full' : 'change';
if (process.env.TABLEE_TESTS === 'full') {
  // The choices of pages differ from release to release; a failure says how to have the same again.
  process.env.TABLEE_SEED ??= String(Math.floor(Math.random() * 1_000_000));
}
// Half of the time that a server of the tests needs to start is reading its own source: the first one's cache serves the next
// ones.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'compiled');
install();
const { check } = await import('./check.mjs');
const total = { passed: 0, failed: 0 };
const failures = [];
const add = (name, { counts, failures: own }) => {
  console.log(`${told(name, counts)}\n`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...own.map((failure) => ({ ...failure, name: `${name}: ${failure.name}` })));
};
const results = join(ROOT, 'test-results');
rmSync(results, { recursive: true, force: true });

const jsonOf = (file) => JSON.parse(readFileSync(join(results, file), 'utf8'));

// Cards are unit tests, and come with all of them. To read all forgotten scripts takes as long as a whole match in a browser:
// `npm run check` does it before a commit, and so does what comes before landing.
const isChange = process.env.TABLEE_TESTS === 'change';
const checked = await check({ without: isChange ? ['cards', 'scripts'] : ['cards'] });
add('check', { counts: checked, failures: checked.failures });

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const unit = run(
  NODE,
  [
    ...[vitest, 'run', '--reporter=default', '--reporter=./tools/repro.ts'],
    ...['--reporter=./tools/outside.ts', '--reporter=json'],
    `--outputFile.json=${join(results, 'unit.json')}`,
  ],
  { env: { ...process.env, TABLEE_OUTSIDE: join(results, 'outside.json') } },
);
add(
  'unit and integration',
  reported(unit, () => {
    const json = jsonOf('unit.json');
    const failures = unitFailures(json, jsonOf('outside.json'), ROOT);
    return { counts: unitCounts(json), failures };
  }),
);

build();
const browser = findBrowser();
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const e2e = run(NODE, [playwright, 'test', '--reporter=list,json'], {
  env: {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
    // Node reads TypeScript by itself and keeps what it has read; Playwright's own reading of it takes four times as long.
    PW_DISABLE_TS_ESM: '1',
    ...(browser === null ? {} : { TABLEE_BROWSER: browser }),
  },
});
add(
  'browsers',
  reported(e2e, () => {
    const json = jsonOf('e2e.json');
    return { counts: browserCounts(json), failures: browserFailures(json) };
  }),
);

if (failures.length > 0) console.log(`${toldFailures(failures)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
