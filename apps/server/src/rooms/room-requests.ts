import { randomInt } from 'node:crypto';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { Catalogue } from '../matches/catalogue.ts';
import { leave as leaveMatch } from '../matches/publish.ts';
import { Refusal } from '../refusal.ts';
import { ALLOWANCES } from '../sockets/allowances.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import { Turns } from '../sockets/turns.ts';
import { WrongCodes } from '../sockets/wrong-codes.ts';
import type { Store } from '../store/store.ts';
import type { Chat } from './chat.ts';
import { isPassword, keptPassword } from './password.ts';
import type { Room } from './room.ts';
import { newRecord } from './room-record.ts';
import type { RoomTable } from './room-table.ts';
import type { Rooms } from './rooms.ts';
import { checkedOptions } from './table-options.ts';

type RoomRequest = Extract<RequestName, `room:${string}` | `chat:${string}`>;

/** What members ask of a room. Each request is granted whole, kept, told to the room, or refused. */
export class RoomRequests {
  readonly #rooms: Rooms;
  readonly #chat: Chat;
  readonly #table: RoomTable;
  readonly #catalogue: Catalogue;
  readonly #outgoing: Outgoing;
  readonly #store: Store;
  readonly #isLimited: (socket: AppSocket) => boolean;
  readonly #creations = new TokenBuckets(ALLOWANCES.rooms);
  readonly #creationsByAddress = new TokenBuckets(ALLOWANCES.roomsOfAddress);
  readonly #starts = new TokenBuckets(ALLOWANCES.starts);
  readonly #startsByAddress = new TokenBuckets(ALLOWANCES.startsOfAddress);
  readonly #wrongCodes = new WrongCodes();
  readonly #passwords = new TokenBuckets(ALLOWANCES.passwords);
  readonly #renames = new TokenBuckets(ALLOWANCES.renames);
  readonly #comings = new TokenBuckets(ALLOWANCES.comings);
  /** Guesses of one address: each is judged before the next is looked at. */
  readonly #guesses = new Turns();

  constructor(parts: {
    rooms: Rooms;
    chat: Chat;
    table: RoomTable;
    catalogue: Catalogue;
    outgoing: Outgoing;
    store: Store;
    isLimited: (socket: AppSocket) => boolean;
  }) {
    this.#rooms = parts.rooms;
    this.#chat = parts.chat;
    this.#table = parts.table;
    this.#catalogue = parts.catalogue;
    this.#outgoing = parts.outgoing;
    this.#store = parts.store;
    this.#isLimited = parts.isLimited;
  }

