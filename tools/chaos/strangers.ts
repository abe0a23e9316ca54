import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { upgrade, Wire } from './wire.ts';

/** The bytes of clients that then send no more. */
const HALVES: Readonly<Record<string, (port: number) => string>> = {
  request: () => 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nAccep',
  body: () =>
    'POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a',
  upgrade: (port) => upgrade(port, 'tablee=none').slice(0, -30),
  socket: (port) => upgrade(port, 'tablee=none'),
  nothing: () => '',
};

/** Connections that no page would make: half a request, half an upgrade, and clients that ask for much and read nothing. */
export class Strangers {
  readonly #port: number;
  readonly #sockets = new Set<Socket>();

  constructor(port: number) {
    this.#port = port;
  }

  /** Connections that begin and do not go on. */
  halfOpen(): void {
    for (const half of Object.values(HALVES)) {
      const socket = connect(this.#port, '127.0.0.1');
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => this.#sockets.delete(socket));
      socket.write(half(this.#port));
    }
  }

  /** Watches a table, asks for all of it again and again, and reads none of the replies. */
  async slow(cookie: string, code: string, match: string | null): Promise<void> {
    const wire = await Wire.open(this.#port, cookie, { hear: () => {}, ended: () => {} });
    await wire.ask('room:join', { code, nickname: 'Stranger' });
    if (match !== null) {
      for (let i = 0; i < 50; i += 1) wire.ask('match:resync', { match }).catch(() => {});
    }
    setTimeout(() => wire.vanish(), 5);
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
