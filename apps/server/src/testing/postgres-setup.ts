import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Cluster, clusterFolder, hasPostgres } from './postgres.ts';

const LOOK_EVERY = 50;

/**
 * Starts the PostgreSQL that the tests of a run share, once one of them wants it. It ends with the run, however that ends. Called
 * once for each project of the run, each with this module to itself: the first one starts it.
 */
export default function setup({ provide }: TestProject): (() => Promise<void>) | undefined {
  const started = process.env.POSTGRES_OF_RUN;
  const folder = started ?? clusterFolder();
  provide('postgresFolder', folder);
  if (started !== undefined) return undefined;
  process.env.POSTGRES_OF_RUN = folder;
  if (!hasPostgres) console.log('No PostgreSQL on this machine: its tests are skipped.');
  let cluster: Promise<Cluster> | null = null;
  const looking = setInterval(() => {
    if (!existsSync(join(folder, 'wanted'))) return;
    clearInterval(looking);
    cluster = Cluster.start({}, folder);
    cluster.then(
      () => writeFileSync(join(folder, 'ready'), ''),
      (error: unknown) => writeFileSync(join(folder, 'ready'), String(error)),
    );
  }, LOOK_EVERY);
  return async () => {
    clearInterval(looking);
    await cluster?.then((running) => running.close()).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
}
