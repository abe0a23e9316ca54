import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, freePorts } from './free-ports.ts';

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test.runIf(existsSync(RANGE))(
  'a port of a test is none of those that the system gives to connections: nobody takes it while its server is down',
  async () => {
    const [first = 0] = readFileSync(RANGE, 'utf8').split('\t').map(Number);
    for (let i = 0; i < 20; i += 1) expect(await freePort()).toBeLessThan(first);
  },
);

test('ports side by side are free', async () => {
  const port = await freePorts(3);
  for (const each of [port, port + 1, port + 2]) {
    const server = createServer().listen(each);
    await once(server, 'listening');
    server.close();
  }
});
