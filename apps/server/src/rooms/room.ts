import type { BotKind, ClockSettings, WatchPolicy } from '@tablee/protocol/common.ts';
import type { RoomState, Seating } from '@tablee/protocol/updates.ts';
import type { Options } from '@tablee/rules/kernel/game.ts';
import { Refusal } from '../refusal.ts';
import { CurrentMatch } from './current-match.ts';
import { distinctNickname } from './nicknames.ts';
import type { KeptPassword } from './password.ts';
import type { Occupant, RoomMember, RoomRecord } from './room-record.ts';
import { expectHost } from './room-record.ts';

/** Members of a room, watching ones included. */
const MEMBER_LIMIT = 40;
/** Kicked members a room remembers. */
const KICKED_LIMIT = 200;

/** A room and its rules of conduct. Knows neither sockets nor storage; every refusal leaves it unchanged. */
export class Room {
  readonly record: RoomRecord;
  readonly current: CurrentMatch;

  constructor(record: RoomRecord) {
    this.record = record;
    this.current = new CurrentMatch(record);
  }

  get code(): string {
    return this.record.code;
  }

  member(user: string): RoomMember | undefined {
    return this.record.members.find((member) => member.id === user);
  }

  /** Enters or comes back. A new member needs a nickname. */
  enter(user: string, nickname: string | null, isConnected: (user: string) => boolean): void {
    const { record } = this;
    if (record.kicked.includes(user)) throw new Refusal('kicked');
    const known = this.member(user);
    if (known !== undefined) {
      if (nickname !== null && nickname !== known.nickname) this.rename(user, nickname);
      return;
    }
    if (record.locked) throw new Refusal('roomLocked');
    if (nickname === null) throw new Refusal('badMessage', 'nickname');
    if (record.members.length >= MEMBER_LIMIT) this.#makeRoom(isConnected);
    const name = distinctNickname(nickname, this.#nicknames(user));
    record.members.push({ id: user, nickname: name, since: Date.now() });
    if (this.member(record.host) === undefined) record.host = user;
  }

  rename(user: string, nickname: string): void {
    this.#known(user).nickname = distinctNickname(nickname, this.#nicknames(user));
  }

  /** Goes for good. The host's place passes on. */
  remove(user: string, isConnected: (user: string) => boolean): void {
    const { record } = this;
    this.#known(user);
    this.#forget(user);
    record.seats = record.seats.map((seating) => (isUser(seating, user) ? null : seating));
    if (record.host === user) this.passHost(isConnected);
    // Nobody is left who could ever open it.
    if (record.members.length === 0) record.locked = false;
  }

  /** Makes the next connected member the host, or, if nobody is there, the next member. */
  passHost(isConnected: (user: string) => boolean): boolean {
    const others = this.record.members.filter((member) => member.id !== this.record.host);
    const next = others.find((member) => isConnected(member.id)) ?? others[0];
    if (next === undefined) return false;
    this.record.host = next.id;
    return true;
  }

  kick(host: string, user: string, isConnected: (user: string) => boolean): void {
    this.asHost(host);
    if (user === host || this.member(user) === undefined) throw new Refusal('noSuchMember');
    this.remove(user, isConnected);
    this.record.kicked = [...this.record.kicked, user].slice(-KICKED_LIMIT);
  }

  lock(host: string, locked: boolean): void {
    this.asHost(host);
    this.record.locked = locked;
  }

  setPassword(host: string, password: KeptPassword | null): void {
    this.asHost(host);
    this.record.password = password;
  }

  setClock(host: string, clock: ClockSettings): void {
    this.asHost(host);
    this.record.clock = clock;
    this.record.banks = null;
  }

  setWatching(host: string, policy: WatchPolicy, rounds: number): void {
    this.asHost(host);
    this.record.watching = { policy, rounds, agreed: [] };
  }

  agree(user: string, agrees: boolean): void {
    this.#known(user);
    this.#disagree(user);
    if (agrees) this.record.watching.agreed.push(user);
  }

  crown(host: string, user: string): void {
    this.asHost(host);
    if (this.member(user) === undefined) throw new Refusal('noSuchMember');
    this.record.host = user;
  }

  /** Those on two seats change places. */
  swapSeats(host: string, a: number, b: number): void {
    this.expectMayChoose(host);
    this.#swap(a, b);
  }

  /** Those who sit, in an order by lot; `lot(n)` gives a whole number below n. */
  shuffleSeats(host: string, lot: (n: number) => number): void {
    this.expectMayChoose(host);
    const { seats } = this.record;
    for (let i = seats.length - 1; i > 0; i -= 1) this.#swap(i, lot(i + 1));
  }

  sit(user: string, seat: number): void {
    this.#beforeMatch();
    const taken = this.#seating(seat);
    if (taken !== null && 'user' in taken && taken.user !== user) throw new Refusal('seatTaken');
    this.#standUp(user);
    this.record.seats[seat] = { user };
  }

  stand(user: string): void {
    this.#beforeMatch();
    if (!this.record.seats.some((seating) => isUser(seating, user))) throw new Refusal('notSeated');
    this.#standUp(user);
  }

  seatBot(user: string, seat: number, bot: BotKind): void {
    this.asHost(user);
    this.#beforeMatch();
    const taken = this.#seating(seat);
    if (taken !== null && 'user' in taken) throw new Refusal('seatTaken');
    this.record.seats[seat] = { bot };
  }

  clearSeat(user: string, seat: number): void {
    this.asHost(user);
    this.#beforeMatch();
    if (this.#seating(seat) === null) throw new Refusal('seatEmpty');
    this.record.seats[seat] = null;
  }

  /** Whether `user` may change the table now. */
  expectMayChoose(user: string): void {
    this.asHost(user);
    this.#beforeMatch();
  }

  choose(user: string, game: string, options: Options, seats: number): void {
    this.expectMayChoose(user);
    const { record } = this;
    record.game = game;
    record.options = options;
    record.seats = Array.from({ length: seats }, (_, seat) => record.seats[seat] ?? null);
  }

  /** Who plays if a match starts now. */
  expectReady(user: string): Occupant[] {
    this.expectMayChoose(user);
    return this.#occupants();
  }

  /** Who plays if the running match starts again. */
  expectMayRestart(user: string, match: string): Occupant[] {
    this.asHost(user);
    if (!this.current.isRunning || this.record.match?.id !== match) throw new Refusal('noMatch');
    return this.#occupants();
  }

  #occupants(): Occupant[] {
    const taken = this.#nicknames('');
    return this.record.seats.map((seating) => {
      if (seating === null) throw new Refusal('seatFree');
      if ('bot' in seating) {
        const nickname = distinctNickname('Bot', taken);
        taken.push(nickname);
        return { nickname, user: null, bot: seating.bot };
      }
      return { nickname: this.#known(seating.user).nickname, user: seating.user, bot: null };
    });
  }

  /** The room as one of its members sees it. */
  stateFor(you: string, isConnected: (user: string) => boolean): RoomState {
    const { code, host, locked, members, game, options, seats, clock, watching, match, evening } =
      this.record;
    return {
      code,
      host,
      locked,
      password: this.record.password !== null,
      members: members.map(({ id, nickname, since }) => {
        return { id, nickname, connected: isConnected(id), since };
      }),
      game,
      options: { ...options },
      seats,
      clock,
      watching,
      match,
      evening,
      you,
    };
  }

  #known(user: string): RoomMember {
    const member = this.member(user);
    if (member === undefined) throw new Refusal('notInRoom');
    return member;
  }

  /** Refuses what only the host may ask. */
  asHost(user: string): void {
    expectHost(this.record, user);
  }

  #beforeMatch(): void {
    if (this.current.isRunning) throw new Refusal('matchRunning');
  }

