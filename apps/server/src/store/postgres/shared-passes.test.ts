import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPostgres } from '../../testing/postgres.ts';
import { sharedCluster } from '../../testing/shared-postgres.ts';
import { PostgresStore } from './postgres.ts';
import { SharedPasses } from './shared-passes.ts';

// docs/architecture.md, "Several nodes": a pass made at one node is used at another.

describe.runIf(hasPostgres)('passes that several nodes share', () => {
  let address: string;
  let stores: [PostgresStore, PostgresStore];
  let a: SharedPasses;
  let b: SharedPasses;
  beforeEach(async () => {
    address = await (await sharedCluster()).database();
    stores = [new PostgresStore(address), new PostgresStore(address)];
    for (const store of stores) await store.open();
    [a, b] = [new SharedPasses(stores[0]), new SharedPasses(stores[1])];
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
  });
  const change = async (sql: string) => (await sharedCluster()).query(address, sql);
  const problemOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'none',
      (error: { problem?: { code: string } }) => error.problem?.code,
    );

  test('one made here is taken there, once, and both say that it is used', async () => {
    const code = await a.make('u1', 'ROOM');
    expect(await b.valid(code)).toEqual({ user: 'u1', room: 'ROOM' });
    const taken = await Promise.all([problemOf(a.take(code)), problemOf(b.take(code))]);
    expect(taken.toSorted()).toEqual(['none', 'passUsed']);
    for (const passes of [a, b]) expect(await problemOf(passes.valid(code))).toBe('passUsed');
  });

  test('one that was taken in vain there can be taken here', async () => {
    const code = await a.make('u1', 'ROOM');
    await b.take(code);
    await b.giveBack(code);
    expect(await problemOf(a.take(code))).toBe('none');
  });

  test('one whose time is up, whose owner has made another or has ended it is expired at every node', async () => {
    const first = await a.make('u1', 'ROOM');
    const second = await b.make('u1', 'ROOM');
    expect(await problemOf(b.take(first))).toBe('passExpired');
    await a.end('u1');
    expect(await problemOf(b.take(second))).toBe('passExpired');
    const third = await a.make('u1', 'ROOM');
    await change("UPDATE passes SET until = clock_timestamp() - interval '1 s' WHERE NOT used");
    expect(await problemOf(b.valid(third))).toBe('passExpired');
    // A pass of another user is none of this.
    const other = await a.make('u2', 'ROOM');
    expect(await problemOf(b.take(other))).toBe('none');
  });

  test('after an hour its outcome can no longer be asked; of a code only the digest is kept', async () => {
    const code = await a.make('u1', 'ROOM');
    expect(JSON.stringify(await change('SELECT * FROM passes'))).not.toContain(code);
    await change(
      "UPDATE passes SET made = made - interval '2 hours', until = until - interval '2 hours'",
    );
    expect(await problemOf(b.valid(code))).toBe('passUnknown');
    expect(await problemOf(b.take(code))).toBe('passUnknown');
  });
});
