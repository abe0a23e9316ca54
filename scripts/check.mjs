/**
 * pnpm check: types, lint (with the law of scripts), boundaries, format, dead code, clauses without a test, and what a card
 * lacks. Steps that have passed on the very same files are not repeated; `--fresh` does all.
 */
import { join } from 'node:path';
import { fingerprintOf, Passed } from './checked.mjs';
import { NODE, ROOT, runQuietly } from './run.mjs';

const bin = (...path) => [NODE, [join(ROOT, ...path)]];
const tool = ([command, first], ...args) => [command, [...first, ...args]];
const tsc = (project) => tool(bin('node_modules', 'typescript', 'bin', 'tsc'), '-p', project);
const eslint = bin('tools', 'lint', 'node_modules', 'eslint', 'bin', 'eslint.js');

const PACKAGES = ['packages/'];
/** The imports of each project, itself included. */
const PROJECTS = {
  'packages/engine': ['packages/engine/'],
  'packages/rules': ['packages/engine/', 'packages/rules/'],
  'packages/protocol': ['packages/engine/', 'packages/protocol/'],
  'packages/bots': PACKAGES,
  'apps/server': [...PACKAGES, 'apps/server/'],
  'apps/web': [...PACKAGES, 'apps/web/'],
  tools: [''],
  e2e: [''],
};

/** Name, command, and the folders it reads beside those of every check; all of them where none are named. */
const STEPS = [
  ...Object.entries(PROJECTS).map(([project, reads]) => [
    `types of ${project}`,
    tsc(project),
    reads,
  ]),
  ['format and lint', tool(bin('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '.')],
  [
    'boundaries',
    tool(
      bin('tools', 'lint', 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      'tools/lint/boundaries.config.js',
      'packages',
      'apps/server/src',
      'apps/web/src',
      'tools',
      'e2e',
    ),
  ],
  [
    'scripts',
    tool(
      eslint,
      '--config',
      'tools/lint/eslint.config.js',
      '--max-warnings',
      '0',
      'packages',
      'apps',
      'tools',
      'e2e',
    ),
  ],
  ['dead code', tool(bin('node_modules', 'knip', 'bin', 'knip.js'), '--no-progress')],
  ['clauses', tool(bin('tools', 'clauses.ts'), '--json')],
  // Parts of a card that no type asks for: a hint or a reason, a picture of its own, its place on the sheet.
  [
    'cards',
    tool(
      bin('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      'packages/bots/src/knowledge.test.ts',
      'packages/rules/src/pictures.test.ts',
      'apps/web/scripts/icons.test.ts',
    ),
    [...PACKAGES, 'apps/web/'],
  ],
];

/** Runs all steps, two at a time; returns how many passed and failed. */
export async function check() {
  const waiting = [...STEPS];
  const passed = new Passed(ROOT);
  const isFresh = process.argv.includes('--fresh');
  const result = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, [command, args], reads = ['']] = step;
      const fingerprint = fingerprintOf(ROOT, reads);
      if (!isFresh && passed.has(name, fingerprint)) {
        console.log(`ok   ${name} (as before)`);
        result.passed += 1;
        continue;
      }
      const { code, output } = await runQuietly(command, args);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      if (code === 0) {
        result.passed += 1;
        passed.add(name, fingerprint);
      } else {
        result.failed += 1;
        console.log(output);
      }
    }
  };
  await Promise.all([work(), work()]);
  return result;
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = await check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
