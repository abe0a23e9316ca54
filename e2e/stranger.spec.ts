import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import type { UpdateOf } from '@tablee/protocol/updates.ts';
import { io, type Socket } from 'socket.io-client';
import { test } from './test.ts';

/** A room opened over sockets alone, as docs/protocol.md tells. */
async function openRoom(origin: string): Promise<{ socket: Socket; code: string }> {
  const guest = await fetch(`${origin}/api/guest`, { method: 'POST' });
  const Cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const socket = io(origin, {
    auth: { protocol: 3 },
    extraHeaders: { Cookie },
    transports: ['websocket'],
  });
  const { code } = (await socket.emitWithAck('room:create', { nickname: 'Ada' })) as {
    code: string;
  };
  return { socket, code };
}

test('bots written from the protocol page alone play a match to its end', {
  tag: '@change',
}, async ({ server }) => {
  const { socket, code } = await openRoom(server.origin);
  const bots = ['Un', 'Deux'].map((nickname) =>
    spawn(process.execPath, ['docs/examples/bot.mjs', server.origin, code, nickname], {
      stdio: 'inherit',
    }),
  );
  try {
    const rooms: UpdateOf<'room'>[] = [];
    socket.on('room', (room: UpdateOf<'room'>) => rooms.push(room));
    await socket.emitWithAck('room:choose', { game: 'royaumes-sauvages', seats: 2, options: {} });
    await expect
      .poll(() => rooms.at(-1)?.seats.every((seating) => seating !== null), { timeout: 30_000 })
      .toBe(true);
    expect(await socket.emitWithAck('room:start', {})).toEqual({ ok: true });
    await expect.poll(() => rooms.at(-1)?.match?.state, { timeout: 60_000 }).toBe('over');
    expect(rooms.at(-1)?.evening.at(-1)?.results).toHaveLength(2);
  } finally {
    for (const bot of bots) bot.kill();
    socket.close();
  }
});
