import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './postgres.ts';

/** A line between a server and its database that can be cut, with a word or without. */
export class CutLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #deaf = new Set<Socket>();
  #isNextDeaf = false;

  private constructor(cluster: Cluster) {
    const path = join(cluster.folder, '.s.PGSQL.5432');
    this.#server = createServer((near) => {
      const far = connect(path);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => {});
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
      near.on('data', (bytes) => far.write(bytes));
      far.on('data', (bytes) => this.#deaf.has(near) || near.write(bytes));
      if (!this.#isNextDeaf) return;
      this.#isNextDeaf = false;
      // Once the database has let it in.
      far.once('data', () => this.#deaf.add(near));
    });
  }

  static async to(cluster: Cluster): Promise<CutLine> {
    const line = new CutLine(cluster);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The address of a database by this line. */
  address(database: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `postgresql://tablee@127.0.0.1:${port}${new URL(database).pathname}`;
  }

  /** On the present connections nothing arrives any more from the database. */
  deafen(): void {
    for (const socket of this.#sockets) this.#deaf.add(socket);
  }

  /** The same for the next connection, from the moment on in which it stands. */
  deafenNext(): void {
    this.#isNextDeaf = true;
  }

  /** Ends all connections. */
  break(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.break();
    this.#server.close();
  }
}
