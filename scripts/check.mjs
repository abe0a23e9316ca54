/**
 * pnpm check: types and promises, lint, the law of scripts, boundaries, format, dead code, clauses without a test, and what a card
 * lacks. Steps that have passed on the very same files are not repeated; `--fresh` does all.
 */
import { join } from 'node:path';
import { fingerprintOf, Passed } from './checked.mjs';
import { firstLines } from './failures.mjs';
import { NODE, ROOT, runQuietly } from './run.mjs';

const bin = (...path) => [NODE, [join(ROOT, ...path)]];
const tool = ([command, first], ...args) => [command, [...first, ...args]];
const tsc = (project) => tool(bin('node_modules', 'typescript', 'bin', 'tsc'), '-p', project);
const eslint = tool(
  bin('tools', 'lint', 'node_modules', 'eslint', 'bin', 'eslint.js'),
  '--config',
  'tools/lint/eslint.config.js',
  '--max-warnings',
  '0',
);

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
const TYPES = Object.entries(PROJECTS).map(([project, reads]) => [
  `types of ${project}`,
  tsc(project),
  reads,
]);

/**
 * On a change types are read once, with the law of promises, and that of scripts holds where scripts are written; before
 * anything lands the compiler itself reads the types as well, and scripts are looked for everywhere.
 */
const isLong = ['landing', 'full'].includes(process.env.TABLEE_TESTS);

/** Name, command, and the folders it reads beside those of every check; all of them where none are named. The dearest first. */
const STEPS = [
  [isLong ? 'scripts everywhere' : 'scripts', tool(eslint, 'packages')],
  [
    'types and promises',
    tool(
      bin('tools', 'lint', 'node_modules', 'oxlint', 'bin', 'oxlint'),
      '--config',
      'tools/lint/types.config.json',
      '--type-aware',
      '--type-check',
      '--quiet',
      'packages',
      'apps',
      'tools',
      'e2e',
    ),
  ],
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
  [isLong ? 'house with its scripts' : 'house', tool(eslint, 'apps', 'tools', 'e2e')],
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
  ...(isLong ? TYPES : []),
];

/** Oxlint looks for its reader of types beside the folder it is started in. */
const env = {
  ...process.env,
  OXLINT_TSGOLINT_PATH: join(
    ...[ROOT, 'tools', 'lint', 'node_modules', 'oxlint-tsgolint', 'bin', 'tsgolint.js'],
  ),
};

/** Runs all steps but those named, two at a time; returns how many passed and failed, and which failed. */
export async function check({ without = [] } = {}) {
  const waiting = STEPS.filter(([name]) => !without.includes(name));
  const passed = new Passed(ROOT);
  const isFresh = process.argv.includes('--fresh');
  const result = { passed: 0, failed: 0, failures: [] };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, [command, args], reads = ['']] = step;
      const fingerprint = fingerprintOf(ROOT, reads);
      if (!isFresh && passed.has(name, fingerprint)) {
        console.log(`ok   ${name} (as before)`);
        result.passed += 1;
        continue;
      }
      const { code, output } = await runQuietly(command, args, { env });
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      if (code === 0) {
        result.passed += 1;
        passed.add(name, fingerprint);
      } else {
        result.failed += 1;
        result.failures.push({ name, why: firstLines(output, 5) });
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
