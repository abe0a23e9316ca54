import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { Cluster } from './postgres.ts';
import { until } from './until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run's PostgreSQL, started when a file `wanted` is put there; then `ready` is there too. */
    readonly postgresFolder: string;
  }
}

/** The PostgreSQL that all tests of a run share. */
export async function sharedCluster(): Promise<Cluster> {
  const folder = inject('postgresFolder');
  const ready = join(folder, 'ready');
  if (!existsSync(ready)) writeFileSync(join(folder, 'wanted'), '');
  await until('the database is there', () => existsSync(ready), 90_000);
  const fault = readFileSync(ready, 'utf8');
  if (fault !== '') throw new Error(fault);
  return Cluster.at(folder);
}
