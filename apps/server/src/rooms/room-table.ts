import type { BotKind } from '@tablee/protocol/common.ts';
import type { RequestOf } from '@tablee/protocol/requests.ts';
import type { Logger } from 'pino';
import type { Clocks } from '../clocks/clocks.ts';
import type { Catalogue } from '../matches/catalogue.ts';
import type { Match } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { leave as leaveMatch } from '../matches/publish.ts';
import { Refusal, traceOf } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Write } from '../store/store.ts';
import type { Chat } from './chat.ts';
import type { Room } from './room.ts';
import type { Occupant } from './room-record.ts';
import type { Rooms } from './rooms.ts';
import { checkedOptions } from './table-options.ts';

/** What is kept of a match that ends without a result. */
const endOf = (match: string | undefined): readonly Write[] =>
  match === undefined ? [] : [{ kind: 'matchOver', match }];

/** The table of a room: the game on it, the seats, the match that is played. */
export class RoomTable {
  readonly #rooms: Rooms;
  readonly #matches: Matches;
  readonly #clocks: Clocks;
  readonly #chat: Chat;
  readonly #catalogue: Catalogue;
  readonly #logger: Logger;

  constructor(parts: {
    rooms: Rooms;
    matches: Matches;
    clocks: Clocks;
    chat: Chat;
    catalogue: Catalogue;
    logger: Logger;
  }) {
    this.#rooms = parts.rooms;
    this.#matches = parts.matches;
    this.#clocks = parts.clocks;
    this.#chat = parts.chat;
    this.#catalogue = parts.catalogue;
    this.#logger = parts.logger;
  }

  async choose(socket: AppSocket, request: RequestOf<'room:choose'>): Promise<object> {
    this.#rooms.roomOf(socket).expectMayChoose(socket.data.user);
    if (!this.#catalogue.ids.includes(request.game)) throw new Refusal('noSuchGame');
    const rules = await this.#catalogue.load(request.game);
    const options = checkedOptions(rules, request.seats, request.options);
    return this.#rooms.change(socket, (room, user) =>
      room.choose(user, request.game, options, request.seats),
    );
  }

  async start(socket: AppSocket): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    await this.#begin(room, () => room.expectReady(socket.data.user));
    return {};
  }

  /** Another match in place of the running one, which ends without a result. */
  async restart(socket: AppSocket, running: string): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    await this.#begin(room, () => room.expectMayRestart(socket.data.user, running), running);
    return {};
  }

  async #begin(room: Room, expectReady: () => Occupant[], ended?: string): Promise<void> {
    expectReady();
    const rules = await this.#catalogue.load(room.record.game);
    // Asked again after the pause: two starts at once make one match.
    const seats = expectReady();
    const { game } = room.record;
    if (rules.id !== game) throw new Refusal('stale');
    const options = checkedOptions(rules, seats.length, room.record.options);
    const before = room.record.match?.id;
    const { match, writes } = this.#matches.create(room.code, rules, options, seats);
    room.current.start(match.record.id, seats);
    try {
      await this.#rooms.changed(room, [...writes, ...endOf(ended)]);
    } catch (error) {
      this.#matches.drop(match.record.id);
      throw error;
    }
    if (before !== undefined) this.#matches.drop(before);
    this.#logger.info({ match: match.record.id, game, seats: seats.length }, 'match started');
    for (const other of this.#rooms.sockets(room.code)) {
      leaveMatch(other);
      this.show(other, room, match);
    }
    this.#matches.listener?.stepped(match, null);
  }

  async lobby(socket: AppSocket): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    const id = room.record.match?.id;
    const running = room.current.isRunning ? id : undefined;
    room.current.lobby(socket.data.user);
    await this.#rooms.changed(room, endOf(running));
    for (const other of this.#rooms.sockets(room.code)) leaveMatch(other, id);
    if (id !== undefined) this.#matches.drop(id);
    return {};
  }

  async standIn(socket: AppSocket, seat: number, bot: BotKind | null): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    await this.#rooms.change(socket, (_, host) =>
      room.current.standIn(host, seat, bot, this.#rooms.isConnectedTo(room.code)),
    );
    if (bot !== null) await this.#wake(room);
    return {};
  }

  async pause(socket: AppSocket, paused: boolean): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    await this.#rooms.change(socket, (_, host) => room.current.pause(host, paused));
    if (!paused) await this.#wake(room);
    return {};
  }

  /** Bots and clocks look at the match again. */
  async #wake(room: Room): Promise<void> {
    const id = room.record.match?.id;
    if (id !== undefined) this.#matches.listener?.stepped(await this.#matches.get(id), null);
  }

  /** The host gives somebody who thinks another minute. */
  async extend(socket: AppSocket, seat: number): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    room.asHost(socket.data.user);
    const id = room.record.match?.id;
    if (id === undefined) throw new Refusal('noMatch');
    this.#clocks.extend(await this.#matches.get(id), seat);
    return {};
  }

  /** A player leaves the running match for good and watches on: what the watchers say is his to read now. */
  async concede(room: Room, user: string): Promise<void> {
    await this.#concede(room, user);
    for (const socket of this.#rooms.sockets(room.code, user)) await this.#chat.show(socket, room);
  }

  async #concede(room: Room, user: string): Promise<void> {
    const { match: current } = room.record;
    if (current === null || current.state === 'over') throw new Refusal('matchOver');
    const match = await this.#matches.get(current.id);
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    await new Promise<void>((resolve, reject) => {
      this.#matches.act(match, { by: 'leave', seat }, (code) => {
        if (code === null) resolve();
        else reject(new Refusal(code));
      });
    });
    this.#rooms.tell(room);
  }

  async concedeIfPlaying(room: Room, user: string): Promise<void> {
    if (!room.current.isRunning || !room.record.match?.seats.some((one) => one.user === user))
      return;
    await this.#concede(room, user).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  async showCurrent(socket: AppSocket, room: Room): Promise<void> {
    const current = room.record.match;
    if (current === null) return;
    try {
      this.show(socket, room, await this.#matches.get(current.id));
    } catch (error) {
      // A match that no rules can bring back must not take the room with it.
      this.#logger.error({ match: current.id, error: traceOf(error) }, 'match lost');
      if (room.record.match?.id === current.id) room.record.match = null;
      await this.#rooms.changed(room);
    }
  }

  show(socket: AppSocket, room: Room, match: Match): void {
    const id = match.record.id;
    this.#matches.show(socket, match, () => room.record.match?.id === id);
  }
}
