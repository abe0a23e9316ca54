import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freshDirectory, spawnServer } from '../testing/test-server.ts';
import { type ConnectionLimits, httpServer } from './connections.ts';

const LIMITS: ConnectionLimits = {
  headers: 300,
  request: 600,
  check: 50,
  perAddress: 5,
  inAll: 8,
};

let http: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  http.closeAllConnections();
  http.close();
});

async function opened(isLimited = true): Promise<string[]> {
  const refused: string[] = [];
  http = httpServer(
    (request, response) => {
      request.resume().on('end', () => response.end('fine'));
    },
    {
      limits: LIMITS,
      isLimited: () => isLimited,
      onRefused: (address) => refused.push(address),
      onFault: () => {},
    },
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return refused;
}

/** A bare connection, and what becomes of it. */
function bare(port = (http.address() as AddressInfo).port) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  socket.on('error', () => {});
  const isOpen = (): boolean => !socket.closed && !socket.readableEnded;
  return { socket, isOpen, heard: () => heard };
}

/** Waits no longer than it takes; a busy machine may take long. */
const soon = (look: () => void): Promise<void> =>
  vi.waitFor(look, { timeout: 20_000, interval: 10 });

test('who says nothing, or never comes to an end, is not listened to for long', async () => {
  await opened();
  const silent = bare();
  const halfHead = bare();
  halfHead.socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const dripping = bare();
  dripping.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n');
  const drip = setInterval(() => dripping.socket.write('x'), 50);
  // Real time: Node’s own limits count it.
  await later(100);
  expect([silent, halfHead, dripping].map(({ isOpen }) => isOpen())).toEqual([true, true, true]);
  await soon(() => expect([silent, halfHead, dripping].some(({ isOpen }) => isOpen())).toBe(false));
  clearInterval(drip);
  expect(dripping.heard()).toContain('408');
});

test('one address may hold a limited number of connections, all together more', async () => {
  const refused = await opened();
  const first = Array.from({ length: 7 }, () => bare());
  await soon(() => expect(first.filter(({ isOpen }) => isOpen())).toHaveLength(5));
  expect(refused).toEqual(['127.0.0.1', '127.0.0.1']);
  first[0]?.socket.destroy();
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  await vi.waitFor(async () => expect(await (await fetch(url)).text()).toBe('fine'), 20_000);
});

test('where no limit holds for one address, that for all does', async () => {
  await opened(false);
  const many = Array.from({ length: 12 }, () => bare());
  await soon(() => expect(many.filter(({ isOpen }) => isOpen())).toHaveLength(8));
});

test('descriptors used up cost connections, not the server', async () => {
  await opened();
  // Fewer than even the connections it would allow.
  const server = await spawnServer(freshDirectory(), {}, 140);
  const many = Array.from({ length: 300 }, () => bare(server.port));
  for (const { socket } of many) socket.write('GET / HTTP/1.1\r\n');
  await soon(() => expect(many.filter(({ isOpen }) => isOpen()).length).toBeLessThan(140));
  for (const { socket } of many) socket.destroy();
  const url = `http://127.0.0.1:${server.port}/healthz`;
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), 20_000);
  expect(await server.kill('SIGTERM')).toBe(0);
});
