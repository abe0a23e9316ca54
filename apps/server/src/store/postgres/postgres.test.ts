import { isChange } from '@tablee/engine/testing';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasPostgres } from '../../testing/postgres.ts';
import { sharedCluster } from '../../testing/shared-postgres.ts';
import { storeContract } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { PostgresStore } from './postgres.ts';

const SPOILED = {
  room: 'UPDATE rooms SET json = substr(json, 2) WHERE code = $1 AND 0 = $2',
  match: 'UPDATE matches SET options = substr(options, 2) WHERE id = $1 AND 0 = $2',
  entry: 'UPDATE journal SET entry = substr(entry, 2) WHERE match = $1 AND seq = $2',
  snapshot: 'UPDATE snapshots SET position = substr(position, 2) WHERE match = $1 AND seq = $2',
  message: "UPDATE messages SET json = '{' WHERE room = $1 AND n = $2",
};

describe.runIf(hasPostgres)('PostgreSQL', () => {
  storeContract(
    'PostgreSQL',
    async () => {
      const address = await (await sharedCluster()).database();
      const direct = new Client({ connectionString: address });
      await direct.connect();
      const stores = [new PostgresStore(address)];
      return {
        store: stores[0] as Store,
        async reopen() {
          const again = new PostgresStore(address);
          stores.push(again);
          return again;
        },
        async damage(what, key, seq = 0) {
          await direct.query(SPOILED[what], [key, seq]);
        },
        async age(code, milliseconds) {
          const earlier = 'forgotten_at = forgotten_at - $2';
          await direct.query(
            `WITH aged AS (UPDATE rooms SET lived_at = lived_at - $2::bigint, ${earlier} WHERE code = $1)
           UPDATE matches SET over_at = over_at - $2, ${earlier} WHERE room = $1`,
            [code, milliseconds],
          );
        },
        async close() {
          await direct.end();
          for (const store of stores) await store.close();
        },
      };
    },
    isChange,
  );

  test('an hour in which several servers have a database open is one hour of its life, and is kept by the last to end', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const HOUR = 3_600_000;
    const cluster = await sharedCluster();
    const address = await cluster.database();
    const livedAfter = async (...stores: PostgresStore[]): Promise<unknown> => {
      for (const store of stores) await store.open();
      vi.advanceTimersByTime(HOUR);
      for (const store of stores) await store.close();
      return (await cluster.query(address, 'SELECT value FROM marks'))[0]?.value;
    };
    const open = () => new PostgresStore(address);
    expect(await livedAfter(open(), open())).toBe(String(HOUR));
    expect(await livedAfter(open(), open(), open())).toBe(String(2 * HOUR));
  });
});
