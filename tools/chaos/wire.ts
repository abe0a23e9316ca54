import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';

const TEXT = 0x81;
const CLOSE = 8;
/** Nobody waits longer than this for a reply on a connection that is open. */
const PATIENCE = 30_000;
/** Nor than this for a connection, as our page. */
const OPENING = 8000;

/** A server's reply to a request. */
export type Reply =
  | { readonly ok: true; readonly code?: string }
  | {
      readonly ok: false;
      readonly error: { readonly code: string; readonly field?: string; readonly at?: string };
    };

/** The server has refused the connection: its word for it, and where to go instead. */
export class Refused extends Error {
  readonly code: string;
  readonly at: string | null;
  constructor({ code, at = null }: { readonly code: string; readonly at?: string | null }) {
    super(`refused: ${code}`);
    this.code = code;
    this.at = at;
  }
}

/** The connection has ended before the reply: whether it was heard is not known. */
export class Gone extends Error {}
/** The connection is open, and the reply does not come. */
export class NoReply extends Error {}

/** The query of a connection's address besides the required parts. */
type Query = Readonly<Record<string, string>>;
interface Told {
  readonly code: string;
  readonly at?: string;
}

interface Listener {
  hear(name: string, payload: unknown): void;
  ended(): void;
}

/**
 * A Socket.IO connection made by hand, from the page of the protocol down to the frames of the websocket: so it can also stop
 * reading, or vanish without a word.
 */
export class Wire {
  readonly #socket: Socket;
  readonly #listener: Listener;
  readonly #asked = new Map<number, { settle: (reply: Reply) => void; drop: () => void }>();
  #buffer: Buffer = Buffer.alloc(0);
  #isUpgraded = false;
  #isOver = false;
  #askId = 0;
  /** Milliseconds of silence after which a server is taken to be gone. */
  #silence = PATIENCE;
  #watch: NodeJS.Timeout | undefined;
  #opened: (error: Error | null) => void = () => {};

  private constructor(port: number, cookie: string, listener: Listener, query: Query) {
    this.#listener = listener;
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('connect', () => this.#socket.write(upgrade(port, cookie, query)));
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', () => this.#end());
    this.#socket.on('close', () => this.#end());
  }

  /** Rejects with `Refused` if the server will not have it, with `Gone` if none answers. `query` goes into its address. */
  static open(port: number, cookie: string, listener: Listener, query: Query = {}): Promise<Wire> {
    const wire = new Wire(port, cookie, listener, query);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => wire.close(), OPENING);
      wire.#opened = (error) => {
        clearTimeout(timer);
        if (error === null) resolve(wire);
        else reject(error);
      };
    });
  }

  ask(name: string, payload: object): Promise<Reply> {
    if (this.#isOver) return Promise.reject(new Gone());
    this.#askId += 1;
    const id = this.#askId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#asked.delete(id);
        reject(new NoReply(name));
      }, PATIENCE);
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        resolve(reply);
      };
      const drop = (): void => {
        clearTimeout(timer);
        reject(new Gone());
      };
      this.#asked.set(id, { settle, drop });
      this.#send(`42${id}${JSON.stringify([name, payload])}`);
    });
  }

  close(): void {
    this.#socket.destroy();
    this.#end();
  }

  /** Reads and writes no more, and says nothing: as a telephone that has left the network. */
  vanish(): void {
    this.#socket.pause();
    this.#socket.removeAllListeners('data');
    this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#watch);
    for (const { drop } of this.#asked.values()) drop();
    this.#asked.clear();
    this.#opened(new Gone());
    this.#listener.ended();
  }

  #take(chunk: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    if (!this.#isUpgraded) {
      const end = this.#buffer.indexOf('\r\n\r\n');
      if (end === -1) return;
      if (!this.#buffer.subarray(0, end).toString().startsWith('HTTP/1.1 101')) {
        this.close();
        return;
      }
      this.#isUpgraded = true;
      this.#buffer = this.#buffer.subarray(end + 4);
    }
    while (!this.#isOver) {
      const frame = frameOf(this.#buffer);
      if (frame === null) return;
      this.#buffer = this.#buffer.subarray(frame.length);
      if (frame.opcode === CLOSE) this.close();
      else this.#packet(frame.text);
    }
  }

  #packet(text: string): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.close(), this.#silence);
    if (text === '2') this.#send('3');
    else if (text.startsWith('42')) {
      const [name, payload] = JSON.parse(text.slice(2)) as [string, unknown];
      this.#listener.hear(name, payload);
    } else if (text.startsWith('43')) {
      const start = text.indexOf('[');
      const id = Number(text.slice(2, start));
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      asked?.settle((JSON.parse(text.slice(start)) as [Reply])[0]);
    } else if (text.startsWith('44')) {
      const { message, data } = JSON.parse(text.slice(2)) as { message: string; data?: Told };
      this.#opened(new Refused(data ?? { code: message }));
      this.close();
    } else if (text.startsWith('40')) this.#opened(null);
    else if (text.startsWith('0')) {
      const { pingInterval, pingTimeout } = JSON.parse(text.slice(1)) as Record<string, number>;
      this.#silence = Number(pingInterval) + Number(pingTimeout);
      this.#send(`40{"protocol":${PROTOCOL_VERSION}}`);
    }
  }

  #send(text: string): void {
    if (this.#isOver) return;
    const payload = Buffer.from(text);
    const isLong = payload.length > 125;
    // Masked by zeros: a client's frames have to be masked, not hidden.
    const head = Buffer.alloc(isLong ? 8 : 6);
    head[0] = TEXT;
    head[1] = 0x80 | (isLong ? 126 : payload.length);
    if (isLong) head.writeUInt16BE(payload.length, 2);
    this.#socket.write(Buffer.concat([head, payload]));
  }
}

/** The head of a request for a websocket. */
export function upgrade(port: number, cookie: string, query: Query = {}): string {
  const address = new URLSearchParams({ EIO: '4', transport: 'websocket', ...query });
  const key = randomBytes(16).toString('base64');
  const lines = [
    `GET /socket.io/?${address} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
    `Cookie: ${cookie}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The first whole frame of a buffer. */
function frameOf(buffer: Buffer): { opcode: number; text: string; length: number } | null {
  if (buffer.length < 2) return null;
  const short = (buffer[1] as number) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (buffer.length < head) return null;
  const size =
    short < 126
      ? short
      : short === 126
        ? buffer.readUInt16BE(2)
        : Number(buffer.readBigUInt64BE(2));
  const length = head + size;
  if (buffer.length < length) return null;
  const opcode = (buffer[0] as number) & 0x0f;
  return { opcode, text: buffer.subarray(head, length).toString(), length };
}
