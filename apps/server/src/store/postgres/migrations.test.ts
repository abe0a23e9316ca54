import { Client } from 'pg';
import { expect, test } from 'vitest';
import { hasPostgres } from '../../testing/postgres.ts';
import { sharedCluster } from '../../testing/shared-postgres.ts';
import type { Migration } from './migrations.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { PostgresStore } from './postgres.ts';

const connected = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

test.runIf(hasPostgres)(
  'many nodes that open an empty database at once migrate it once',
  async () => {
    const cluster = await sharedCluster();
    const address = await cluster.database();
    const clients = await Promise.all(Array.from({ length: 6 }, () => connected(address)));
    await Promise.all(clients.map((client) => migrate(client)));
    await Promise.all(clients.map((client) => client.end()));
    expect(await cluster.query(address, 'SELECT version, oldest FROM schema')).toEqual([
      { version: MIGRATIONS.length, oldest: 1 },
    ]);
    expect(await cluster.query(address, 'SELECT count(*)::int AS n FROM marks')).toEqual([
      { n: 1 },
    ]);
  },
);

test.runIf(hasPostgres)(
  'a database of a newer server is used while that shares it with older ones, and refused then',
  async () => {
    const cluster = await sharedCluster();
    const address = await cluster.database();
    const client = await connected(address);
    await migrate(client);
    await client.query('UPDATE schema SET version = 99');
    await migrate(client);
    await client.query('UPDATE schema SET oldest = 98');
    await expect(migrate(client)).rejects.toThrow('newer server (schema 99)');
    await client.end();
    expect(await cluster.query(address, 'SELECT version, oldest FROM schema')).toEqual([
      { version: 99, oldest: 98 },
    ]);
  },
);

test.runIf(hasPostgres)(
  'a later step changes stored data; the release before goes on working on it, until a step drops what it needs',
  async () => {
    const cluster = await sharedCluster();
    const address = await cluster.database();
    const before = new PostgresStore(address);
    await before.open();
    const room = (code: string, version: number) =>
      before.commit([{ kind: 'room', code, json: '{}', version, usedAt: 1 }]);
    await room('KEPT', 1);

    const expands: Migration = { sql: "ALTER TABLE rooms ADD COLUMN mood text DEFAULT 'calm'" };
    const drops: Migration = {
      ...{ sql: 'ALTER TABLE rooms DROP COLUMN lived_at', oldest: MIGRATIONS.length + 1 },
    };
    const newer = await connected(address);
    await migrate(newer, [...MIGRATIONS, expands]);
    expect(await cluster.query(address, 'SELECT code, mood FROM rooms')).toEqual([
      { code: 'KEPT', mood: 'calm' },
    ]);
    // The step is done once.
    await migrate(newer, [...MIGRATIONS, expands]);
    // A server of the release before that runs writes on, and one that starts opens the database.
    await room('KEPT', 2);
    await room('MORE', 1);
    await migrate(newer);
    expect((await before.room('MORE'))?.version).toBe(1);
    expect(await cluster.query(address, 'SELECT version, oldest FROM schema')).toEqual([
      { version: MIGRATIONS.length + 1, oldest: 1 },
    ]);

    // A step that fails leaves the database as it was.
    const broken: Migration = { sql: 'ALTER TABLE rooms DROP COLUMN lived_at; SELECT 1/0' };
    await expect(migrate(newer, [...MIGRATIONS, expands, broken])).rejects.toThrow('zero');
    await room('KEPT', 3);

    await migrate(newer, [...MIGRATIONS, expands, drops]);
    await expect(migrate(newer)).rejects.toThrow('newer server');
    await before.close();
    await newer.end();
  },
);
