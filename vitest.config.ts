import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
  test: {
    // One more than cores: files that wait for a process, a lease or a disk leave theirs to others.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 30_000,
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
        },
      },
    ],
  },
});
