import { seeded } from '@tablee/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Cluster, hasPostgres } from '../../testing/postgres.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

describe.runIf(hasPostgres)('a server whose database goes away', () => {
  let cluster: Cluster;
  let server: TestServer;
  beforeAll(async () => {
    cluster = await Cluster.start();
    server = await TestServer.open({ databaseUrl: await cluster.database() });
  });
  afterAll(async () => {
    await server.close();
    await cluster.close();
  });

  const healthIs = (status: number): Promise<void> =>
    until(`health is ${status}`, async () => {
      const response = await fetch(`${server.url}/healthz`);
      return response.status === status;
    });
  const seqOf = ({ match }: TestClient): number => match?.seq ?? -1;

  test('nothing is acknowledged meanwhile, and the match goes on by itself where it was', async () => {
    const { members, host } = await server.match(2, 1, { rounds: 30 });
    const draw = seeded(3);
    const asked = (): TestClient =>
      members.find(({ match }) => match?.question) ?? (members[0] as TestClient);
    const play = async (): Promise<number> => {
      const seq = seqOf(host);
      expect(await asked().answerAtRandom(draw)).toEqual({ ok: true });
      for (const one of members) await one.until('the step', (each) => seqOf(each) > seq);
      return seqOf(host);
    };
    let seq = await play();
    for (const how of ['fast', 'immediate'] as const) {
      await cluster.halt(how);
      // A write in the moment of the break would have an unknown outcome, which is reported differently.
      await healthIs(503);
      expect(await asked().answerAtRandom(draw)).toEqual({ ok: false, error: { code: 'notKept' } });
      expect(await host.ask('room:rename', { nickname: 'Bea' })).toEqual({
        ok: false,
        error: { code: 'notKept' },
      });
      expect(members.map(seqOf)).toEqual(members.map(() => seq));
      await cluster.resume();
      await healthIs(200);
      seq = await play();
    }
    expect(host.room?.members[0]?.nickname).toBe('Ada');
    expect(server.logs).toMatch(/"code":"(ECONNREFUSED|ENOENT)"/);
    expect(server.logs).not.toContain(cluster.folder);
  });
});
