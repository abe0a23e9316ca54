import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits for minutes begins first: everything else is done meanwhile. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tools/chaos/');
    return (await super.sort(files)).toSorted((one, other) => +waits(other) - +waits(one));
  }
}

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
        test: {
          name: 'apps',
          include: ['apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
          // Bots and studies of servers under test are waited for.
          env: { THREADS_GIVE_WAY: 'off' },
        },
      },
    ],
  },
});
