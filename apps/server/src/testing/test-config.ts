import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';

/** The usual configuration with a test's changes. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({
    PORT: '0',
    TABLEE_LIMITS: 'off',
    BOT_DELAY: '0',
    BOT_THREADS: '1',
    STUDY_PERCENT: '8',
    WINDOW_LEAST: '0',
    NODE_ENV: 'test',
  }),
  webDist: '/nowhere',
  standInAfter: 0,
  // A busy machine may hold a server up for longer than the usual lease: tests of leases set their own.
  lease: 60_000,
  ...changes,
});
