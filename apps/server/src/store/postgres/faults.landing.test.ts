import { setTimeout as later } from 'node:timers/promises';
import { seeded } from '@tablee/engine';
import { chosenSeed } from '@tablee/engine/testing';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CutLine } from '../../testing/cut-line.ts';
import { Cluster, hasPostgres } from '../../testing/postgres.ts';
import { sharedCluster } from '../../testing/shared-postgres.ts';
import { until } from '../../testing/until.ts';
import { GroupCommit } from '../group-commit.ts';
import type { Write } from '../store.ts';
import { Damaged, OutcomeUnknown, StaleWrite, StoreFault } from '../store.ts';
import { connect, cut } from './connection.ts';
import { PostgresStore } from './postgres.ts';

const room = (code: string, version = 1): Write => {
  return { kind: 'room', code, json: `{"n":${version}}`, usedAt: 1, version };
};
const match: Write = {
  kind: 'match',
  record: {
    ...{ id: 'm', room: 'A', game: 'duel', version: 1, options: {}, seats: [] },
    ...{ secret: '00', shares: null, state: 'running' },
  },
};
const entry = (seq: number, by = 'x'): Write => {
  return { kind: 'entry', match: 'm', seq, json: `{"by":"${by}","seq":${seq}}` };
};
const snapshot: Write = { kind: 'snapshot', match: 'm', seq: 0, position: '{}', logged: 0 };