  readonly handlers: {
    [Name in RoomRequest]: (socket: AppSocket, request: RequestOf<Name>) => Promise<object>;
  } = {
    'room:create': (socket, { nickname }) => this.#create(socket, nickname),
    'room:join': (socket, request) => this.#join(socket, request),
    'room:leave': (socket) => this.#leave(socket),
    'room:rename': async (socket, { nickname }) => {
      if (!this.#mayRename(socket)) throw new Refusal('tooFast');
      return this.#rooms.change(socket, (room, user) => room.rename(user, nickname), [
        { kind: 'user', id: socket.data.user, nickname },
      ]);
    },
    'room:sit': (socket, { seat }) =>
      this.#rooms.change(socket, (room, user) => room.sit(user, seat)),
    'room:stand': (socket) => this.#rooms.change(socket, (room, user) => room.stand(user)),
    'room:seatBot': (socket, { seat, bot }) =>
      this.#rooms.change(socket, (room, user) => room.seatBot(user, seat, bot)),
    'room:clearSeat': (socket, { seat }) =>
      this.#rooms.change(socket, (room, user) => room.clearSeat(user, seat)),
    'room:choose': (socket, request) => this.#table.choose(socket, request),
    'room:start': async (socket) => {
      this.#expectMayStart(socket);
      return this.#table.start(socket);
    },
    'room:restart': async (socket, { match }) => {
      this.#expectMayStart(socket);
      return this.#table.restart(socket, match);
    },
    'room:lobby': (socket) => this.#table.lobby(socket),
    'room:standIn': (socket, { seat, bot }) => this.#table.standIn(socket, seat, bot),
    'room:clock': (socket, { clock }) =>
      this.#rooms.change(socket, (room, host) => room.setClock(host, clock)),
    'room:watching': (socket, { policy, rounds }) =>
      this.#rooms.change(socket, (room, host) => room.setWatching(host, policy, rounds)),
    'room:agree': (socket, { agrees }) =>
      this.#rooms.change(socket, (room, user) => room.agree(user, agrees)),
    'room:pause': (socket, { paused }) => this.#table.pause(socket, paused),
    'room:extend': (socket, { seat }) => this.#table.extend(socket, seat),
    'room:lock': (socket, { locked }) =>
      this.#rooms.change(socket, (room, host) => room.lock(host, locked)),
    'room:password': (socket, { password }) => this.#setPassword(socket, password),
    'room:crown': (socket, { user }) =>
      this.#rooms.change(socket, (room, host) => room.crown(host, user)),
    'room:swapSeats': (socket, { a, b }) =>
      this.#rooms.change(socket, (room, host) => room.swapSeats(host, a, b)),
    'room:shuffleSeats': (socket) =>
      this.#rooms.change(socket, (room, host) => room.shuffleSeats(host, (n) => randomInt(n))),
    'room:kick': (socket, { user }) => this.#kick(socket, user),
    'chat:say': async (socket, request) =>
      this.#chat.say(this.#rooms.roomOf(socket), socket, request),
  };

  sweep(): void {
    this.#creations.sweep();
    this.#creationsByAddress.sweep();
    this.#starts.sweep();
    this.#startsByAddress.sweep();
    this.#wrongCodes.sweep();
    this.#passwords.sweep();
    this.#renames.sweep();
    this.#comings.sweep();
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
    const host = { id: user, nickname, since: Date.now() };
    const options = checkedOptions(rules, seats, {});
    const table = { game, options, seats: Array.from({ length: seats }, () => null) };
    const room = await this.#rooms.create(newRecord(host, table));
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
    const room = await this.#guesses.take(address, () => this.#found(socket, code, password));
    const known = room.member(user);
    const isNew = known === undefined;
    const isRename = !isNew && nickname !== undefined && nickname !== known.nickname;
    const wanted = isRename && !this.#mayRename(socket) ? undefined : nickname;
    const name = wanted ?? (isNew ? await this.#store.nickname(user) : null);
    const before = room.member(user)?.nickname;
    room.enter(user, name, this.#rooms.isConnectedTo(code));
    if (socket.data.room !== code) this.#lookAway(socket);
    const hasCome = this.#rooms.attach(socket, code);
    if (hasCome) room.current.giveBack(user);
    const isRenamed = before !== room.member(user)?.nickname;
    if (isRenamed || hasCome) {
      await this.#keepComing(socket, room, isRenamed ? wanted : undefined);
    } else {
      this.#outgoing.toSocket(socket, 'room', room.stateFor(user, this.#rooms.isConnectedTo(code)));
    }
    await this.#chat.show(socket, room);
    await this.#table.showCurrent(socket, room);
    return { code };
  }

  /** Keeps that somebody has come, which tells that the room is in use, and what he is called now. */
  async #keepComing(socket: AppSocket, room: Room, nickname?: string): Promise<void> {
    const { user: id } = socket.data;
    const writes = nickname === undefined ? [] : [{ kind: 'user', id, nickname } as const];
    try {
      await this.#rooms.changed(room, writes);
    } catch (error) {
      this.#lookAway(socket);
      throw error;
    }
  }

  /** The room somebody asks for, if he knows what it takes to enter. */
  async #found(socket: AppSocket, code: string, password?: string): Promise<Room> {
    const { user, address } = socket.data;
    const isLimited = this.#isLimited(socket);
    const isSpent = isLimited && this.#wrongCodes.isSpent(address, code);
    const room = await this.#rooms.get(code).catch((error: unknown) => {
      if (isSpent) throw new Refusal('tooFast');
      if (isLimited) this.#wrongCodes.count(address, code);
      throw error;
    });
    // Who belongs here guesses nothing: he comes back whatever others at his address have tried.
    if (room.member(user) !== undefined) return room;
    if (isSpent || (isLimited && !this.#comings.take(address))) throw new Refusal('tooFast');
    await this.#expectPassword(socket, room, password);
    return room;
  }

  /** Every match stays in memory while it is played, and on disk with its room. */
  #expectMayStart(socket: AppSocket): void {
    const { user, address } = socket.data;
    this.#rooms.roomOf(socket).asHost(user);
    if (!this.#isLimited(socket)) return;
    if (!(this.#starts.take(user) && this.#startsByAddress.take(address))) {
      throw new Refusal('tooFast');
    }
  }

  #mayRename(socket: AppSocket): boolean {
    return !this.#isLimited(socket) || this.#renames.take(socket.data.user);
  }

  /** A guess costs as much as a wrong code. */
  async #expectPassword(socket: AppSocket, room: Room, password?: string): Promise<void> {
    const kept = room.record.password;
    if (kept === null || room.record.locked || room.record.kicked.includes(socket.data.user))
      return;
    if (password === undefined) throw new Refusal('passwordNeeded');
    if (await isPassword(password, kept)) return;
    if (this.#isLimited(socket)) this.#wrongCodes.count(socket.data.address);
    throw new Refusal('wrongPassword');
  }

  async #setPassword(socket: AppSocket, password: string | null): Promise<object> {
    this.#rooms.roomOf(socket).asHost(socket.data.user);
    // Stretching a password is dear.
    if (this.#isLimited(socket) && !this.#passwords.take(socket.data.address)) {
      throw new Refusal('tooFast');
    }
    const kept = password === null ? null : await keptPassword(password);
    return this.#rooms.change(socket, (room, host) => room.setPassword(host, kept));
  }

  async #leave(socket: AppSocket): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    const { user } = socket.data;
    await this.#table.concedeIfPlaying(room, user);
    room.remove(user, this.#rooms.isConnectedTo(room.code));
    await this.#rooms.changed(room);
    this.#sendAway(room, user, 'notInRoom', socket);
    return {};
  }

  async #kick(socket: AppSocket, user: string): Promise<object> {
    const room = this.#rooms.roomOf(socket);
    const host = socket.data.user;
    room.asHost(host);
    if (user === host || room.member(user) === undefined) throw new Refusal('noSuchMember');
    await this.#table.concedeIfPlaying(room, user);
    room.kick(host, user, this.#rooms.isConnectedTo(room.code));
    await this.#rooms.changed(room);
    this.#sendAway(room, user, 'kicked');
    return {};
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
