import type { Viewer } from '@tablee/rules/kernel/layers.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { Match, Publication } from './match.ts';

/** The channel of everybody who looks at a match. */
export const matchChannel = (match: string): string => `match:${match}`;

const seatChannel = (match: string, seat: number): string => `match:${match}:${seat}`;

/**
 * Publishes one step of a match: first each seat's whisper to that seat, then the same update to all who look.
 * With `enter`, the only place where game data leaves the server.
 */
export function publish(outgoing: Outgoing, { update, whispers }: Publication): void {
  for (const [seat, whisper] of whispers) {
    for (const socket of outgoing.listeners(seatChannel(update.match, seat))) {
      outgoing.ahead(socket, 'match:whisper', whisper);
    }
  }
  outgoing.toChannel(matchChannel(update.match), 'match:update', update);
}

/** Lets a socket look at a match from its user's seat, or as a spectator, beginning with the whole of it. */
export function enter(outgoing: Outgoing, socket: AppSocket, match: Match): void {
  const id = match.record.id;
  const viewer: Viewer = match.seatOf(socket.data.user);
  leave(socket, id);
  void socket.join(matchChannel(id));
  if (viewer !== null) void socket.join(seatChannel(id, viewer));
  outgoing.toSocket(socket, 'match:snapshot', match.snapshot(viewer));
}

/** Whether the socket will hear the next step of a match. */
export const isLooking = (socket: AppSocket, match: string): boolean =>
  socket.rooms.has(matchChannel(match));

/** Stops a socket from hearing of a match (of any match, without `match`). */
export function leave(socket: AppSocket, match = ''): void {
  for (const channel of socket.rooms) {
    if (channel.startsWith(matchChannel(match))) void socket.leave(channel);
  }
}