describe.runIf(hasPostgres)('PostgreSQL and its faults', () => {
  let cluster: Cluster;
  let address: string;
  const closing: (() => unknown)[] = [];
  /** One that may be stopped, unlike the one that all tests share. */
  let own: Promise<Cluster> | null = null;
  const ownCluster = (): Promise<Cluster> => {
    own ??= Cluster.start({ fsync: 'on' });
    return own;
  };
  afterAll(async () => (await own)?.close());
  beforeEach(async () => {
    cluster = await sharedCluster();
    address = await cluster.database();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const opened = async (
    at = address,
    options: ConstructorParameters<typeof PostgresStore>[1] = {},
  ): Promise<PostgresStore> => {
    const store = new PostgresStore(at, options);
    closing.push(() => store.close());
    await store.open();
    return store;
  };
  /** A client of the database that holds a room's row until it is ended. */
  const holding = async (code: string): Promise<Client> => {
    const client = new Client({ connectionString: address });
    client.on('error', () => {});
    closing.push(() => client.end().catch(() => {}));
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM rooms WHERE code = $1 FOR UPDATE', [code]);
    return client;
  };
  /** Waits for a session that a lock holds up, and does something to it. */
  const whileHeldUp = async (what: string): Promise<void> => {
    const sql = `SELECT ${what} FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until('it is so', async () => (await cluster.query(address, sql)).length > 0);
  };

  test('a session ended in the middle of a flush: of unknown outcome, and nothing of it is kept; the next flush is', async () => {
    const store = await opened();
    await store.commit([room('A'), match, entry(0)]);
    const held = await holding('A');
    const lost = store.commit([entry(1), room('B'), room('A', 2)]).catch((error: unknown) => error);
    await whileHeldUp('pg_terminate_backend(pid)');
    expect(await lost).toBeInstanceOf(OutcomeUnknown);
    await held.query('ROLLBACK');
    expect(await store.journal('m')).toHaveLength(1);
    expect(await store.room('B')).toBeNull();
    await store.commit([entry(1), room('A', 2)]);
    expect(await store.journal('m')).toHaveLength(2);
  });

  test('a commit whose answer is lost is kept, reported as unknown, and not repeated; the next read is final', async () => {
    const line = await CutLine.to(cluster);
    closing.push(() => line.close());
    const store = await opened(line.address(address));
    await store.commit([room('A'), match, entry(0)]);
    const group = new GroupCommit(store, () => {});
    line.deafen();
    const lost = group
      .settled([entry(1), { kind: 'message', room: 'A', json: '1' }])
      .catch((e) => e);
    const sql = 'SELECT seq FROM journal WHERE seq = 1';
    await until('it is so', async () => (await cluster.query(address, sql)).length > 0);
    line.break();
    expect(await lost).toBeInstanceOf(OutcomeUnknown);
    expect(await store.journal('m')).toHaveLength(2);
    expect(await store.messages('A')).toEqual(['1']);
    await expect(group.settled([entry(1, 'y')])).rejects.toThrow(StaleWrite);
    await group.settled([entry(2)]);
  });

  test('a line that breaks: the session behind it is over before it is reported, so that the next read is final', async () => {
    const line = await CutLine.to(cluster);
    closing.push(() => line.close());
    const store = await opened(line.address(address));
    await store.commit([room('A'), match, entry(0)]);
    const held = await holding('A');
    const lost = store.commit([entry(1), room('A', 2)]).catch((error: unknown) => error);
    await whileHeldUp('pid');
    line.break();
    expect(await lost).toBeInstanceOf(OutcomeUnknown);
    // It was waiting for the row: were it still there, it would go on now.
    await held.query('ROLLBACK');
    // Real time: a session that goes on would have written by then.
    await later(100);
    expect(await store.room('A')).toMatchObject({ version: 1 });
    expect(await store.journal('m')).toHaveLength(1);
    await store.commit([entry(1), room('A', 2)]);
  });

  test('a line that is cut without a word: the flush is given up in time, the next goes by another', async () => {
    const line = await CutLine.to(cluster);
    closing.push(() => line.close());
    const store = await opened(line.address(address), { patience: 1000 });
    await store.commit([room('A')]);
    line.deafen();
    const start = performance.now();
    const lost = await store.commit([room('A', 2)]).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(OutcomeUnknown);
    expect(performance.now() - start).toBeLessThan(10_000);
    await store.commit([room('A', 3)]);
    // Nor does one that is cut while it is opened hold anybody up for long.
    line.break();
    line.deafenNext();
    expect(await store.commit([room('A', 4)]).catch((error) => error)).toBeInstanceOf(StoreFault);
    expect(performance.now() - start).toBeLessThan(20_000);
    await store.commit([room('A', 4)]);
  });

  test("another's lock: waited for, then reported as a fault of which nothing is kept", async () => {
    const store = await opened(address, { patience: 1000 });
    await store.commit([room('A')]);
    const held = await holding('A');
    const error = await store.commit([room('B'), room('A', 2)]).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(StoreFault);
    expect(error).not.toBeInstanceOf(OutcomeUnknown);
    expect(error).toMatchObject({ code: '55P03' });
    await held.query('ROLLBACK');
    expect(await store.room('B')).toBeNull();
    await store.commit([room('B'), room('A', 2)]);
  });

  test('a server that sleeps in the middle of a flush holds nobody up for long: its session is ended', async () => {
    const store = await opened(address, { patience: 3000 });
    await store.commit([room('A'), match, entry(0)]);
    const { client: asleep } = await connect(address);
    closing.push(() => cut(asleep));
    const sent = asleep.connection;
    const half = [
      "UPDATE rooms SET version = 7 WHERE code = 'A'",
      "INSERT INTO journal VALUES ('m', 1, '')",
    ];
    for (const text of half) {
      sent.parse({ name: '', text, types: [] }, true);
      sent.bind({}, true);
      sent.execute({}, true);
    }
    // The sync that would end it never comes.
    sent.flush();
    const sql =
      "SELECT FROM pg_stat_activity WHERE query LIKE 'INSERT INTO journal%' AND wait_event = 'ClientRead'";
    await until('it is so', async () => (await cluster.query(address, sql)).length > 0);
    await store.commit([entry(1), room('A', 2)]);
    expect(await store.journal('m')).toHaveLength(2);
    expect(await store.room('A')).toMatchObject({ version: 2 });
  });

  test('a write that cannot be kept at all fails alone, and its error holds none of its data', async () => {
    const store = await opened();
    const group = new GroupCommit(store, () => {});
    const bad: Write = { kind: 'user', id: 'u1', nickname: 'secret\u0000' };
    const outcomes = await Promise.allSettled([
      group.settled([room('A')]),
      group.settled([bad]),
      group.settled([{ kind: 'message', room: 'nowhere', json: '"secret"' }]),
      group.settled([room('B')]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    for (const outcome of outcomes) {
      if (outcome.status !== 'rejected') continue;
      expect(outcome.reason).not.toBeInstanceOf(StoreFault);
      const { message, stack, ...rest } = outcome.reason;
      expect(JSON.stringify([message, stack, rest])).not.toContain('secret');
    }
  });

  test('two stores that write the same match: each number is kept once, and the second writer is refused', async () => {
    const stores = [await opened(), await opened()];
    await stores[0]?.commit([room('A'), match, entry(0)]);
    const kept: string[] = [];
    const draw = seeded(chosenSeed);
    const write = async (store: PostgresStore, by: string): Promise<void> => {
      for (let tries = 0; tries < 40; tries += 1) {
        const seq = (await store.journal('m')).length;
        // Others have time between the read and the write.
        // Real time: that of two stores beside each other.
        await later(draw() * 4);
        try {
          await store.commit([entry(seq, by), { kind: 'message', room: 'A', json: `${seq}` }]);
          kept[seq] = by;
        } catch (error) {
          expect(error).toEqual(new StaleWrite('entry', 'm'));
        }
      }
    };
    await Promise.all(stores.map((store, i) => write(store, `s${i}`)));
    const [store] = stores as [PostgresStore];
    const lines = await store.journal('m');
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i));
    expect(lines.length).toBeLessThan(81);
    for (const { seq, json } of lines.slice(1)) expect(json).toContain(`"${kept[seq]}"`);
    expect(await store.messages('A')).toEqual(lines.slice(1).map(({ seq }) => `${seq}`));
  });

  test('a database that is stopped and comes back: nothing is kept meanwhile, nothing was lost, all goes on by itself', async () => {
    const halted = await ownCluster();
    const at = await halted.database();
    const store = await opened(at);
    await store.commit([room('A'), match, entry(0)]);
    for (const how of ['fast', 'immediate'] as const) {
      const { length } = await store.journal('m');
      await halted.halt(how);
      const error = await store.commit([entry(length)]).catch((fault: unknown) => fault);
      expect(error).toBeInstanceOf(StoreFault);
      await expect(store.probe()).rejects.toThrow(StoreFault);
      await expect(store.room('A')).rejects.toThrow(StoreFault);
      await halted.resume();
      await store.probe();
      expect(await store.journal('m')).toHaveLength(length);
      await store.commit([entry(length)]);
    }
    expect(await store.journal('m')).toHaveLength(3);
  });

  test('a database that takes no writes is reported as such, and can be read', async () => {
    const store = await opened();
    await store.commit([room('A')]);
    const name = new URL(address).pathname.slice(1);
    await cluster.query(
      'postgres',
      `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
    );
    const readOnly = await opened(address).catch((error: unknown) => error);
    expect(readOnly).toBeInstanceOf(PostgresStore);
    const fault = await (readOnly as PostgresStore).commit([room('B')]).catch((error) => error);
    expect(fault).toBeInstanceOf(StoreFault);
    expect(fault).toMatchObject({ code: '25006' });
    expect(await (readOnly as PostgresStore).room('A')).not.toBeNull();
  });

  test('a closed store opens nothing any more', async () => {
    const store = new PostgresStore(address);
    await store.close();
    await expect(store.commit([room('A')])).rejects.toThrow(StoreFault);
    await expect(store.room('A')).rejects.toThrow(StoreFault);
    expect(
      await cluster.query(address, 'SELECT FROM pg_tables WHERE tablename = $1', ['rooms']),
    ).toEqual([]);
  });

  test('an acknowledgement waits for the disk, whatever the settings of the database; unless it need not', async () => {
    const name = new URL(address).pathname.slice(1);
    const settingOf = async (durability: 'full' | 'normal', set: string): Promise<unknown> => {
      await cluster.query('postgres', `ALTER DATABASE ${name} SET synchronous_commit = ${set}`);
      const store = await opened(address, { durability });
      // The row says by which setting it was written.
      await cluster.query(
        address,
        `CREATE OR REPLACE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN NEW.nickname := current_setting('synchronous_commit'); RETURN NEW; END $$;
         CREATE OR REPLACE TRIGGER tell BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION tell()`,
      );
      await store.commit([{ kind: 'user', id: 'u1', nickname: '' }]);
      return store.nickname('u1');
    };
    expect(await settingOf('full', 'off')).toBe('on');
    expect(await settingOf('full', 'remote_apply')).toBe('remote_apply');
    expect(await settingOf('normal', 'on')).toBe('off');
  });

  test('a spoiled page of snapshots costs snapshots, and nothing else', async () => {
    const halted = await ownCluster();
    const at = await halted.database();
    const whole = await opened(at);
    await whole.commit([room('A'), match, entry(0), snapshot]);
    await halted.spoil(at, 'snapshots');
    const damaged: unknown[] = [];
    const store = await opened(at, { onDamage: (each) => damaged.push(each) });
    await store.commit([entry(1), { ...snapshot, seq: 1 }, entry(2)]);
    expect(damaged).toEqual([new Damaged('snapshot', 'm', 1)]);
    expect(await store.journal('m')).toHaveLength(3);
    expect(await Array.fromAsync(store.snapshots('m'))).toEqual([]);
  });
});
