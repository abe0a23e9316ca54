import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cluster } from '../../testing/postgres.ts';
import { hasPostgres } from '../../testing/postgres.ts';
import { sharedCluster } from '../../testing/shared-postgres.ts';
import { GroupCommit } from '../group-commit.ts';
import type { Write } from '../store.ts';
import { Fenced, isOvertaken } from '../store.ts';
import { PostgresStore } from './postgres.ts';

const room = (code: string, version = 1): Write => {
  return { kind: 'room', code, json: '{}', usedAt: 1, version };
};
const said = (code: string): Write => ({ kind: 'message', room: code, json: '{}' });

describe.runIf(hasPostgres)('places', () => {
  let cluster: Cluster;
  let address: string;
  let store: PostgresStore;
  beforeAll(async () => {
    cluster = await sharedCluster();
    address = await cluster.database();
    store = new PostgresStore(address);
    await store.open();
    await cluster.query(
      address,
      "INSERT INTO places VALUES ('A', 'a', 1), ('B', 'a', 1), ('C', 'b', 5)",
    );
  });
  afterAll(() => store.close());

  test('a room that is where it was is written; one that was taken since is not, and the room is named', async () => {
    const [a, b, c] = [
      { room: 'A', epoch: 1 },
      { room: 'B', epoch: 1 },
      { room: 'C', epoch: 4 },
    ];
    await store.commit([room('A'), room('B')], [a, b]);
    const lost = { room: 'nowhere', epoch: 1 };
    const fenced = await store
      .commit([room('A', 2), room('C')], [a, c, lost])
      .catch((error: unknown) => error);
    expect(fenced).toEqual(new Fenced([c, lost]));
    expect(isOvertaken(fenced)).toBe(true);
    expect(await store.room('A')).toMatchObject({ version: 1 });
    expect(await store.room('C')).toBeNull();
  });

  test('a unit that is fenced fails alone, whatever its writes are, and the good ones beside it are kept', async () => {
    const group = new GroupCommit(store, () => {});
    const place = { room: 'A', epoch: 1 };
    await group.settled([said('A')], place);
    await cluster.query(address, "UPDATE places SET node = 'b', epoch = 2 WHERE room = 'A'");
    const outcomes = await Promise.allSettled([
      group.settled([said('A')], place),
      group.settled([said('B')], { room: 'B', epoch: 1 }),
      group.settled([{ kind: 'user', id: 'u1', nickname: 'Ada' }]),
      group.settled([said('A')], place),
      group.settled([said('A')], { room: 'A', epoch: 2 }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await store.messages('A')).toHaveLength(2);
    expect(await store.messages('B')).toHaveLength(1);
    expect(await store.nickname('u1')).toBe('Ada');
  });

  test('the place of a missing room goes with the forgotten ones, unless a living node is about to make it', async () => {
    await cluster.query(
      address,
      `INSERT INTO nodes (id, name, until) VALUES
         ('lives', 'a', clock_timestamp() + interval '1 minute'), ('dead', 'b', clock_timestamp())`,
    );
    await cluster.query(
      address,
      "INSERT INTO places VALUES ('G', 'dead', 3), ('H', NULL, 2), ('I', 'lives', 1)",
    );
    await store.forget(1e12, 1e12);
    const left = await cluster.query(address, 'SELECT room FROM places ORDER BY room');
    // There is no room C either, and its node was never known.
    expect(left.map(({ room: code }) => code)).toEqual(['A', 'B', 'I']);
  });
});
