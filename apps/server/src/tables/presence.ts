import type { AppSocket } from '../sockets/outgoing.ts';
import type { RoomRecord } from './room-record.ts';

/** Who of a room is here: the connections that look at it. Of the moment, kept nowhere. */
export class Presence {
  readonly #sockets = new Set<AppSocket>();
  /** When somebody last came or went, in milliseconds since the epoch, as far as this server has seen it. */
  readonly #since = new Map<string, number>();
  readonly #openedAt: number;

  /** `openedAt`: since when this server knows who is here. */
  constructor(openedAt: number) {
    this.#openedAt = openedAt;
  }

  get isEmpty(): boolean {
    return this.#sockets.size === 0;
  }

  sockets(user?: string): AppSocket[] {
    const all = [...this.#sockets];
    return user === undefined ? all : all.filter((socket) => socket.data.user === user);
  }

  isHere(user: string): boolean {
    for (const socket of this.#sockets) if (socket.data.user === user) return true;
    return false;
  }

  /** Since when a user is away; `null`: they are here. */
  awaySince(user: string): number | null {
    return this.isHere(user) ? null : (this.#since.get(user) ?? this.#openedAt);
  }

  /** `true` if the user was not here before. */
  attach(socket: AppSocket, now: number): boolean {
    const isNew = !this.isHere(socket.data.user);
    this.#sockets.add(socket);
    if (isNew) this.#since.set(socket.data.user, now);
    return isNew;
  }

  /** `true` if the user is no longer here. */
  detach(socket: AppSocket, now: number): boolean {
    if (!this.#sockets.delete(socket) || this.isHere(socket.data.user)) return false;
    this.#since.set(socket.data.user, now);
    return true;
  }

  /** The members of a room with the last coming or going of each; whoever is neither here nor one of them is forgotten. */
  members({ members }: RoomRecord): RoomRecord['members'] {
    const known = new Set(members.map(({ id }) => id));
    for (const user of this.#since.keys()) {
      if (!known.has(user) && !this.isHere(user)) this.#since.delete(user);
    }
    return members.map((member) => ({
      ...member,
      since: this.#since.get(member.id) ?? member.since,
    }));
  }
}
