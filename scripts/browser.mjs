import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT, run } from './run.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? null;

/**
 * A Chromium for the browser tests: the system's, else Debian's package (as root), else Playwright's own download.
 * Returns its path, or `null` to let Playwright use its own.
 */
export function findBrowser() {
  if (process.env.TABLEE_BROWSER) return process.env.TABLEE_BROWSER;
  const found = installed();
  if (found !== null) return found;
  const debian = spawnSync('apt-get', ['--version']).status === 0;
  if (debian && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
    const now = installed();
    if (now !== null) return now;
  }
  run(NODE, [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
  return null;
}
