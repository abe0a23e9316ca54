import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { isLoopback } from '../http/identity.ts';
import type { Status } from './page.ts';
import { pageOf } from './page.ts';

/** The operator's address and password. */
export interface OperatorDoor {
  readonly port: number;
  readonly host: string;
  /** The password, with any user name; `null`: only this machine has access. */
  readonly token: string | null;
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
/** Names of this machine: a page of elsewhere that has its own name point here is refused. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The operator's page, figures and one lever: on a port of their own, never among the players'. */
export class Operator {
  readonly #door: OperatorDoor;
  readonly #registry: Registry;
  readonly #status: () => Promise<Status>;
  readonly #drain: () => void;
  readonly #http: Server;
  #isDraining = false;

  constructor(parts: {
    readonly door: OperatorDoor;
    readonly registry: Registry;
    readonly status: () => Promise<Status>;
    /** Ends the server as SIGTERM does. */
    readonly drain: () => void;
    /** Receives errors that could not be shown. */
    readonly onFault: (error: unknown) => void;
  }) {
    this.#door = parts.door;
    this.#registry = parts.registry;
    this.#status = parts.status;
    this.#drain = parts.drain;
    this.#http = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        parts.onFault(error);
        if (!response.headersSent) this.#say(response, 500, 'text/plain', 'a fault: see the log\n');
      });
    });
  }

  /** Returns the port. Rejects if it is taken. */
  async open(): Promise<number> {
    this.#http.listen(this.#door.port, this.#door.host);
    await once(this.#http, 'listening');
    return (this.#http.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.#http.listening) return;
    const closed = once(this.#http, 'close');
    this.#http.close();
    this.#http.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#isAllowed(request)) {
      response.setHeader('WWW-Authenticate', 'Basic realm="Tablee", charset="UTF-8"');
      this.#say(response, this.#door.token === null ? 403 : 401, 'text/plain', 'not for you\n');
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://operator');
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        this.#say(response, 200, 'text/html', pageOf(await this.#status()));
        return;
      case 'GET /status':
        this.#say(response, 200, 'application/json', JSON.stringify(await this.#status()));
        return;
      case 'GET /metrics':
        response.setHeader('Content-Type', this.#registry.contentType);
        this.#say(response, 200, null, await this.#registry.metrics());
        return;
      case 'POST /drain':
        if (!isOwnPage(request)) {
          this.#say(response, 403, 'text/plain', 'not from here\n');
          return;
        }
        this.#say(response, 202, 'text/plain', 'The server gives its rooms away and ends.\n');
        // A second signal would end it at once, in the middle of the move.
        if (!this.#isDraining) this.#drain();
        this.#isDraining = true;
        return;
      default:
        this.#say(response, 404, 'text/plain', 'Not found\n');
    }
  }

  #isAllowed({ socket, headers }: IncomingMessage): boolean {
    const { token } = this.#door;
    if (token === null) {
      const name = String(headers.host ?? '').replace(/:\d+$/, '');
      return isLoopback(socket.remoteAddress ?? '') && LOCAL_NAMES.includes(name);
    }
    const [scheme = '', given = ''] = String(headers.authorization ?? '').split(' ');
    const word =
      scheme.toLowerCase() === 'basic'
        ? Buffer.from(given, 'base64')
            .toString()
            .replace(/^[^:]*:/, '')
        : given;
    return timingSafeEqual(digest(word), digest(token));
  }

  #say(response: ServerResponse, status: number, type: string | null, body: string): void {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (type !== null) response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.writeHead(status).end(body);
  }
}

/** Browsers say where a form comes from; other clients say nothing. */
const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined || headers.origin.replace(/^https?:\/\//, '') === headers.host;
