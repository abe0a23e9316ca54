import { PASS_CODE_LENGTH } from '@tablee/protocol/passes.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALLOWANCES } from '../../limits.ts';
import { HEED_EVERY, LEAST_DRAIN } from '../../server.ts';
import { Guesses } from '../../sockets/guesses.ts';
import { WrongCodes } from '../../sockets/wrong-codes.ts';
import { duelCatalogue } from '../../testing/duel.ts';
import { hasPostgres } from '../../testing/postgres.ts';
import { sharedCluster } from '../../testing/shared-postgres.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { TestServer } from '../../testing/test-server.ts';
import { ToldTime } from '../../testing/told-time.ts';
import { until } from '../../testing/until.ts';
import { PostgresStore } from './postgres.ts';
import { SharedGuesses } from './shared-guesses.ts';

// docs/operations.md, "Limits": wrong codes and wrong passes count at all nodes.

const { burst } = ALLOWANCES.wrongCodes;
const ADDRESS = '203.0.113.7';

describe.runIf(hasPostgres)('wrong guesses of several nodes', () => {
  let address: string;
  const stores: PostgresStore[] = [];
  beforeEach(async () => {
    address = await (await sharedCluster()).database();
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });

  async function node() {
    const store = new PostgresStore(address);
    stores.push(store);
    await store.open();
    const guesses = new Guesses(true);
    const shared = new SharedGuesses(store);
    const passes: number[] = [];
    guesses.listen(({ what, count }) => what === 'pass' && passes.push(count));
    const tell = () => guesses.exchange(shared.exchange);
    return { guesses, passes, codes: new WrongCodes(guesses), tell };
  }

  test('an address that has spent its tries at one node has none at another', async () => {
    const [a, b] = [await node(), await node()];
    for (let i = 0; i < burst; i += 1) a.codes.count(ADDRESS);
    expect([a.codes.isSpent(ADDRESS), b.codes.isSpent(ADDRESS)]).toEqual([true, false]);
    await a.tell();
    await b.tell();
    expect(b.codes.isSpent(ADDRESS)).toBe(true);
    expect(b.codes.isSpent('203.0.113.8')).toBe(false);
    // A node that has just begun knows of it as well.
    const c = await node();
    await c.tell();
    expect(c.codes.isSpent(ADDRESS)).toBe(true);
  });

  test('each is counted once, and none comes back to the node that told of it', async () => {
    const [a, b] = [await node(), await node()];
    const half = Math.floor(burst / 2);
    for (let i = 0; i < half; i += 1) a.codes.count(ADDRESS);
    for (let i = 0; i < 4; i += 1) for (const each of [a, b]) await each.tell();
    for (const each of [a, b]) {
      expect(each.codes.isSpent(ADDRESS)).toBe(false);
      for (let i = 0; i < burst; i += 1) each.codes.count(ADDRESS);
      expect(each.codes.isSpent(ADDRESS)).toBe(true);
    }
  });

  test('wrong passes are shared as well; after a minute nothing says who guessed', async () => {
    const [a, b] = [await node(), await node()];
    a.guesses.note('pass', ADDRESS);
    a.guesses.note('pass', ADDRESS);
    await a.tell();
    await b.tell();
    expect(b.passes).toEqual([2]);
    expect(b.codes.isSpent(ADDRESS)).toBe(false);
    const cluster = await sharedCluster();
    await cluster.query(address, "UPDATE guesses SET at = at - interval '2 minutes'");
    await b.tell();
    expect(await cluster.query(address, 'SELECT FROM guesses')).toEqual([]);
  });

  test('while the database is gone nothing is forgotten: guesses are shared when it is back', async () => {
    const [a, b] = [await node(), await node()];
    a.guesses.note('pass', ADDRESS);
    const gone = () => Promise.reject(new Error('gone'));
    await expect(a.guesses.exchange(gone)).rejects.toThrow('gone');
    await a.tell();
    await b.tell();
    expect(b.passes).toEqual([1]);
  });
});

test.runIf(hasPostgres)(
  'an address that has guessed codes and passes at one node until it refuses is refused by the other a moment later',
  async () => {
    const databaseUrl = await (await sharedCluster()).database();
    const [timeAtA, timeAtB] = [new ToldTime(), new ToldTime()];
    const opened = (nodeName: string, time: ToldTime) =>
      TestServer.open({ databaseUrl, nodeName, limits: true }, duelCatalogue(), time);
    const [a, b] = [await opened('a', timeAtA), await opened('b', timeAtB)];
    const cluster = await sharedCluster();
    /** A node that tells of its own guesses reads those of the others with the same question. */
    const haveTold = (nodes: number) =>
      until('they have told', async () => {
        const rows = await cluster.query(databaseUrl, 'SELECT DISTINCT node FROM guesses');
        return rows.length === nodes;
      });
    try {
      const pass = (server: TestServer) =>
        fetch(`${server.url}/api/pass/look`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ code: 'A'.repeat(PASS_CODE_LENGTH) }),
        }).then(async (response) => ((await response.json()) as { error: string }).error);
      const [atA, atB] = [await a.client(), await b.client()];
      const room = async (client: TestClient) => {
        const reply = await client.ask('room:join', { code: 'ZZZZZZZZ', nickname: 'Eve' });
        return reply.ok ? 'in' : reply.error.code;
      };
      expect([await pass(b), await room(atB)]).toEqual(['passUnknown', 'noSuchRoom']);
      while ((await pass(a)) !== 'tooFast');
      await until('there are too many', async () => (await room(atA)) === 'tooFast');
      timeAtA.pass(HEED_EVERY);
      await haveTold(1);
      timeAtB.pass(HEED_EVERY);
      await haveTold(2);
      // A token may have come back meanwhile.
      const [passes, rooms] = [
        [await pass(b), await pass(b)],
        [await room(atB), await room(atB)],
      ];
      expect(passes).toContain('tooFast');
      expect(rooms).toContain('tooFast');
    } finally {
      await timeAtA.passUntil(a.close(), LEAST_DRAIN);
      await timeAtB.passUntil(b.close(), LEAST_DRAIN);
    }
  },
);
