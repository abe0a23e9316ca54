import type { Socket as Stream } from 'node:net';
import type { AppSocket } from './outgoing.ts';

type Connection = AppSocket['conn'];
interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

/** What engine.io and ws keep to themselves: what waits to be sent, and the stream on which it then goes, in just that order. */
interface Insides {
  writeBuffer: Packet[];
  readonly transport: {
    readonly socket?: { readonly readyState: number; readonly _socket: Stream | null };
  };
}
const insidesOf = (connection: Connection): Insides => connection as unknown as Insides;

/** Options of a message whose frame is made already: those of engine.io, which takes it too. */
export interface Made {
  readonly wsPreEncodedFrame: readonly Buffer[];
}

/** Of a websocket. */
const OPEN = 1;
/** First byte of a frame that holds a whole text. */
const WHOLE_TEXT = 0x81;
/** `4`: a message of Socket.IO, to engine.io. */
const MESSAGE = 0x34;

/** A text of Socket.IO as one websocket frame, header and all. */
export function frameOf(text: string): Buffer<ArrayBuffer> {
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(sizeOf(length));
  fill(frame, 0, text, length);
  return frame;
}

/**
 * Makes a connection write its messages as frames by itself, in one write what leaves together: a write costs the kernel as
 * much as all the rest, and the libraries take several for one message. What cannot go out at once goes the way of the
 * libraries, where it is counted what a peer leaves unread.
 */
export function writeWhole(connection: Connection): void {
  const write = connection.write.bind(connection);
  const insides = insidesOf(connection);
  connection.write = (data, options, callback) => {
    const isPlain = callback === undefined && typeof data === 'string';
    const stream = isPlain ? freeStream(connection) : null;
    if (stream === null) return write(data, options, callback);
    const made = (options as Partial<Made> | undefined)?.wsPreEncodedFrame?.[0];
    const ahead = insides.writeBuffer;
    if (ahead.length === 0) {
      stream.write(made ?? frameOf(data as string));
      return connection;
    }
    insides.writeBuffer = [];
    stream.write(joined(ahead, made ?? (data as string)));
    connection.emit('flush', ahead);
    return connection;
  };
}

/** Where a frame can be written now, right behind all that was written before; `null` if there is no such way. */
function freeStream(connection: Connection): Stream | null {
  if (!connection.transport.writable || connection.readyState !== 'open') return null;
  const { transport, writeBuffer } = insidesOf(connection);
  const { socket } = transport;
  const stream = socket?.readyState === OPEN ? socket._socket : null;
  if (stream === null || stream.writableLength > 0 || !stream.writable) return null;
  return writeBuffer.every(isText) ? stream : null;
}

const isText = ({ type, data }: Packet): boolean => type === 'message' && typeof data === 'string';

/** The frames of several texts, one behind the other; the last may be a frame already. */
function joined(ahead: readonly Packet[], last: string | Buffer): Buffer {
  const texts = ahead.map(({ data }) => data as string);
  if (typeof last === 'string') texts.push(last);
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const size = lengths.reduce((sum, length) => sum + sizeOf(length), 0);
  const whole = Buffer.allocUnsafe(size + (typeof last === 'string' ? 0 : last.length));
  let at = 0;
  texts.forEach((text, i) => {
    at = fill(whole, at, text, lengths[i] as number);
  });
  if (typeof last !== 'string') whole.set(last, at);
  return whole;
}

/** Bytes of a frame for a text of so many bytes. */
const sizeOf = (length: number): number => headerOf(length + 1) + length + 1;

const headerOf = (payload: number): number => (payload < 126 ? 2 : payload < 65_536 ? 4 : 10);

/** Writes a frame; gives where it ends. */
function fill(into: Buffer, start: number, text: string, length: number): number {
  const payload = length + 1;
  const header = headerOf(payload);
  into[start] = WHOLE_TEXT;
  if (header === 2) into[start + 1] = payload;
  else if (header === 4) {
    into[start + 1] = 126;
    into.writeUInt16BE(payload, start + 2);
  } else {
    into[start + 1] = 127;
    into.writeUInt32BE(0, start + 2);
    into.writeUInt32BE(payload, start + 6);
  }
  const at = start + header;
  into[at] = MESSAGE;
  into.write(text, at + 1);
  return at + payload;
}
