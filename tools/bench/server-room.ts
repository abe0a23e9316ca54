import { WireClient } from './server-wire.ts';

/** Who is in a room of the bench, and what is on its table. */
export interface RoomOrder {
  readonly port: number;
  readonly game: string;
  readonly seats: number;
  readonly spectators: number;
}

/** Guests in one room, the first of them seated and the very first its host; `hear` gets what each receives. */
export async function openRoom(
  { port, game, seats, spectators }: RoomOrder,
  hear: (viewer: number, text: string) => void,
): Promise<WireClient[]> {
  const clients: WireClient[] = [];
  for (let viewer = 0; viewer < seats + spectators; viewer += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/api/guest`, { method: 'POST' });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    clients.push(await WireClient.connect(port, cookie, (text) => hear(viewer, text)));
  }
  const [host, ...others] = clients as [WireClient, ...WireClient[]];
  const { code } = await host.ask<{ code: string }>('room:create', { nickname: 'Host' });
  for (const [i, other] of others.entries()) {
    await other.ask('room:join', { code, nickname: `P${i}` });
  }
  await host.ask('room:choose', { game, seats, options: {} });
  for (let seat = 0; seat < seats; seat += 1) await clients[seat]?.ask('room:sit', { seat });
  return clients;
}
