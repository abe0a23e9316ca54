import { randomInt } from 'node:crypto';
import type { BotKind } from '@tablee/protocol/common.ts';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { Logger } from 'pino';
import type { Catalogue } from '../matches/catalogue.ts';
import type { Match } from '../matches/match.ts';
import type { Matches } from '../matches/matches.ts';
import { leave as leaveMatch } from '../matches/publish.ts';
import { Refusal, traceOf } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { Store, Write } from '../store/store.ts';
import type { Chat } from './chat.ts';
import { isPassword, keptPassword } from './password.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { checkedOptions } from './table-options.ts';

type RoomRequest = Extract<RequestName, `room:${string}` | `chat:${string}`>;

/** What members ask of a room. Each request is granted whole, kept, told to the room, or refused. */
export class RoomRequests {
  readonly #rooms: Rooms;
  readonly #chat: Chat;
  readonly #matches: Matches;
  readonly #catalogue: Catalogue;
  readonly #outgoing: Outgoing;
  readonly #store: Store;
  readonly #logger: Logger;
  readonly #isLimited: (socket: AppSocket) => boolean;
  readonly #creations = new TokenBuckets({ burst: 6, perSecond: 1 / 60 });
  readonly #creationsByAddress = new TokenBuckets({ burst: 30, perSecond: 1 / 10 });
  readonly #wrongCodes = new TokenBuckets({ burst: 10, perSecond: 1 / 6 });

  constructor(parts: {
    rooms: Rooms;
    chat: Chat;
    matches: Matches;
    catalogue: Catalogue;
    outgoing: Outgoing;
    store: Store;
    logger: Logger;
    isLimited: (socket: AppSocket) => boolean;
  }) {
    this.#rooms = parts.rooms;
    this.#chat = parts.chat;
    this.#matches = parts.matches;
    this.#catalogue = parts.catalogue;
    this.#outgoing = parts.outgoing;
    this.#store = parts.store;
    this.#logger = parts.logger;
    this.#isLimited = parts.isLimited;
  }

