import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { Refusal } from '../refusal.ts';
import type { RoomTable } from '../rooms/room-table.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Answerer } from '../sockets/dispatch.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import { sendAhead } from '../sockets/outgoing.ts';
import type { Input } from './journal.ts';
import type { Match } from './match.ts';
import type { Matches } from './matches.ts';
import { isLooking } from './publish.ts';

type MatchRequest = Extract<RequestName, `match:${string}`>;

/** What members ask of the match on their room's table. */
export class MatchRequests {
  readonly #matches: Matches;
  readonly #rooms: Rooms;
  readonly #table: RoomTable;

  constructor(parts: { matches: Matches; rooms: Rooms; table: RoomTable }) {
    this.#matches = parts.matches;
    this.#rooms = parts.rooms;
    this.#table = parts.table;
  }

  readonly handlers: {
    [Name in MatchRequest]: (
      socket: AppSocket,
      request: RequestOf<Name>,
      answerer: Answerer,
    ) => Promise<object> | undefined;
  } = {
    'match:answer': (socket, { match, question, picks }, answerer) =>
      this.#act(socket, match, answerer, (seat) => ({ by: 'seat', seat, picks, question })),
    'match:undo': (socket, { match }, answerer) =>
      this.#act(socket, match, answerer, (seat) => ({ by: 'undo', seat })),
    'match:concede': async (socket, { match: id }) => {
      await this.#matchOf(socket, id);
      await this.#table.concede(this.#rooms.roomOf(socket), socket.data.user);
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

  #act(
    socket: AppSocket,
    id: string,
    answerer: Answerer,
    inputOf: (seat: number) => Input,
  ): undefined {
    const act = (match: Match): void => {
      const seat = match.seatOf(socket.data.user);
      if (seat === null) throw new Refusal('notSeated');
      if (this.#rooms.roomOf(socket).isPaused) throw new Refusal('matchPaused');
      this.#matches.act(match, inputOf(seat), (code) => {
        if (code !== null) answerer.failed(new Refusal(code));
        else if (isLooking(socket, id)) sendAhead(socket, () => answerer.granted());
        else answerer.granted();
      });
    };
    try {
      this.#expectOnTable(socket, id);
      const match = this.#matches.peek(id);
      if (match !== undefined) act(match);
      else this.#matches.get(id).then(act).catch(answerer.failed);
    } catch (error) {
      answerer.failed(error);
    }
  }

  async #matchOf(socket: AppSocket, id: string): Promise<Match> {
    this.#expectOnTable(socket, id);
    return this.#matches.get(id);
  }

  /** Only the match on the table of the socket's room can be asked for. */
  #expectOnTable(socket: AppSocket, id: string): void {
    if (this.#rooms.roomOf(socket).record.match?.id !== id) throw new Refusal('noMatch');
  }
}
