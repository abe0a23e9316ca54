import { randomInt } from 'node:crypto';
import type { Beginning } from '@tablee/protocol/common.ts';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { Clocks } from '../clocks/clocks.ts';
import { ALLOWANCES } from '../limits.ts';
import type { Catalogue } from '../matches/catalogue.ts';
import { layMoment } from '../matches/kept-match.ts';
import type { Placement } from '../placement/placement.ts';
import { Refusal } from '../refusal.ts';
import type { Guesses } from '../sockets/guesses.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import { WrongCodes } from '../sockets/wrong-codes.ts';
import type { Store } from '../store/store.ts';
import type { Command } from './command.ts';
import type { KeptPassword } from './password.ts';
import { isPassword, keptPassword } from './password.ts';
import type { RoomRecord, TableLaid } from './room-record.ts';
import { expectHost, memberOf } from './room-record.ts';
import { expectMayChoose } from './seats.ts';
import type { TableActor } from './table-actor.ts';
import { checkedOptions } from './table-options.ts';
import type { Tables } from './tables.ts';

type RoomRequest = Extract<RequestName, `room:${string}` | `chat:${string}`>;

/** Members' requests about a room. Each is granted whole, kept, sent to the room, or refused. */
export class RoomRequests {
  readonly #tables: Tables;
  readonly #placement: Placement;
  readonly #clocks: Clocks;
  readonly #catalogue: Catalogue;
  readonly #store: Store;
  readonly #isLimited: (socket: AppSocket) => boolean;
  readonly #entered: (socket: AppSocket) => void;
  readonly #creations = new TokenBuckets(ALLOWANCES.rooms);
  readonly #creationsByAddress = new TokenBuckets(ALLOWANCES.roomsOfAddress);
  readonly #starts = new TokenBuckets(ALLOWANCES.starts);
  readonly #startsByAddress = new TokenBuckets(ALLOWANCES.startsOfAddress);
  readonly #wrongCodes: WrongCodes;
  readonly #passwords = new TokenBuckets(ALLOWANCES.passwords);
  readonly #renames = new TokenBuckets(ALLOWANCES.renames);
  readonly #joins = new TokenBuckets(ALLOWANCES.joins);

  constructor(parts: {
    tables: Tables;
    placement: Placement;
    clocks: Clocks;
    catalogue: Catalogue;
    store: Store;
    isLimited: (socket: AppSocket) => boolean;
    /** Hears of connections that have come into a room. */
    entered: (socket: AppSocket) => void;
    guesses?: Guesses;
  }) {
    this.#wrongCodes = new WrongCodes(parts.guesses);
    this.#tables = parts.tables;
    this.#placement = parts.placement;
    this.#clocks = parts.clocks;
    this.#catalogue = parts.catalogue;
    this.#store = parts.store;
    this.#isLimited = parts.isLimited;
    this.#entered = parts.entered;
  }

