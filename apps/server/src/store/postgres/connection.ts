import { randomBytes } from 'node:crypto';
import type { ClientConfig, PoolConfig } from 'pg';
import { Client, Pool, types } from 'pg';

/** Milliseconds after which a database that has not answered is taken for gone. */
export const PATIENCE = 6000;
/** The server's own limits come first, as they leave no doubt: parts of the patience. */
const LIMITS = { connect: 1 / 2, lock: 1 / 2, statement: 2 / 3, idleInTransaction: 1 / 2 } as const;

/** Connections for reads. */
const READERS = 4;
/** OID of `bigint`: none here comes near 2^53. */
const BIGINT = 20;

const configOf = (connectionString: string, patience: number): ClientConfig => ({
  connectionString,
  connectionTimeoutMillis: patience * LIMITS.connect,
  statement_timeout: patience * LIMITS.statement,
  lock_timeout: patience * LIMITS.lock,
  idle_in_transaction_session_timeout: patience * LIMITS.idleInTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
  },
});

/**
 * A connection with a name that the database tells it by, `prepared` as is wanted. Rejects with what the driver says, and in time
 * even if the line is cut without a word.
 */
export async function connect(
  connectionString: string,
  patience = PATIENCE,
  prepared: (client: Client) => Promise<void> = async () => {},
): Promise<{ client: Client; name: string }> {
  const name = `tablee ${randomBytes(8).toString('hex')}`;
  const client = new Client(configOf(connectionString, patience));
  // A broken one reports to its user.
  client.on('error', () => {});
  const deadline = setTimeout(() => cut(client), patience);
  try {
    await client.connect();
    await client.query("SELECT set_config('application_name', $1, false)", [name]);
    await prepared(client);
  } catch (error) {
    cut(client);
    throw error;
  } finally {
    clearTimeout(deadline);
  }
  return { client, name };
}

/** Connections for short calls that stand alone. */
export function pool(connectionString: string, patience: number): Pool {
  const config: PoolConfig = {
    ...configOf(connectionString, patience),
    max: READERS,
    query_timeout: patience,
    application_name: 'tablee',
  };
  const opened = new Pool(config);
  // An idle connection that breaks is replaced.
  opened.on('error', () => {});
  return opened;
}

/** Gives a connection up at once: all that it waits for fails. */
export const cut = (client: Client): void => {
  client.connection.stream.destroy();
};
