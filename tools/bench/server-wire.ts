import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';

/**
 * The thinnest Socket.IO client there is, so that the bench measures the server and not its clients: frames go in and
 * out as text, and only what the load needs is ever parsed.
 */
export class WireClient {
  readonly #socket: WebSocket;
  readonly #acks = new Map<number, (reply: unknown) => void>();
  #ackId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Connects; `hear` gets each event as raw text, `["name",{…}]`. */
  static connect(port: number, cookie: string, hear: (text: string) => void): Promise<WireClient> {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    // Node's WebSocket takes headers, which its web types do not know.
    const socket = new WebSocket(url, { headers: { cookie } } as never);
    const client = new WireClient(socket);
    return new Promise((resolve, reject) => {
      socket.onerror = () => reject(new Error('no connection'));
      socket.onmessage = ({ data }: { data: unknown }) => {
        const text = data as string;
        if (text.startsWith('42')) hear(text.slice(2));
        else if (text.startsWith('43')) client.#settle(text);
        else if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send(`40{"protocol":${PROTOCOL_VERSION}}`);
        else if (text.startsWith('40')) resolve(client);
        else if (text.startsWith('44')) reject(new Error(text));
      };
    });
  }

  emit(name: string, payload: object, ack: (reply: unknown) => void): void {
    this.#ackId += 1;
    this.#acks.set(this.#ackId, ack);
    this.#socket.send(`42${this.#ackId}${JSON.stringify([name, payload])}`);
  }

  /** The reply of a request that must be granted. */
  ask<Data>(name: string, payload: object): Promise<Data> {
    return new Promise((resolve, reject) => {
      this.emit(name, payload, (reply) => {
        const { ok } = reply as { ok: boolean };
        if (ok) resolve(reply as Data);
        else reject(new Error(`${name}: ${JSON.stringify(reply)}`));
      });
    });
  }

  close(): void {
    this.#socket.close();
  }

  #settle(text: string): void {
    const start = text.indexOf('[');
    const id = Number(text.slice(2, start));
    const ack = this.#acks.get(id);
    this.#acks.delete(id);
    ack?.((JSON.parse(text.slice(start)) as unknown[])[0]);
  }
}

/** Bytes of a text frame on the wire, its header included. */
export function frameBytes(text: string): number {
  const payload = Buffer.byteLength(text) + 2;
  return payload + (payload < 126 ? 2 : 4);
}

/** The value below which `share` of the samples lie. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Keeps this process from sleeping until the returned function is called. On one machine, a server that writes to a
 * sleeping process pays for waking it up; players far away never cost it that.
 */
export function stayAwake(): () => void {
  let isAwake = true;
  const spin = (): void => {
    if (isAwake) setImmediate(spin);
  };
  spin();
  return () => {
    isAwake = false;
  };
}

/** The tasks of the clients' process, on demand. */
interface Turns<Result> {
  go(): void;
  stop(): void;
  forget(): void;
  result(): Result;
  /** Closes all connections. */
  leave?(): void;
}

/** Orders come one word at a time, and each is confirmed; after `stop`, running work is waited for. */
export function takeTurns<Result>(turns: Turns<Result>): void {
  process.on('message', (word: keyof Turns<Result>) => {
    const result = turns[word]?.();
    const confirm = (): void => void process.send?.({ word, result });
    if (word === 'stop') setTimeout(confirm, SETTLING_MS);
    else confirm();
  });
  process.send?.({ word: 'ready' });
}

const SETTLING_MS = 150;
