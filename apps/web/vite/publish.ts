import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildEnvironment, Plugin } from 'vite';

/** Builds that stay: pages opened before the last few still find their scripts. */
const KEPT_BUILDS = 5;
const BUILD = /^build-\d+$/;

/** A folder that no build has had before. */
export const freshFolder = (): string => join('dist', `build-${Date.now()}`);

/**
 * Makes a build the current one once it is whole: a build beside a running server takes nothing away from under it, and a
 * build that fails changes nothing.
 */
export function publish(): Plugin {
  let outDir = '';
  return {
    name: 'publish',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async buildApp(builder) {
      // The closing hook of a bundle also runs if it failed: only code after the build knows that it succeeded.
      await builder.build(builder.environments.client as BuildEnvironment);
      const dist = dirname(outDir);
      const name = outDir.slice(dist.length + 1);
      writeFileSync(join(dist, 'current.new'), name, { flush: true });
      renameSync(join(dist, 'current.new'), join(dist, 'current'));
      removeOld(dist, name);
    },
  };
}

/** Removes builds beyond the newest few, and then files that belong to no build: older servers served them from there. */
function removeOld(dist: string, current: string): void {
  const builds = readdirSync(dist).filter((name) => BUILD.test(name));
  const kept = builds
    .sort()
    .reverse()
    .filter((name) => name !== current)
    .slice(0, KEPT_BUILDS - 1);
  if (kept.length < KEPT_BUILDS - 1) return;
  const stays = new Set(['current', current, ...kept]);
  for (const name of readdirSync(dist)) {
    if (!stays.has(name)) rmSync(join(dist, name), { recursive: true, force: true });
  }
}
