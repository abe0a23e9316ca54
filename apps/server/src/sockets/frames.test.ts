import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { frameOf, writeWhole } from './frames.ts';
import { eventText, jsonParser } from './json-parser.ts';
import type { AppServer, AppSocket } from './outgoing.ts';
import { Outgoing, sendAhead } from './outgoing.ts';

/** A server with one client, whose connection counts its writes. */
async function opened(transports: ('websocket' | 'polling')[] = ['websocket']) {
  const http = createServer();
  const io = new Server(http, { parser: jsonParser, perMessageDeflate: false }) as AppServer;
  io.engine.on('connection', writeWhole);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const come = once(io, 'connection') as Promise<[AppSocket]>;
  const { port } = http.address() as AddressInfo;
  const client = connect(`http://127.0.0.1:${port}`, { transports, reconnection: false });
  const [socket] = await come;
  const heard: unknown[] = [];
  client.onAny((name: string, payload: unknown) => heard.push([name, payload]));
  onTestFinished(async () => {
    client.close();
    await io.close();
  });
  const outgoing = new Outgoing(false);
  outgoing.attach(io);
  const writes: number[] = [];
  const { socket: ws } = socket.conn.transport as unknown as {
    socket?: { _socket: NodeJS.WritableStream };
  };
  if (ws !== undefined) {
    const { _socket: stream } = ws;
    const write = stream.write.bind(stream);
    stream.write = ((chunk: Buffer, ...rest: []) => {
      writes.push(chunk.length);
      return write(chunk, ...rest);
    }) as typeof stream.write;
  }
  return { socket, client, outgoing, heard, writes };
}

const goodbye = (reason: 'kicked' | 'notInRoom') => ({ reason });
const long = (length: number) => ({ messages: ['é'.repeat(length)] }) as never;

test('what goes ahead leaves with what follows, in one write and in its order', async () => {
  const { socket, outgoing, heard, writes } = await opened();
  await socket.join('here');
  outgoing.ahead(socket, 'room:goodbye', goodbye('kicked'));
  sendAhead(socket, () => socket.emit('room:goodbye', goodbye('notInRoom')));
  outgoing.toChannel('here', 'room:goodbye', goodbye('kicked'));
  expect(writes).toHaveLength(1);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toEqual(
    (['kicked', 'notInRoom', 'kicked'] as const).map((reason) => ['room:goodbye', goodbye(reason)]),
  );
});

test.each([0, 40, 60, 120, 126, 30_000, 70_000])(
  'a text of %i two-byte letters is one frame that every client reads',
  async (length) => {
    const { socket, outgoing, heard, writes } = await opened();
    outgoing.ahead(socket, 'chat:history' as never, long(length));
    outgoing.toSocket(socket, 'chat:history' as never, long(length));
    outgoing.toSocket(socket, 'chat:history' as never, long(length));
    await expect.poll(() => heard.length).toBe(3);
    expect(heard).toEqual(Array(3).fill(['chat:history', long(length)]));
    const text = eventText('chat:history', long(length));
    expect(writes[0]).toBe(2 * frameOf(text).length);
  },
);

test('a peer that does not read is left to the libraries, which count what waits', async () => {
  const { socket, outgoing, heard, client } = await opened();
  const created: unknown[] = [];
  socket.conn.on('packetCreate', (packet: unknown) => created.push(packet));
  const raw = client.io.engine.transport as unknown as { ws: { _socket?: { pause(): void } } };
  raw.ws._socket?.pause();
  for (let i = 0; i < 400; i += 1) outgoing.toSocket(socket, 'chat:history' as never, long(30_000));
  expect(created.length).toBeGreaterThan(300);
  (raw.ws._socket as unknown as { resume(): void })?.resume();
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(400);
});

test('what cannot take frames hears the same in the same order', async () => {
  const { socket, outgoing, heard } = await opened(['polling']);
  await socket.join('here');
  outgoing.ahead(socket, 'room:goodbye', goodbye('kicked'));
  outgoing.toChannel('here', 'room:goodbye', goodbye('notInRoom'));
  await expect.poll(() => heard.length).toBe(2);
  expect(heard.map((one) => (one as [string, { reason: string }])[1].reason)).toEqual([
    'kicked',
    'notInRoom',
  ]);
});

test('nothing is written to a connection that has ended', async () => {
  const { socket, client, outgoing, writes } = await opened();
  const gone = once(socket, 'disconnect');
  client.close();
  await gone;
  const before = writes.length;
  outgoing.toSocket(socket, 'room:goodbye', goodbye('kicked'));
  expect(writes).toHaveLength(before);
});
