import { defineConfig } from '@playwright/test';
import { isChange } from './packages/engine/src/testing/effort.ts';

const executablePath = process.env.TABLEE_BROWSER;

export default defineConfig({
  testDir: 'e2e',
  timeout: 420_000,
  expect: { timeout: 30_000 },
  // One more than the cores that are promised: pages wait for each other a quarter of the time.
  workers: 3,
  retries: 0,
  ...(isChange ? { grep: /@change/ } : {}),
  outputDir: 'test-results/browsers',
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
    // What keeps pages for times without a server has a test of its own.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
  },
});
