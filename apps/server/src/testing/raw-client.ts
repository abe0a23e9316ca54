import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';

type RawReply = { readonly ok: boolean; readonly error?: { readonly code: string } };

/** A connection without a library in between: sends any frame, and many requests at once. */
export class RawClient {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (code: string) => void>();
  #asked = 0;
  isOpen = true;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onclose = () => {
      this.isOpen = false;
      for (const settle of this.#waiting.values()) settle('closed');
      this.#waiting.clear();
    };
  }

  static connect(port: number, headers: Record<string, string>): Promise<RawClient> {
    const url = `ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`;
    // Node's WebSocket takes headers, which its web types do not know.
    const socket = new WebSocket(url, { headers } as never);
    const client = new RawClient(socket);
    return new Promise((resolve, reject) => {
      socket.onerror = () => reject(new Error('no connection'));
      socket.onmessage = ({ data }: { data: unknown }) => {
        const text = String(data);
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send(`40{"protocol":${PROTOCOL_VERSION}}`);
        else if (text.startsWith('40')) resolve(client);
        else if (text.startsWith('44')) reject(new Error(text));
        else if (text.startsWith('43')) client.#settle(text);
      };
    });
  }

  /** The code of the refusal; `ok`, or `closed` if the connection ends first. */
  ask(name: string, payload: unknown): Promise<string> {
    if (!this.isOpen) return Promise.resolve('closed');
    this.#asked += 1;
    this.#socket.send(`42${this.#asked}${JSON.stringify([name, payload])}`);
    const id = this.#asked;
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  send(frame: string): void {
    if (this.isOpen) this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close();
  }

  #settle(text: string): void {
    const start = text.indexOf('[');
    const id = Number(text.slice(2, start));
    const [reply] = JSON.parse(text.slice(start)) as [RawReply];
    this.#waiting.get(id)?.(reply.ok ? 'ok' : (reply.error?.code ?? ''));
    this.#waiting.delete(id);
  }
}
