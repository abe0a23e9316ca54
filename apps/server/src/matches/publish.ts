import type { Seat } from '@tablee/engine';
import type { Patch } from '@tablee/protocol/patch.ts';
import type { MatchSnapshot, MatchUpdate } from '@tablee/protocol/updates.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { Match, Publication } from './match.ts';

/** From where a socket looks at a match. */
export type Viewpoint =
  | { readonly from: 'seat'; readonly seat: Seat }
  /** Watches, and sees the hands of the seats in `shown` (one of them, or all). */
  | { readonly from: 'side'; readonly shown: readonly Seat[] }
  /** Watches the same match as it was some rounds ago; all hands are open once they are old enough. */
  | { readonly from: 'past'; readonly past: Match; readonly hasHands: boolean };

/** The channel of everybody who looks at a match as it is now. */
export const matchChannel = (match: string): string => `match:${match}`;

const seatChannel = (match: string, seat: Seat): string => `match:${match}:${seat}`;
const shownChannel = (match: string, seats: readonly Seat[]): string =>
  `match:${match}:shown:${seats.join('.')}`;
const pastChannel = (match: string, hasHands: boolean): string =>
  `match:${match}:past${hasHands ? ':hands' : ''}`;
function channelsOf(match: string, viewpoint: Viewpoint): string[] {
  switch (viewpoint.from) {
    case 'seat':
      return [matchChannel(match), seatChannel(match, viewpoint.seat)];
    case 'side': {
      const { shown } = viewpoint;
      const hands = shown.length > 0 ? [shownChannel(match, shown)] : [];
      return [matchChannel(match), ...hands];
    }
    case 'past':
      return [pastChannel(match, viewpoint.hasHands)];
  }
}

/**
 * Publishes one step of a match: first each seat's whisper to that seat and to the watchers of its hand, then the same update
 * to all viewers. With `publishPast` and `enter`, the only place where game data leaves the server.
 */
export function publish(outgoing: Outgoing, match: Match, publication: Publication): void {
  const { update, whispers } = publication;
  const { id, seats } = match.record;
  if (update === null) {
    whisperAlone(outgoing, id, whispers);
    return;
  }
  for (const [seat, whisper] of whispers) {
    for (const socket of outgoing.listeners(seatChannel(id, seat))) {
      outgoing.ahead(socket, 'match:whisper', whisper);
    }
  }
  const changed = [...whispers].flatMap(([seat, { own }]) => (own === undefined ? [] : [seat]));
  if (changed.length > 0) {
    const all = seats.map((_, seat) => seat);
    const hands = changed.map((seat) => [seat]);
    // Alone, all are one.
    if (all.length > 1) hands.push(all);
    for (const shown of hands) {
      const sockets = outgoing.listeners(shownChannel(id, shown));
      if (sockets.length > 0) whisperHands(outgoing, sockets, update, whispers, shown);
    }
  }
  outgoing.toChannel(matchChannel(id), 'match:update', update);
}

/** An answer in an open window: its seat alone is sent it. */
function whisperAlone(outgoing: Outgoing, match: string, whispers: Publication['whispers']): void {
  for (const [seat, whisper] of whispers) {
    for (const socket of outgoing.listeners(seatChannel(match, seat))) {
      outgoing.toSocket(socket, 'match:whisper', whisper);
    }
  }
}

/** Publishes a step that late watchers have reached: by then all hands are open to them. */
export function publishPast(outgoing: Outgoing, past: Match, publication: Publication): void {
  const { update, whispers } = publication;
  if (update === null) return;
  const { id, seats } = past.record;
  const sockets = outgoing.listeners(pastChannel(id, true));
  const all = seats.map((_, seat) => seat);
  whisperHands(outgoing, sockets, update, whispers, all);
  for (const socket of sockets) outgoing.toSocket(socket, 'match:update', update);
}

/** To be followed by the update, in the same turn. */
function whisperHands(
  outgoing: Outgoing,
  sockets: readonly AppSocket[],
  { match, seq }: MatchUpdate,
  whispers: Publication['whispers'],
  shown: readonly Seat[],
): void {
  const mates = shown.flatMap((seat) => under(seat, whispers.get(seat)?.own ?? []));
  if (mates.length === 0) return;
  for (const socket of sockets) outgoing.ahead(socket, 'match:whisper', { match, seq, mates });
}

/** The changes of a seat's own layer as changes of the layers shown, by seat. */
const under = (seat: Seat, patch: Patch): Patch =>
  patch.map((step) => ({ ...step, path: `/${seat}${step.path}` }));

/** Lets a socket look at a match, beginning with a snapshot of all it may know. */
export function enter(
  outgoing: Outgoing,
  socket: AppSocket,
  match: Match,
  viewpoint: Viewpoint,
): void {
  const { id, seats } = match.record;
  leave(socket, id);
  void socket.join(channelsOf(id, viewpoint));
  switch (viewpoint.from) {
    case 'seat':
      outgoing.toSocket(socket, 'match:snapshot', match.snapshot(viewpoint.seat));
      return;
    case 'side':
      outgoing.toSocket(socket, 'match:snapshot', watched(match, viewpoint.shown, socket));
      return;
    case 'past': {
      const all = viewpoint.hasHands ? seats.map((_, seat) => seat) : [];
      const snapshot = watched(viewpoint.past, all, socket);
      outgoing.toSocket(socket, 'match:snapshot', { ...snapshot, late: true });
    }
  }
}

/** A player who has left keeps what they had read. */
const watched = (match: Match, shown: readonly Seat[], { data }: AppSocket): MatchSnapshot =>
  match.snapshot(null, shown, match.readerOf(data.user));

/** Everybody who looks at a match: as it is now, or late. */
export const viewersOf = (outgoing: Outgoing, match: string): AppSocket[] => [
  ...outgoing.listeners(matchChannel(match)),
  ...outgoing.listeners(pastChannel(match, false)),
  ...outgoing.listeners(pastChannel(match, true)),
];

/** Whether a socket is sent the updates of exactly this viewpoint of a match. */
export function viewsFrom(socket: AppSocket, match: string, viewpoint: Viewpoint): boolean {
  const heard = [...socket.rooms].filter((channel) => channel.startsWith(matchChannel(match)));
  const channels = channelsOf(match, viewpoint);
  return heard.length === channels.length && channels.every((channel) => heard.includes(channel));
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
