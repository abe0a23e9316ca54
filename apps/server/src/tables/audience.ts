import type { Match } from '../matches/match.ts';
import { enter, leave as leaveMatch, viewersOf, viewsFrom } from '../matches/publish.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { Watching } from '../watching/watching.ts';
import { Presence } from './presence.ts';
import type { RoomRecord } from './room-record.ts';
import { memberOf } from './room-record.ts';
import type { MatchProblem } from './view.ts';
import { stateFor } from './view.ts';

/** The connections at a table, and what each of them is sent of its room and its match. */
export class Audience {
  readonly presence = new Presence(Date.now());
  readonly #code: string;
  readonly #outgoing: Outgoing;
  readonly #watching: Watching;
  readonly #onShown: (socket: AppSocket) => void;

  /** `onShown` is called for every connection that begins to look at a match. */
  constructor(
    code: string,
    parts: { outgoing: Outgoing; watching: Watching },
    onShown: (socket: AppSocket) => void,
  ) {
    this.#code = code;
    this.#outgoing = parts.outgoing;
    this.#watching = parts.watching;
    this.#onShown = onShown;
  }

  /** Tells a connection how the room stands. */
  tell(socket: AppSocket, record: RoomRecord, problem: MatchProblem): void {
    const state = stateFor(record, this.presence, problem, socket.data.user);
    this.#outgoing.toSocket(socket, 'room', state);
  }

  /** Tells every member who is here. */
  tellAll(record: RoomRecord, problem: MatchProblem): void {
    let state: ReturnType<typeof stateFor> | null = null;
    for (const socket of this.presence.sockets()) {
      const { user } = socket.data;
      if (memberOf(record, user) === undefined) continue;
      state ??= stateFor(record, this.presence, problem, user);
      this.#outgoing.toSocket(socket, 'room', { ...state, you: user });
    }
  }

  /** Takes the user's connections out of the room and sends them the reason, all but the one that asked for it. */
  sayGoodbye(user: string, reason: 'kicked' | 'notInRoom', asking: AppSocket | null): void {
    for (const socket of this.presence.sockets(user)) {
      if (socket !== asking) this.#outgoing.toSocket(socket, 'room:goodbye', { reason });
      leaveMatch(socket);
      socket.data.room = null;
      this.presence.detach(socket, Date.now());
    }
  }

  isHere(socket: AppSocket): boolean {
    return socket.connected && socket.data.room === this.#code;
  }

  /** Lets a connection look at the match, from where the room lets it. */
  async show(socket: AppSocket, record: RoomRecord, match: Match): Promise<void> {
    await this.#watching.prepare(record, match);
    if (!this.isHere(socket)) return;
    enter(this.#outgoing, socket, match, this.#watching.viewpoint(record, match, socket));
    this.#onShown(socket);
  }

  /** Shows the match again to everybody who looks at it. */
  async showAgain(record: RoomRecord, match: Match): Promise<void> {
    for (const socket of viewersOf(this.#outgoing, match.record.id)) {
      await this.show(socket, record, match);
    }
  }

  /** Moves watchers to where they may look from now on. */
  async move(record: RoomRecord, match: Match): Promise<void> {
    await this.#watching.prepare(record, match);
    const { id } = match.record;
    for (const socket of viewersOf(this.#outgoing, id)) {
      const viewpoint = this.#watching.viewpoint(record, match, socket);
      if (!viewsFrom(socket, id, viewpoint)) await this.show(socket, record, match);
    }
  }

  /** Nobody is sent a match any more (any match, without `match`). */
  leave(match?: string): void {
    for (const socket of this.presence.sockets()) leaveMatch(socket, match);
  }
}
