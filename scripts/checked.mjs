/** Remembers passed checks: one is not repeated while nothing it reads has changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Digest of the files of a working copy that lie in these folders (`''`: all), and of those every check reads: at the root,
 * scripts, lint. `null` where git does not know which files there are.
 */
export function fingerprintOf(root, folders) {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) return null;
  const isRead = (path) =>
    !path.includes('/') ||
    ['scripts/', 'tools/lint/', ...folders].some((folder) => path.startsWith(folder));
  const hash = createHash('sha256').update(process.version);
  for (const path of [...new Set(listed.stdout.split('\0'))].sort()) {
    if (path === '' || !isRead(path)) continue;
    hash.update(`\0${path}\0`);
    try {
      hash.update(readFileSync(join(root, path)));
    } catch {
      // Deleted, and git has not heard of it.
      hash.update('gone');
    }
  }
  return hash.digest('hex');
}

/** The stamps of checks that have passed, each under its name. */
export class Passed {
  #folder;

  constructor(root) {
    this.#folder = join(root, 'node_modules', '.cache', 'tablee-check');
  }

  has(name, fingerprint) {
    try {
      return fingerprint !== null && readFileSync(this.#file(name), 'utf8') === fingerprint;
    } catch {
      return false;
    }
  }

  add(name, fingerprint) {
    if (fingerprint === null) return;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(name), fingerprint);
  }

  #file(name) {
    return join(this.#folder, name.replaceAll(/[^a-z]+/g, '-'));
  }
}
