import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { expectKey, newKey, readKey } from './http/identity.ts';
import type { Passes } from './http/passes.ts';
import { PassesInMemory } from './http/passes.ts';
import type { Placement } from './placement/placement.ts';
import { AlwaysHere } from './placement/placement.ts';
import { traceOf } from './refusal.ts';
import type { Wrong } from './sockets/guesses.ts';
import { lockFolder } from './store/folder-lock.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Damaged, Store } from './store/store.ts';
import type { Time } from './time.ts';

const DATABASE_FILE = 'tablee.db';

/** The parts of a server that store data, and share it with the other servers of its house if there are any. */
export interface Engine {
  readonly store: Store;
  /** Which rooms are here. */
  readonly placement: Placement;
  readonly passes: Passes;
  /** Signs the cookies. */
  readonly key: Buffer;
  /** Sessions that other servers have ended since this was asked last; `null`: there are no others. */
  readonly newlyEnded: (() => Promise<string[]>) | null;
  /** Sends this server's wrong guesses to the others, and returns theirs; `null`: there are no others. */
  readonly wrongGuesses: ((own: readonly Wrong[]) => Promise<readonly Wrong[]>) | null;
  /** Bytes of all stored data; rejects if they cannot be known. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** Opens the database of the configuration, or the file in its folder, and looks whether it can be written. */
export function openEngine(config: Config, logger: Logger, time: Time): Promise<Engine> {
  const onDamage = ({ kind, key, seq }: Damaged): void => {
    logger.error({ kind, key, seq }, 'damaged, and left out');
  };
  return config.databaseUrl === null
    ? openFile(config, logger, onDamage)
    : openDatabase(config, config.databaseUrl, { logger, onDamage, time });
}

async function openFile(
  { dataDir, durability }: Config,
  logger: Logger,
  onDamage: (damaged: Damaged) => void,
): Promise<Engine> {
  const release = lockFolder(dataDir);
  const store = new SqliteStore(dataDir, {
    ...{ durability, onDamage },
    onThreadEnd: (error) => logger.error({ error: traceOf(error) }, 'the thread of the store died'),
  });
  const close = (): Promise<void> => store.close().finally(release);
  return openedOr(close, async () => {
    await store.open();
    await store.probe();
    const key = readKey(dataDir);
    const parts = { store, placement: new AlwaysHere(), passes: new PassesInMemory(), key };
    const size = async (): Promise<number> => (await stat(join(dataDir, DATABASE_FILE))).size;
    return { ...parts, newlyEnded: null, wrongGuesses: null, size, close };
  });
}

async function openDatabase(
  { durability, nodeName: name, lease, heartbeat }: Config,
  address: string,
  { logger, onDamage, time }: { logger: Logger; onDamage(damaged: Damaged): void; time: Time },
): Promise<Engine> {
  // A server that keeps a file needs no driver.
  const { PostgresStore } = await import('./store/postgres/postgres.ts');
  const { PostgresLeases } = await import('./placement/postgres-leases.ts');
  const { SharedGuesses } = await import('./store/postgres/shared-guesses.ts');
  const { SharedPasses } = await import('./store/postgres/shared-passes.ts');
  const store = new PostgresStore(address, { durability, onDamage });
  let placement: Placement | null = null;
  const close = async (): Promise<void> => {
    await placement?.close();
    await store.close();
  };
  return openedOr(close, async () => {
    await store.open();
    await store.probe();
    const key = expectKey(await store.secret('identity', newKey), 'the database');
    const newlyEnded = (): Promise<string[]> => store.newlyEnded();
    const onFault = (error: unknown): void =>
      logger.warn({ error: traceOf(error) }, 'the lease of this node cannot be renewed');
    placement = await PostgresLeases.open({ url: address, name, lease, heartbeat, onFault, time });
    const size = (): Promise<number> => store.size();
    const shared = {
      passes: new SharedPasses(store),
      ...{ newlyEnded, wrongGuesses: new SharedGuesses(store).exchange },
    };
    return { store, placement, key, ...shared, size, close };
  });
}

async function openedOr(close: () => Promise<void>, open: () => Promise<Engine>): Promise<Engine> {
  try {
    return await open();
  } catch (error) {
    await close();
    throw error;
  }
}
