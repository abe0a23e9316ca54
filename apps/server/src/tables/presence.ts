import type { AppSocket } from '../sockets/outgoing.ts';
import type { RoomRecord } from './room-record.ts';

/** The present members of a room: the connections that look at it. Not stored. */
export class Presence {
  readonly #sockets = new Set<AppSocket>();
  /** When a user last came or went, in milliseconds since the epoch, as far as this server has seen it. */
  readonly #since = new Map<string, number>();
  /** The game a user is new to, as their page says. */
  readonly #newTo = new Map<string, string>();
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

  /** Whether a user is new to a game, as their page says. */
  isNewTo(user: string, game: string): boolean {
    return this.#newTo.get(user) === game;
  }

  /** A user's page says whether they are new to a game. */
  hear(user: string, game: string, learns: boolean): void {
    if (learns) this.#newTo.set(user, game);
    else if (this.isNewTo(user, game)) this.#newTo.delete(user);
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

  /**
   * The members of a room with the time when each last joined or left; users who are neither here nor members are forgotten.
   */
  members({ members }: RoomRecord): RoomRecord['members'] {
    const known = new Set(members.map(({ id }) => id));
    for (const each of [this.#since, this.#newTo]) {
      for (const user of each.keys()) {
        if (!known.has(user) && !this.isHere(user)) each.delete(user);
      }
    }
    return members.map((member) => ({
      ...member,
      since: this.#since.get(member.id) ?? member.since,
    }));
  }
}