  #seating(seat: number): Seating {
    const seating = this.record.seats[seat];
    if (seating === undefined) throw new Refusal('noSuchSeat');
    return seating;
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#seating(a), this.#seating(b)];
    this.record.seats[a] = second;
    this.record.seats[b] = first;
  }

  #standUp(user: string): void {
    const { record } = this;
    record.seats = record.seats.map((seating) => (isUser(seating, user) ? null : seating));
  }

  #nicknames(except: string): string[] {
    return this.record.members.filter(({ id }) => id !== except).map(({ nickname }) => nickname);
  }

  /** A full room forgets the watcher who has been away longest. */
  #makeRoom(isConnected: (user: string) => boolean): void {
    const { record } = this;
    const isPlaying = (user: string): boolean =>
      record.seats.some((seating) => isUser(seating, user)) ||
      (record.match?.seats.some((occupant) => occupant.user === user) ?? false);
    const [longest] = record.members
      .filter(({ id }) => id !== record.host && !isConnected(id) && !isPlaying(id))
      .sort((a, b) => a.since - b.since);
    if (longest === undefined) throw new Refusal('roomFull');
    this.#forget(longest.id);
  }

  #forget(user: string): void {
    const { record } = this;
    record.members = record.members.filter((member) => member.id !== user);
    this.#disagree(user);
  }

  #disagree(user: string): void {
    const { watching } = this.record;
    const agreed = watching.agreed.filter((each) => each !== user);
    this.record.watching = { ...watching, agreed };
  }
}

const isUser = (seating: Seating, user: string): boolean =>
  seating !== null && 'user' in seating && seating.user === user;
