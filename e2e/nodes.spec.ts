import { expect } from '@playwright/test';
import { freePort } from '../apps/server/src/testing/free-ports.ts';
import { Cluster, hasPostgres } from '../apps/server/src/testing/postgres.ts';
import { programOf, startProxy } from '../tools/chaos/proxy.ts';
import { Friend } from './friend.ts';
import { TestServer } from './server.ts';
import { test } from './test.ts';

/** Milliseconds until all have come over: the lease of five seconds, and patience with a busy machine. */
const TAKEN_OVER = 45_000;

test('two nodes behind a proxy: a room goes to the other at a release, and when its node is killed; who plays and who watches stays', async ({
  browser,
}) => {
  test.skip(!hasPostgres, 'PostgreSQL is not installed');
  test.skip(programOf('haproxy') === null, 'HAProxy is not installed');
  const cluster = await Cluster.start();
  const port = await freePort();
  const settings = {
    DATABASE_URL: await cluster.database(),
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const nodes = new Map<string, TestServer>();
  for (const name of ['a', 'b']) {
    nodes.set(name, await TestServer.start({ ...settings, NODE_NAME: name }));
  }
  const proxy = await startProxy(
    'haproxy',
    port,
    [...nodes].map(([name, { port: at }]) => ({ name, port: at })),
  );
  const origin = `http://localhost:${port}`;
  await expect.poll(() => fetch(`${origin}/readyz`).then(({ ok }) => ok)).toBe(true);
  /** The node at which all connections are, and the other. */
  const owner = async (): Promise<[TestServer, TestServer]> => {
    const [a, b] = [...nodes.values()] as [TestServer, TestServer];
    return (await connectionsAt(a)) > 0 ? [a, b] : [b, a];
  };
  const mayLoseServer = true;
  const ada = await Friend.arrive(browser, { mayLoseServer });
  const bea = await Friend.arrive(browser, { mayLoseServer, locale: 'fr-FR' });
  const cleo = await Friend.arrive(browser, { mayLoseServer, colorScheme: 'dark' });
  const friends = [ada, bea, cleo];
  const link = await ada.opensRoom(origin, 'Ada');
  await bea.joins(link, 'Béa');
  await cleo.joins(link, 'Cléo');
  await bea.sits();
  await ada.starts();
  for (const { sentence } of friends) await expect(sentence).toBeVisible();
  const lines = cleo.page.locator('.log-line');
  /** Some answers of both, which the watcher sees. */
  const playsOn = async () => {
    const before = await lines.count();
    // One at a time: a watcher may see it late, and a match played on meanwhile is soon over.
    await expect(async () => {
      for (const friend of [ada, bea]) await friend.plays();
      await expect.poll(() => lines.count(), { timeout: 1500 }).toBeGreaterThan(before);
    }).toPass({ timeout: TAKEN_OVER });
  };
  await playsOn();

  const [first, second] = await owner();
  expect(await connectionsAt(second)).toBe(0);
  await first.release();
  await expect.poll(() => connectionsAt(second), { timeout: TAKEN_OVER }).toBe(friends.length);
  await playsOn();

  await first.start();
  await second.kill();
  await expect.poll(() => connectionsAt(first), { timeout: TAKEN_OVER }).toBe(friends.length);
  await playsOn();
  for (const friend of friends) {
    await friend.page.reload();
    await expect(friend.sentence).toBeVisible();
  }
  await playsOn();

  for (const { page } of friends) await page.context().close();
  await proxy.close();
  for (const node of nodes.values()) await node.stop();
  await cluster.close();
});

/** Connections of pages at a node; none where it does not answer. */
async function connectionsAt(node: TestServer): Promise<number> {
  const response = await fetch(`${node.origin}/healthz`).catch(() => null);
  return response === null ? 0 : ((await response.json()) as { sockets: number }).sockets;
}
