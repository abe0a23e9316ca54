import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** The wire between one node and the database: it can be cut without a word, as when a switch fails. */
export class Cutter {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isCut = false;

  private constructor(path: string) {
    this.#server = createServer((node) => {
      const database = connect(path);
      const pair = [node, database] as const;
      this.#pairs.add(pair);
      for (const [from, to] of [pair, [database, node] as const]) {
        from.on('data', (chunk) => {
          if (!this.#isCut) to.write(chunk);
        });
        from.on('error', () => {});
        from.on('close', () => {
          this.#pairs.delete(pair);
          // Nobody is sent an end either.
          if (!this.#isCut) to.destroy();
        });
      }
    });
  }

  /** Leads from a port of this machine to a socket of a database. */
  static async to(path: string): Promise<Cutter> {
    const cutter = new Cutter(path);
    cutter.#server.listen(0, '127.0.0.1');
    await once(cutter.#server, 'listening');
    return cutter;
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port;
  }

  cut(): void {
    this.#isCut = true;
  }

  /** New connections go through; those that were there are dead. */
  mend(): void {
    this.#isCut = false;
    this.#drop();
  }

  close(): void {
    this.#server.close();
    this.#drop();
  }

  #drop(): void {
    for (const pair of this.#pairs) for (const end of pair) end.destroy();
    this.#pairs.clear();
  }
}
