import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isChange } from './packages/engine/src/testing/effort.ts';

/** What waits for minutes begins first: everything else is done meanwhile. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tools/chaos/');
    return (await super.sort(files)).toSorted((one, other) => +waits(other) - +waits(one));
  }
}

/** Whole servers, databases and projects, for minutes: before anything lands. */
const LANDING = '**/*.landing.test.ts';
const exclude = ['**/node_modules/**', ...(isChange ? [LANDING] : [])];

const HOUSE = ['apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'];
/** What stays behind in a process: what is replaced there (`vi`), flags of the engine; and what counts threads or the time of its loop. */
const ALONE = /\bvi\.|setFlagsFromString|\/proc\/self|monitorEventLoopDelay/;
const alone = globSync(HOUSE, {
  cwd: import.meta.dirname,
  exclude,
}).filter((file) => ALONE.test(readFileSync(new URL(file, import.meta.url), 'utf8')));

const house = {
  globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
  // Bots and studies of servers under test are waited for.
  env: { THREADS_GIVE_WAY: 'off' },
};

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
  test: {
    reporters: ['default', './tools/repro.ts'],
    // One more than cores: files that wait for a process, a lease or a disk leave theirs to others.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        // Pure: what one file leaves behind, no other can see.
        test: { name: 'packages', include: ['packages/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // To load the server or the page again for each file costs more than most of their tests.
        test: {
          ...house,
          name: 'house',
          include: HOUSE,
          exclude: [...exclude, ...alone],
          isolate: false,
        },
      },
      { extends: true, test: { ...house, name: 'alone', include: alone } },
    ],
  },
});
