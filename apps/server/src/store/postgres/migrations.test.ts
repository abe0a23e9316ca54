import { Client } from 'pg';
import { expect, test } from 'vitest';
import { hasPostgres } from '../../testing/postgres.ts';
import { sharedCluster } from '../../testing/shared-postgres.ts';
import { migrate } from './migrations.ts';

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
      { version: 1, oldest: 1 },
    ]);
    expect(await cluster.query(address, 'SELECT count(*)::int AS n FROM marks')).toEqual([
      { n: 1 },
    ]);
  },
);

test.runIf(hasPostgres)(
  'a database of a newer server is used as long as that shares it with older ones, and refused then',
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
