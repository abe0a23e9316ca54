import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { Refusal } from '../refusal.ts';
import type { RoomRequests } from '../rooms/room-requests.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Input } from './journal.ts';
import type { Match } from './match.ts';
import type { Matches } from './matches.ts';

type MatchRequest = Extract<RequestName, `match:${string}`>;

/** What members ask of the match on their room's table. */
export class MatchRequests {
  readonly #matches: Matches;
  readonly #rooms: RoomRequests;

  constructor(parts: { matches: Matches; rooms: RoomRequests }) {
    this.#matches = parts.matches;
    this.#rooms = parts.rooms;
  }

  readonly handlers: {
    [Name in MatchRequest]: (socket: AppSocket, request: RequestOf<Name>) => Promise<object>;
  } = {
    'match:answer': async (socket, { match, question, picks }) =>
      this.#act(socket, match, (seat) => ({ by: 'seat', seat, picks, question })),
    'match:undo': async (socket, { match }) =>
      this.#act(socket, match, (seat) => ({ by: 'undo', seat })),
    'match:concede': async (socket, { match: id }) => {
      await this.#matchOf(socket, id);
      await this.#rooms.concede(this.#rooms.roomOf(socket), socket.data.user);
      return {};
    },
    'match:resync': async (socket, { match: id }) => {
      const match = await this.#matchOf(socket, id);
      const { room } = socket.data;
      this.#matches.show(socket, match, () => socket.connected && socket.data.room === room);
      return {};
    },
    'match:history': async (socket, { match: id, before }): Promise<{ events: LogEvent[] }> => {
      const match = await this.#matchOf(socket, id);
      return { events: match.history(match.seatOf(socket.data.user), before) };
    },
  };

  async #act(socket: AppSocket, id: string, inputOf: (seat: number) => Input): Promise<object> {
    const match = await this.#matchOf(socket, id);
    const seat = match.seatOf(socket.data.user);
    if (seat === null) throw new Refusal('notSeated');
    return new Promise((resolve, reject) => {
      this.#matches.act(match, inputOf(seat), (code) => {
        if (code === null) resolve({});
        else reject(new Refusal(code));
      });
    });
  }

  /** The match, if it is the one on the table of the socket's room. */
  async #matchOf(socket: AppSocket, id: string): Promise<Match> {
    const room = this.#rooms.roomOf(socket);
    if (room.record.match?.id !== id) throw new Refusal('noMatch');
    return this.#matches.peek(id) ?? this.#matches.get(id);
  }
}
