import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first and the number of the ports that are given away here. */
const FIRST = 20_000;
const PORTS = 10_000;

/**
 * Finds free ports side by side, two by default; returns the first. They are none of those that the system gives to connections
 * (from 32,768 on): there a server that is started again may find that a client of any other test has taken its port meanwhile.
 */
export async function freePorts(count = 2): Promise<number> {
  for (let port = FIRST + Math.floor(Math.random() * PORTS); ; port += count) {
    const all = Array.from({ length: count }, (_, i) => isFree(port + i));
    if ((await Promise.all(all)).every(Boolean)) return port;
  }
}

/** Finds a free port. */
export const freePort = (): Promise<number> => freePorts(1);

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  const isOpen = await Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]);
  if (!isOpen) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
