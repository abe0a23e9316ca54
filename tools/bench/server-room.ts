import { createHash, randomBytes } from 'node:crypto';
import { sealText } from '@tablee/protocol/chance.ts';
import { WireClient } from './server-wire.ts';

/** The members of a room of the bench, and its table. */
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
    clients.push(
      await WireClient.connect(port, cookie, (text) => {
        if (viewer < seats) addToChance(clients[viewer] as WireClient, viewer, text);
        hear(viewer, text);
      }),
    );
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

const numbers = new WeakMap<WireClient, string>();

/** Adds to the chance of a match as a page does: seals a number, and opens it once all are sealed. */
function addToChance(client: WireClient, seat: number, text: string): void {
  if (text.startsWith('["match:promise"')) {
    const [, { match, commitment }] = JSON.parse(text) as [
      string,
      { match: string; commitment: string },
    ];
    const nonce = randomBytes(16).toString('hex');
    const sealed = sealText(match, commitment, seat, nonce);
    numbers.set(client, nonce);
    client.emit(
      'match:seal',
      { match, seal: createHash('sha256').update(sealed).digest('hex') },
      () => {},
    );
  } else if (text.startsWith('["match:seals"')) {
    const [, { match }] = JSON.parse(text) as [string, { match: string }];
    client.emit('match:share', { match, nonce: numbers.get(client) }, () => {});
  }
}
