import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds two free ports side by side; returns the first. */
export async function freePorts(): Promise<number> {
  const isFree = async (port: number): Promise<boolean> => {
    const probe = createServer().listen(port, '127.0.0.1');
    const [isOpen] = await Promise.race([
      once(probe, 'listening').then(() => [true]),
      once(probe, 'error').then(() => [false]),
    ]);
    probe.close();
    return isOpen === true;
  };
  for (let port = 21_000 + Math.floor(Math.random() * 9000); ; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}