  readonly handlers: {
    [Name in RoomRequest]: (socket: AppSocket, request: RequestOf<Name>) => Promise<object>;
  } = {
    'room:create': (socket, { nickname, begins }) => this.#create(socket, nickname, begins ?? null),
    'room:join': (socket, request) => this.#join(socket, request),
    'room:leave': (socket) => this.#part(socket, { do: 'leave', user: socket.data.user }),
    'room:rename': async (socket, { nickname }) => {
      const { user } = socket.data;
      if (!this.#mayRename(socket)) throw new Refusal('tooFast');
      await this.#tables
        .of(socket)
        .do({ do: 'rename', user, nickname }, [{ kind: 'user', id: user, nickname }]);
      return {};
    },
    'room:sit': (socket, { seat }) => this.#do(socket, (by) => ({ do: 'sit', by, seat })),
    'room:stand': (socket) => this.#do(socket, (by) => ({ do: 'stand', by })),
    'room:seatBot': (socket, { seat, bot }) =>
      this.#do(socket, (by) => ({ do: 'seatBot', by, seat, bot })),
    'room:clearSeat': (socket, { seat }) =>
      this.#do(socket, (by) => ({ do: 'clearSeat', by, seat })),
    'room:choose': (socket, request) => this.#choose(socket, request),
    'room:change': (socket, request) => this.#change(socket, request),
    'room:start': (socket) => this.#start(socket, null),
    'room:restart': (socket, { match }) => this.#start(socket, match),
    'room:beginning': (socket, { begins }) => this.#lay(socket, begins),
    'room:lobby': (socket) => this.#do(socket, (by) => ({ do: 'lobby', by })),
    'room:standIn': (socket, { seat, bot }) =>
      this.#do(socket, (by) => ({ do: 'standIn', by, seat, bot })),
    'room:clock': (socket, { clock }) =>
      this.#do(socket, (by, record) => ({
        do: 'setClock',
        by,
        clock: { ...record.clock, ...clock },
      })),
    'room:watching': (socket, { policy, rounds }) =>
      this.#do(socket, (by) => ({ do: 'setWatching', by, policy, rounds })),
    'room:review': async (socket, request) => {
      const table = this.#tables.of(socket);
      await table.inTurn(() => table.review.lead(table, socket, request));
      return {};
    },
    'room:point': async (socket, request) => {
      const table = this.#tables.of(socket);
      await table.inTurn(() => table.review.point(table, socket, request));
      return {};
    },
    'room:learns': async (socket, request) => {
      await this.#tables.of(socket).noteLearning(socket.data.user, request);
      return {};
    },
    'room:keeping': (socket, keeping) =>
      this.#do(socket, (by, record) => ({
        do: 'setKeeping',
        by,
        keeping: { ...record.keeping, ...keeping },
      })),
    'room:agree': (socket, consent) => this.#do(socket, (by) => ({ do: 'agree', by, ...consent })),
    'room:help': (socket, { help, on }) =>
      this.#do(socket, (by) => ({ do: 'setHelp', by, help, on })),
    'room:agreeHelp': (socket, consent) =>
      this.#do(socket, (by) => ({ do: 'agreeHelp', by, ...consent })),
    'room:pause': (socket, { paused }) => this.#do(socket, (by) => ({ do: 'pause', by, paused })),
    'room:extend': (socket, { seat }) => this.#extend(socket, seat),
    'room:lock': (socket, { locked }) => this.#do(socket, (by) => ({ do: 'lock', by, locked })),
    'room:password': (socket, { password }) => this.#setPassword(socket, password),
    'room:crown': (socket, { user }) => this.#do(socket, (by) => ({ do: 'crown', by, user })),
    'room:swapSeats': (socket, { a, b }) =>
      this.#do(socket, (by) => ({ do: 'swapSeats', by, a, b })),
    'room:shuffleSeats': (socket) =>
      this.#do(socket, (by, record) => {
        const lots = record.seats.map((_, seat) => randomInt(seat + 1));
        return { do: 'shuffleSeats', by, lots };
      }),
    'room:kick': (socket, { user }) =>
      this.#part(socket, { do: 'kick', by: socket.data.user, user }),
    'room:clear': (socket) => this.#do(socket, (by) => ({ do: 'clear', by })),
    'chat:say': async (socket, request) => {
      await this.#tables.of(socket).say(socket, request);
      return {};
    },
  };

  /**
   * A room that may be described to anybody with its link before they enter: neither locked nor behind a password, and in use. To
   * ask for codes at random is to guess rooms, and counts as that.
   */
  async openRoom(address: string, code: string, isLimited: boolean): Promise<RoomRecord | null> {
    if (isLimited && this.#wrongCodes.isSpent(address, code)) return null;
    const record = this.#tables.peek(code)?.record;
    if (record !== undefined) return ifOpen(record);
    const isThere = (await this.#store.isMember(code, '')) !== null;
    if (isLimited && !isThere) this.#wrongCodes.count(address, code);
    if (!isThere || (await this.#placement.awayAt(code)) === null) return null;
    return ifOpen(await this.#tables.recordOf(code));
  }

  sweep(): void {
    this.#creations.sweep();
    this.#creationsByAddress.sweep();
    this.#starts.sweep();
    this.#startsByAddress.sweep();
    this.#wrongCodes.sweep();
    this.#passwords.sweep();
    this.#renames.sweep();
    this.#joins.sweep();
  }

  async #do(
    socket: AppSocket,
    commandOf: (by: string, record: RoomRecord) => Command,
  ): Promise<object> {
    await this.#tables.of(socket).do((record) => commandOf(socket.data.user, record));
    return {};
  }

  async #part(
    socket: AppSocket,
    command: Extract<Command, { do: 'leave' | 'kick' }>,
  ): Promise<object> {
    await this.#tables.of(socket).departures.part(command, socket);
    return {};
  }

  async #create(
    socket: AppSocket,
    nickname: string,
    begins: Beginning | null,
  ): Promise<{ code: string }> {
    const { user, address } = socket.data;
    if (
      this.#isLimited(socket) &&
      !(this.#creations.take(user) && this.#creationsByAddress.take(address))
    ) {
      throw new Refusal('tooManyRooms');
    }
    const empty = begins === null ? await this.#firstTable() : await this.#laidFor(socket, begins);
    const name = { kind: 'user', id: user, nickname } as const;
    const table = await this.#tables.create({ id: user, nickname }, empty, [name]);
    await this.#enter(socket, table, { user, nickname: null, proved: null }, null);
    return { code: table.code };
  }

  /** The table of a new room. */
  async #firstTable(): Promise<TableLaid> {
    const game = this.#catalogue.ids[0] as string;
    const rules = await this.#catalogue.load(game);
    const seats = Math.max(rules.seats[0], Math.min(2, rules.seats[1]));
    const options = checkedOptions(rules, seats, {});
    return { game, options, seats: Array.from({ length: seats }, () => null) };
  }

  async #join(
    socket: AppSocket,
    { code, nickname, password }: RequestOf<'room:join'>,
  ): Promise<{ code: string }> {
    const { user } = socket.data;
    const { table, proved } = await this.#found(socket, code, password);
    const known = memberOf(table.record, user);
    const isRename = known !== undefined && nickname !== undefined && nickname !== known.nickname;
    const wanted = isRename && !this.#mayRename(socket) ? undefined : nickname;
    const name = wanted ?? (known === undefined ? await this.#store.nickname(user) : null);
    await this.#enter(socket, table, { user, nickname: name, proved }, wanted ?? null);
    return { code };
  }

  async #enter(
    socket: AppSocket,
    table: TableActor,
    command: { user: string; nickname: string | null; proved: KeptPassword | null },
    newName: string | null,
  ): Promise<void> {
    const writes =
      newName === null ? [] : [{ kind: 'user', id: command.user, nickname: newName } as const];
    await table.enter(socket, command, writes, () => this.#tables.detach(socket));
    this.#entered(socket);
  }

  /** The table that is asked for, if the user knows what it takes to enter. */
  async #found(
    socket: AppSocket,
    code: string,
    password?: string,
  ): Promise<{ table: TableActor; proved: KeptPassword | null }> {
    const { user, address } = socket.data;
    if (this.#isLimited(socket)) await this.#judgeGuess(address, user, code);
    const table = await this.#tables.get(code, socket.data.at);
    if (memberOf(table.record, user) !== undefined) return { table, proved: null };
    if (this.#isLimited(socket) && !this.#joins.take(address)) throw new Refusal('tooFast');
    const proved = await table.atTheDoor(() => this.#prove(socket, table, password));
    return { table, proved };
  }

  /**
   * Refuses guesses beyond what is allowed. A right one and a wrong one cost the same one look at what is kept, and neither
   * brings the room into memory: nothing but the answer tells them apart, and no answer that is refused does.
   */
  async #judgeGuess(address: string, user: string, code: string): Promise<void> {
    const isMember = await this.#store.isMember(code, user);
    // Members guess nothing: they come back whatever others at their address have tried.
    if (isMember === true) return;
    // Of many guesses at once each is judged by those that were judged before it.
    if (this.#wrongCodes.isSpent(address, code)) throw new Refusal('tooFast');
    if (isMember !== null) return;
    this.#wrongCodes.count(address, code);
    throw new Refusal('noSuchRoom');
  }

  /** A match begins, in place of the running one `instead` if there is one. Every match stays on disk with its room. */
  async #start(socket: AppSocket, instead: string | null): Promise<object> {
    const { user } = socket.data;
    const table = this.#tables.of(socket);
    expectHost(table.record, user);
    this.#countStart(socket);
    await table.start(user, instead);
    return {};
  }

  #countStart(socket: AppSocket): void {
    const { user, address } = socket.data;
    const mayStart = this.#starts.take(user) && this.#startsByAddress.take(address);
    if (this.#isLimited(socket) && !mayStart) throw new Refusal('tooFast');
  }

  /** The next match begins at a moment of a finished one, or with the deal again. */
  async #lay(socket: AppSocket, begins: Beginning | null): Promise<object> {
    expectMayChoose(this.#tables.of(socket).record, socket.data.user);
    const table = begins === null ? null : await this.#laidFor(socket, begins);
    return this.#do(socket, (by, record) => {
      const { game, options, seats, begins: laid = null } = table ?? { ...record, begins: null };
      return { do: 'choose', by, game, options, seats: seats.length, begins: laid };
    });
  }

  /** The table at which a finished match was played. To go there plays it again: it costs as much as a start. */
  async #laidFor(socket: AppSocket, begins: Beginning): Promise<TableLaid> {
    this.#countStart(socket);
    const archive = { store: this.#store, catalogue: this.#catalogue };
    const { moment, laid } = await layMoment(archive, begins);
    const { game, seats, options } = moment.record;
    const rules = await this.#catalogue.load(game);
    const whole = checkedOptions(rules, seats.length, options);
    return { game, options: whole, seats: seats.map(() => null), begins: laid };
  }

  #mayRename(socket: AppSocket): boolean {
    return !this.#isLimited(socket) || this.#renames.take(socket.data.user);
  }

  /** The room's password, if it has one and this is it. A wrong one costs as much as a wrong code. */
  async #prove(
    socket: AppSocket,
    { record }: TableActor,
    password?: string,
  ): Promise<KeptPassword | null> {
    const { address, user } = socket.data;
    const kept = record.password;
    if (kept === null || record.locked || record.kicked.includes(user)) return null;
    if (password === undefined) throw new Refusal('passwordNeeded');
    const isLimited = this.#isLimited(socket);
    if (isLimited && this.#wrongCodes.isSpent(address)) throw new Refusal('tooFast');
    if (await isPassword(password, kept)) return kept;
    if (isLimited) this.#wrongCodes.count(address);
    throw new Refusal('wrongPassword');
  }

  async #choose(socket: AppSocket, request: RequestOf<'room:choose'>): Promise<object> {
    const { game, seats } = request;
    expectHost(this.#tables.of(socket).record, socket.data.user);
    if (!this.#catalogue.ids.includes(game)) throw new Refusal('noSuchGame');
    const rules = await this.#catalogue.load(game);
    const options = checkedOptions(rules, seats, request.options);
    return this.#do(socket, (by) => ({ do: 'choose', by, game, options, seats, begins: null }));
  }

  async #change(socket: AppSocket, changes: RequestOf<'room:change'>): Promise<object> {
    const { game } = changes;
    expectHost(this.#tables.of(socket).record, socket.data.user);
    if (!this.#catalogue.ids.includes(game)) throw new Refusal('noSuchGame');
    const rules = await this.#catalogue.load(game);
    return this.#do(socket, (by, record) => {
      if (record.game !== game) throw new Refusal('stale');
      const { seats = record.seats.length } = changes;
      const options = checkedOptions(rules, seats, { ...record.options, ...changes.options });
      return { do: 'choose', by, game, options, seats, begins: null };
    });
  }

  /** The host gives a thinking player another minute. */
  async #extend(socket: AppSocket, seat: number): Promise<object> {
    const table = this.#tables.of(socket);
    await table.withMatch((record) => {
      expectHost(record, socket.data.user);
      this.#clocks.extend(table, seat);
    });
    return {};
  }

  async #setPassword(socket: AppSocket, password: string | null): Promise<object> {
    expectHost(this.#tables.of(socket).record, socket.data.user);
    // Stretching a password costs much.
    if (this.#isLimited(socket) && !this.#passwords.take(socket.data.address)) {
      throw new Refusal('tooFast');
    }
    const kept = password === null ? null : await keptPassword(password);
    return this.#do(socket, (by) => ({ do: 'setPassword', by, password: kept }));
  }
}

/** The room, if anybody with the link may see it before entering. */
const ifOpen = (record: RoomRecord | null): RoomRecord | null =>
  record === null || record.locked || record.password !== null ? null : record;