  readonly handlers: {
    [Name in RoomRequest]: (socket: AppSocket, request: RequestOf<Name>) => Promise<object>;
  } = {
    'room:create': (socket, { nickname }) => this.#create(socket, nickname),
    'room:join': (socket, request) => this.#join(socket, request),
    'room:leave': (socket) => this.#leave(socket),
    'room:rename': (socket, { nickname }) =>
      this.#change(socket, (room, user) => room.rename(user, nickname), [
        { kind: 'user', id: socket.data.user, nickname },
      ]),
    'room:sit': (socket, { seat }) => this.#change(socket, (room, user) => room.sit(user, seat)),
    'room:stand': (socket) => this.#change(socket, (room, user) => room.stand(user)),
    'room:seatBot': (socket, { seat, bot }) =>
      this.#change(socket, (room, user) => room.seatBot(user, seat, bot)),
    'room:clearSeat': (socket, { seat }) =>
      this.#change(socket, (room, user) => room.clearSeat(user, seat)),
    'room:choose': (socket, request) => this.#choose(socket, request),
    'room:start': (socket) => this.#start(socket),
    'room:lobby': (socket) => this.#lobby(socket),
    'room:standIn': (socket, { seat, bot }) => this.#standIn(socket, seat, bot),
    'room:lock': (socket, { locked }) =>
      this.#change(socket, (room, host) => room.lock(host, locked)),
    'room:password': (socket, { password }) => this.#setPassword(socket, password),
    'room:crown': (socket, { user }) =>
      this.#change(socket, (room, host) => room.crown(host, user)),
    'room:swapSeats': (socket, { a, b }) =>
      this.#change(socket, (room, host) => room.swapSeats(host, a, b)),
    'room:shuffleSeats': (socket) =>
      this.#change(socket, (room, host) => room.shuffleSeats(host, (n) => randomInt(n))),
    'room:kick': (socket, { user }) => this.#kick(socket, user),
    'chat:say': async (socket, request) => this.#chat.say(this.roomOf(socket), socket, request),
  };

  /** The room a socket looks at, as a member. */
  roomOf(socket: AppSocket): Room {
    const room = socket.data.room === null ? undefined : this.#rooms.peek(socket.data.room);
    if (room?.member(socket.data.user) === undefined) throw new Refusal('notInRoom');
    return room;
  }

  /** A player leaves the running match for good and watches on, if he is still there. */
  async concede(room: Room, user: string): Promise<void> {
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
    for (const socket of this.#rooms.sockets(room.code, user)) this.#show(socket, room, match);
  }

  sweep(): void {
    this.#creations.sweep();
    this.#creationsByAddress.sweep();
    this.#wrongCodes.sweep();
    this.#chat.sweep();
  }

  async #create(socket: AppSocket, nickname: string): Promise<{ code: string }> {
    const { user, address } = socket.data;
    if (
      this.#isLimited(socket) &&
      !(this.#creations.take(user) && this.#creationsByAddress.take(address))
    ) {
      throw new Refusal('tooManyRooms');
    }
    const game = this.#catalogue.ids[0] as string;
    const rules = await this.#catalogue.load(game);
    const seats = Math.max(rules.seats[0], Math.min(2, rules.seats[1]));
    const room = await this.#rooms.create({
      host: user,
      members: [{ id: user, nickname, since: Date.now() }],
      kicked: [],
      locked: false,
      password: null,
      game,
      options: checkedOptions(rules, seats, {}),
      seats: Array.from({ length: seats }, () => null),
      match: null,
      evening: [],
    });
    this.#lookAway(socket);
    this.#rooms.attach(socket, room.code);
    await this.#rooms.changed(room, [{ kind: 'user', id: user, nickname }]);
    await this.#chat.show(socket, room);
    return { code: room.code };
  }

  async #join(
    socket: AppSocket,
    { code, nickname, password }: RequestOf<'room:join'>,
  ): Promise<{ code: string }> {
    const { user, address } = socket.data;
    const isLimited = this.#isLimited(socket);
    if (isLimited && this.#wrongCodes.isEmpty(address)) throw new Refusal('tooFast');
    const room = await this.#rooms.get(code).catch((error: unknown) => {
      if (isLimited) this.#wrongCodes.take(address);
      throw error;
    });
    const isNew = room.member(user) === undefined;
    if (isNew) await this.#expectPassword(socket, room, password);
    const name = nickname ?? (isNew ? await this.#store.nickname(user) : null);
    const before = room.member(user)?.nickname;
    room.enter(user, name, this.#rooms.isConnectedTo(code));
    this.#lookAway(socket);
    const hasCome = this.#rooms.attach(socket, code);
    room.giveBack(user);
    if (before !== room.member(user)?.nickname) {
      const writes = nickname === undefined ? [] : [{ kind: 'user', id: user, nickname } as const];
      await this.#rooms.changed(room, writes);
    } else if (hasCome) {
      // Kept, too: a room people come back to is in use.
      await this.#rooms.changed(room);
    } else {
      this.#outgoing.toSocket(socket, 'room', room.stateFor(user, this.#rooms.isConnectedTo(code)));
    }
    await this.#chat.show(socket, room);
    await this.#showCurrent(socket, room);
    return { code };
  }

  /** A guess costs as much as a wrong code. */
  async #expectPassword(socket: AppSocket, room: Room, password?: string): Promise<void> {
    const kept = room.record.password;
    if (kept === null || room.record.locked || room.record.kicked.includes(socket.data.user))
      return;
    if (password === undefined) throw new Refusal('passwordNeeded');
    if (await isPassword(password, kept)) return;
    if (this.#isLimited(socket)) this.#wrongCodes.take(socket.data.address);
    throw new Refusal('wrongPassword');
  }

  async #setPassword(socket: AppSocket, password: string | null): Promise<object> {
    this.roomOf(socket).asHost(socket.data.user);
    const kept = password === null ? null : await keptPassword(password);
    return this.#change(socket, (room, host) => room.setPassword(host, kept));
  }

  async #leave(socket: AppSocket): Promise<object> {
    const room = this.roomOf(socket);
    const { user } = socket.data;
    await this.#concedeIfPlaying(room, user);
    room.remove(user, this.#rooms.isConnectedTo(room.code));
    this.#sendAway(room, user, 'notInRoom', socket);
    await this.#rooms.changed(room);
    return {};
  }

  async #kick(socket: AppSocket, user: string): Promise<object> {
    const room = this.roomOf(socket);
    const host = socket.data.user;
    room.asHost(host);
    if (user === host || room.member(user) === undefined) throw new Refusal('noSuchMember');
    await this.#concedeIfPlaying(room, user);
    room.kick(host, user, this.#rooms.isConnectedTo(room.code));
    this.#sendAway(room, user, 'kicked');
    await this.#rooms.changed(room);
    return {};
  }

  async #lobby(socket: AppSocket): Promise<object> {
    const room = this.roomOf(socket);
    const running = room.isRunning ? room.record.match?.id : undefined;
    room.lobby(socket.data.user);
    for (const other of this.#rooms.sockets(room.code)) leaveMatch(other);
    await this.#rooms.changed(
      room,
      running === undefined ? [] : [{ kind: 'matchOver', match: running }],
    );
    if (running !== undefined) this.#matches.drop(running);
    return {};
  }

  async #standIn(socket: AppSocket, seat: number, bot: BotKind | null): Promise<object> {
    const room = this.roomOf(socket);
    await this.#change(socket, (_, host) =>
      room.standIn(host, seat, bot, this.#rooms.isConnectedTo(room.code)),
    );
    const id = room.record.match?.id;
    if (bot !== null && id !== undefined) {
      this.#matches.listener?.stepped(await this.#matches.get(id));
    }
    return {};
  }

  async #choose(socket: AppSocket, request: RequestOf<'room:choose'>): Promise<object> {
    this.roomOf(socket).expectMayChoose(socket.data.user);
    if (!this.#catalogue.ids.includes(request.game)) throw new Refusal('noSuchGame');
    const rules = await this.#catalogue.load(request.game);
    const options = checkedOptions(rules, request.seats, request.options);
    return this.#change(socket, (room, user) =>
      room.choose(user, request.game, options, request.seats),
    );
  }

  async #start(socket: AppSocket): Promise<object> {
    const room = this.roomOf(socket);
    const { user } = socket.data;
    room.expectReady(user);
    const rules = await this.#catalogue.load(room.record.game);
    // Asked again after the pause: two starts at once make one match.
    const seats = room.expectReady(user);
    const { game } = room.record;
    if (rules.id !== game) throw new Refusal('stale');
    const options = checkedOptions(rules, seats.length, room.record.options);
    const { match, writes } = this.#matches.create(room.code, rules, options, seats);
    room.start(match.record.id, seats);
    try {
      await this.#rooms.changed(room, writes);
    } catch (error) {
      this.#matches.drop(match.record.id);
      throw error;
    }
    this.#logger.info({ match: match.record.id, game, seats: seats.length }, 'match started');
    for (const other of this.#rooms.sockets(room.code)) this.#show(other, room, match);
    this.#matches.listener?.stepped(match);
    return {};
  }

  async #change(
    socket: AppSocket,
    change: (room: Room, user: string) => void,
    writes: readonly Write[] = [],
  ): Promise<object> {
    const room = this.roomOf(socket);
    change(room, socket.data.user);
    await this.#rooms.changed(room, writes);
    return {};
  }

  async #concedeIfPlaying(room: Room, user: string): Promise<void> {
    if (!room.isRunning || !room.record.match?.seats.some((one) => one.user === user)) return;
    await this.concede(room, user).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  async #showCurrent(socket: AppSocket, room: Room): Promise<void> {
    const current = room.record.match;
    if (current === null) return;
    try {
      this.#show(socket, room, await this.#matches.get(current.id));
    } catch (error) {
      // A match that no rules can bring back must not take the room with it.
      this.#logger.error({ match: current.id, error: traceOf(error) }, 'match lost');
      if (room.record.match?.id === current.id) room.record.match = null;
      await this.#rooms.changed(room);
    }
  }

  #show(socket: AppSocket, room: Room, match: Match): void {
    const id = match.record.id;
    this.#matches.show(
      socket,
      match,
      () => socket.connected && socket.data.room === room.code && room.record.match?.id === id,
    );
  }

  #sendAway(room: Room, user: string, reason: 'kicked' | 'notInRoom', except?: AppSocket): void {
    for (const socket of this.#rooms.sockets(room.code, user)) {
      this.#lookAway(socket);
      if (socket !== except) this.#outgoing.toSocket(socket, 'room:goodbye', { reason });
    }
  }

  #lookAway(socket: AppSocket): void {
    leaveMatch(socket);
    this.#rooms.detach(socket);
  }
}
