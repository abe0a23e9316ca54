import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { shownSeats } from '@tablee/protocol/watching.ts';
import { Refusal } from '../refusal.ts';
import type { RoomTable } from '../rooms/room-table.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Answerer } from '../sockets/dispatch.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import { sendAhead } from '../sockets/outgoing.ts';
import type { Takebacks } from '../takebacks/takebacks.ts';
import type { Watching } from '../watching/watching.ts';
import type { Input } from './journal.ts';
import type { Match } from './match.ts';
import type { Matches } from './matches.ts';
import { isLooking } from './publish.ts';
import type { ShareRequest } from './shares.ts';

type MatchRequest = Exclude<Extract<RequestName, `match:${string}`>, ShareRequest>;

/** What members ask of the match on their room's table. */
export class MatchRequests {
  readonly #matches: Matches;
  readonly #rooms: Rooms;
  readonly #table: RoomTable;
  readonly #watching: Watching;
  readonly #takebacks: Takebacks;

  constructor(parts: {
    matches: Matches;
    rooms: Rooms;
    table: RoomTable;
    watching: Watching;
    takebacks: Takebacks;
  }) {
    this.#matches = parts.matches;
    this.#rooms = parts.rooms;
    this.#table = parts.table;
    this.#watching = parts.watching;
    this.#takebacks = parts.takebacks;
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
      this.#matches.show(socket, match);
      return {};
    },
    'match:history': async (socket, { match: id, before }): Promise<{ events: LogEvent[] }> => {
      const match = await this.#matchOf(socket, id);
      const viewpoint = this.#watching.viewpoint(match, socket);
      if (viewpoint.from === 'nowhere') return { events: [] };
      if (viewpoint.from === 'past') return { events: viewpoint.past.history(null, before) };
      return { events: match.history(match.seatOf(socket.data.user), before) };
    },
    'match:askTakeBack': async (socket, { match: id }) => {
      const match = await this.#matchOf(socket, id);
      await this.#takebacks.ask(this.#rooms.roomOf(socket), match, socket.data.user);
      return {};
    },
    'match:agreeTakeBack': async (socket, { match: id, agrees }) => {
      const match = await this.#matchOf(socket, id);
      await this.#takebacks.agree(this.#rooms.roomOf(socket), match, socket.data.user, agrees);
      return {};
    },
    'match:behind': async (socket, { match: id, seat }) => {
      const match = await this.#matchOf(socket, id);
      const room = this.#rooms.roomOf(socket);
      if (seat !== null && !shownSeats(room.record).includes(seat)) throw new Refusal('notShown');
      socket.data.behind = seat === null ? null : { match: id, seat };
      this.#matches.show(socket, match);
      return {};
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
      if (this.#rooms.roomOf(socket).current.isPaused) throw new Refusal('matchPaused');
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
