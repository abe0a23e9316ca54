import type { Input, Seat } from '@tablee/engine';
import { FORGOTTEN_NAME } from '@tablee/protocol/common.ts';
import type { ErrorCode } from '@tablee/protocol/errors.ts';
import type { RequestOf } from '@tablee/protocol/requests.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import { beginsAt } from '../matches/begins-at.ts';
import type { Journal } from '../matches/chain.ts';
import type { MatchRecord } from '../matches/journal.ts';
import type { Unkept } from '../matches/kept-match.ts';
import {
  dealt,
  expectMayGoBack,
  expectMoment,
  journalToRewind,
  readBack,
  takenBack,
  writesOf,
} from '../matches/kept-match.ts';
import type { Match, Step } from '../matches/match.ts';
import { expectAnswerable } from '../matches/probe.ts';
import type { Viewpoint } from '../matches/publish.ts';
import { leave as leaveMatch, publish } from '../matches/publish.ts';
import { Elsewhere, Refusal, traceOf } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Place, Write } from '../store/store.ts';
import { Damaged, Fenced, isOvertaken } from '../store/store.ts';
import type { Applied } from './apply.ts';
import { Audience } from './audience.ts';
import type { Command } from './command.ts';
import type { House } from './house.ts';
import { Mailbox } from './mailbox.ts';
import { agreedTakeBack, expectReady } from './playing.ts';
import type { Presence } from './presence.ts';
import { ReviewTable } from './review.ts';
import type { Kept } from './room-keeper.ts';
import { RoomKeeper } from './room-keeper.ts';
import type { RoomRecord } from './room-record.ts';
import { expectMember, isPaused, isRunning } from './room-record.ts';
import { checkedOptions, isSameTable } from './table-options.ts';
import type { MatchProblem } from './view.ts';

/** Gets the refusal or fault, or `null` once the input is durable; `already`: it had been taken before. */
export type Done = (error: unknown, already?: true) => void;

/** An input that waits for its turn. `inputOf` gives it, or throws the refusal. */
interface Asked {
  readonly inputOf: (match: Match) => Input;
  readonly done: Done;
}

/** Throws of the rules in a row after which the table tests whether any answer is possible. */
const THROWS = 2;
/** Milliseconds until bots and clocks go on after a lost step; doubled for each further one. */
const PAUSE_AFTER_LOSS = 250;
const LONGEST_PAUSE = 30_000;
/** Errors with which a member cannot leave the match before the room; the room lets them go all the same. */
const NOT_IN_MATCH: readonly ErrorCode[] = ['cannotShow', 'noMatch', 'notSeated', 'matchOver'];

/**
 * A table: one room and the match on it, as an actor. All work goes through its mailbox, one piece after the other: it is
 * decided, kept, and only then made true and published. Work that cannot be kept has not happened. Observers are called from
 * inside the mailbox alone: they never see anything that has not been kept.
 */
export class TableActor {
  readonly code: string;
  readonly #house: House;
  readonly #audience: Audience;
  readonly #mailbox: Mailbox;
  /** Passwords are judged one after the other, beside play: guesses at once are no more than guesses in turn. */
  readonly #door: Mailbox;
  readonly #room: RoomKeeper;
  /** The shared review of the room. */
  readonly review: ReviewTable;
  #match: Match | null = null;
  /** Why the match cannot be shown; it is tried again when the table is next read from the store. */
  #problem: MatchProblem = null;
  /** Inputs that were asked for one right after the other: they are kept together. */
  #batch: { readonly match: string; readonly asked: Asked[] } | null = null;
  #lastUsed = Date.now();
  #isClosed = false;
  /** Steps lost since the last kept one. */
  #losses = 0;
  /** Inputs at which the rules have thrown since the last step. */
  #throws = 0;
  #goingOn: NodeJS.Timeout | undefined;

  constructor(house: House, kept: Kept) {
    this.#house = house;
    this.code = kept.record.code;
    this.review = new ReviewTable(house.outgoing);
    this.#room = new RoomKeeper(house, kept, {
      circumstances: () => ({
        now: Date.now(),
        awaySince: (user) => this.presence.awaySince(user),
        standInAfter: house.standInAfter,
      }),
      inRecord: (record) => this.#asOfNow(record),
      onStale: (why) => house.retire(this, why),
    });
    this.#audience = new Audience(this.code, house, (socket) => {
      for (const observer of house.observers) observer.shown?.(this, socket);
    });
    const onFault = (error: unknown): void =>
      house.logger.error({ room: this.code, error: traceOf(error) }, 'a table failed');
    this.#mailbox = new Mailbox(onFault);
    this.#door = new Mailbox(onFault);
  }

  get presence(): Presence {
    return this.#audience.presence;
  }

  /** The room as this node has it. */
  get place(): Place {
    return this.#room.place;
  }

  /** As it was kept last. */
  get record(): RoomRecord {
    return this.#room.record;
  }

  /** The match on the table, if it is in memory. */
  get match(): Match | null {
    return this.#match;
  }

  /** Whether nothing has happened and nobody has been here since then. */
  isIdle(before: number): boolean {
    const isResting = this.#mailbox.isIdle && this.#door.isIdle;
    return isResting && this.presence.isEmpty && this.#lastUsed < before;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** A client has found it and is about to join: it stays in memory for a while. */
  noteUse(): void {
    this.#lastUsed = Date.now();
  }

  /** It is no longer the table of its room: nothing happens here any more, even if it is still referenced. */
  close(): void {
    this.#isClosed = true;
    this.#match = null;
    clearTimeout(this.#goingOn);
  }

  /**
   * Ends here, to go on at another node: earlier requests are done, and the passing state is stored with the room. Later ones
   * are refused with `elsewhere`.
   */
  handOver(): Promise<void> {
    return this.#mailbox.run(async () => {
      if (this.#isClosed) return;
      try {
        if (!this.presence.isEmpty) await this.#keep({ record: this.record, effects: [] }, []);
      } catch {
        // The store reports it; the room goes on from its last stored record.
      } finally {
        this.close();
      }
    });
  }

  /**
   * Carries out a command, which may be derived from the room when its turn comes; rejects with the refusal. `writes` are
   * kept with it.
   */
  do(
    command: Command | ((record: RoomRecord) => Command),
    writes: readonly Write[] = [],
  ): Promise<void> {
    return this.#run(() =>
      this.#do(typeof command === 'function' ? command(this.record) : command, writes),
    );
  }

  /** Resolves when all that has been asked of it is done. */
  settled(): Promise<void> {
    return this.#mailbox.run(async () => {});
  }

  /** Does something between two changes: everything that can be seen has been kept. */
  between(work: () => void): void {
    this.#run(async () => work()).catch((error: unknown) => {
      if (!this.#isClosed && !(error instanceof Elsewhere)) this.#logFault(error);
    });
  }

  /** Does unstored work when its turn comes; rejects with its refusal. */
  inTurn(work: () => void): Promise<void> {
    return this.#run(async () => work());
  }

  /** As `inTurn`, with the match on the table brought back first if need be. */
  withMatch(work: (record: RoomRecord) => void): Promise<void> {
    return this.#run(async () => {
      await this.#current();
      work(this.record);
    });
  }

  /** Work at the door, where newcomers prove that they know the password. */
  atTheDoor<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#door.run(work);
  }

  /** A connection comes in and sees the room, its talk, its match. */
  enter(
    socket: AppSocket,
    command: Omit<Extract<Command, { do: 'enter' }>, 'do'>,
    writes: readonly Write[],
    leaveOther: () => void,
  ): Promise<void> {
    return this.#run(async () => {
      const applied = this.#room.decided({ do: 'enter', ...command });
      const hasChanged = applied.record !== this.record;
      if (hasChanged) await this.#keep(applied, writes);
      // It may have gone meanwhile; nobody would ever detach it.
      if (!socket.connected) return hasChanged ? this.#told() : undefined;
      if (socket.data.room !== this.code) leaveOther();
      const isBack = this.presence.attach(socket, Date.now());
      socket.data.room = this.code;
      // A returning member is let in even if nothing can be kept at the moment.
      if (isBack && !hasChanged) void this.touch().catch(() => {});
      if (isBack || hasChanged) await this.#told();
      else this.#audience.tell(socket, this.record, this.#problem);
      try {
        await this.#house.chat.show(socket, this.record);
        this.review.show(socket);
        await this.#show(socket);
      } catch (error) {
        // They are in; unreadable parts are sent when they ask again.
        this.#logFault(error);
      }
    });
  }

  /** A connection no longer looks at this table. */
  lookAway(socket: AppSocket): void {
    leaveMatch(socket);
    socket.data.room = null;
    if (!this.presence.detach(socket, Date.now()) || this.#isClosed) return;
    this.#tellAll();
    this.between(() => {
      if (this.presence.isEmpty && this.#match?.isOver === true) this.#match = null;
      this.#attend(null);
    });
  }

  /** A member's page says whether they are new to a game. Not stored. */
  hearOf(user: string, { game, learns }: RequestOf<'room:learns'>): Promise<void> {
    return this.#run(async () => {
      expectMember(this.record, user);
      const isNew = () => this.presence.isNewTo(user, this.record.game);
      const before = isNew();
      this.presence.hear(user, game, learns);
      if (isNew() !== before) this.#tellAll();
    });
  }

  /** Keeps that the room is in use, though nothing in it has changed. */
  touch(writes: readonly Write[] = []): Promise<void> {
    return this.#run(() => this.#keep({ record: this.record, effects: [] }, writes));
  }

  /** A match begins, in place of the running one `instead` if there is one. */
  start(by: string, instead: string | null): Promise<void> {
    return this.#run(() => this.#begin(by, instead));
  }

  async #begin(by: string, instead: string | null): Promise<void> {
    const { catalogue, logger, positions, shares } = this.#house;
    const seats = expectReady(this.record, by, instead);
    const { begins } = this.record;
    // The match may have been forgotten since the table was laid.
    const moment = begins === null ? null : await expectMoment(this.#house, begins);
    const game = await catalogue.load(this.record.game);
    const options = checkedOptions(game, seats.length, this.record.options);
    if (moment !== null && !isSameTable(moment.record, game, options, seats.length)) {
      throw new Refusal('cannotPlayOn');
    }
    const players = seats.map(({ user }) => user);
    const chance = await shares.gather(this.code, players, () => this.presence.sockets());
    const fresh = dealt(this.code, game, options, seats, chance, instead !== null);
    const { match, writes } =
      moment === null
        ? (positions?.begun(this.code, fresh) ?? fresh)
        : beginsAt(fresh, moment.position, 'played');
    const { id } = match.record;
    await this.#keep(
      this.#room.decided({ do: 'start', by, match: id, instead, playedOn: moment !== null }),
      writes,
    );
    this.#match = match;
    this.#problem = null;
    logger.info({ match: id, game: game.id, seats: seats.length }, 'match started');
    this.#tellAll();
    this.#audience.leave();
    for (const socket of this.presence.sockets()) await this.#show(socket);
    this.#attend(null);
  }

  /** A member says something. */
  say(socket: AppSocket, request: RequestOf<'chat:say'>): Promise<void> {
    return this.#run(async () => {
      expectMember(this.record, socket.data.user);
      const match = request.to === 'team' && isRunning(this.record) ? await this.#current() : null;
      await this.#house.chat.say(this, socket, request, match);
    });
  }

  /** A player leaves the match `id` for good and watches on. */
  async concede(id: string, user: string): Promise<void> {
    this.expectOnTable(id);
    await this.#heldLeave(user);
    return this.#run(async () => {
      this.expectOnTable(id);
      await this.#leaveMatch(user, null, null);
      // They may read the watchers' talk now.
      for (const socket of this.presence.sockets(user)) {
        await this.#house.chat.show(socket, this.record);
      }
    });
  }

  /** A member leaves the room for good, or is removed; a running match of theirs is conceded with it. */
  async part(
    command: Extract<Command, { do: 'leave' | 'kick' }>,
    asking: AppSocket | null,
  ): Promise<void> {
    this.#room.decided(command);
    await this.#heldLeave(command.user);
    return this.#run(() => this.#part(command, asking, []));
  }

  async #part(
    command: Extract<Command, { do: 'leave' | 'kick' | 'forget' }>,
    asking: AppSocket | null,
    writes: readonly Write[],
  ): Promise<void> {
    const { user } = command;
    // Before anything is done to the match: it may be allowed no longer.
    this.#room.decided(command);
    const isPlaying =
      isRunning(this.record) && this.record.match?.seats.some((one) => one.user === user);
    if (isPlaying === true) {
      try {
        return await this.#leaveMatch(user, command, asking, writes);
      } catch (error) {
        // A match that cannot be shown, or knows nothing of them, keeps nobody in the room.
        const code = error instanceof Refusal ? error.problem.code : 'serverError';
        if (!NOT_IN_MATCH.includes(code)) throw error;
      }
    }
    // Decided again: a match brought back on the way has changed the room.
    await this.#commit(this.#room.decided(command), writes, asking);
  }

  /** Nothing of a user stays here: they go, and their messages, matches and names go or are nobody’s. */
  async forget(user: string): Promise<void> {
    await this.#heldLeave(user);
    await this.#run(async () => {
      const onTable = this.record.match;
      const dealt = onTable === null ? null : await this.#recordOf(onTable.id);
      const seats = (dealt?.seats ?? []).flatMap((one, seat) => (one.user === user ? [seat] : []));
      const write: Write = { kind: 'forgetIn', room: this.code, user };
      await this.#part({ do: 'forget', user, seats }, null, [write]);
      for (const socket of this.presence.sockets())
        await this.#house.chat.show(socket, this.record);
    });
  }

  /** The row of a match; `null` if it cannot be read. */
  #recordOf(id: string): Promise<MatchRecord | null> {
    return this.#house.store.match(id).catch((error: unknown) => {
      if (error instanceof Damaged) return null;
      throw error;
    });
  }

  /**
   * An input to the match `id`, an answer in a window of reactions not before its least time is over. `inputOf` is asked
   * again when its turn has come.
   */
  act(id: string, inputOf: Asked['inputOf'], done: Done): void {
    const match = this.#match;
    const asked = { inputOf, done };
    if (match?.record.id !== id) {
      this.#post(id, asked);
      return;
    }
    try {
      this.#house.hold.pass(match, inputOf(match), () => this.#post(id, asked));
    } catch (error) {
      done(error);
    }
  }

  #post(id: string, asked: Asked): void {
    this.#lastUsed = Date.now();
    if (this.#batch?.match === id) {
      this.#batch.asked.push(asked);
      return;
    }
    const batch = { match: id, asked: [asked] };
    this.#batch = batch;
    this.#mailbox.post((finished) => {
      if (this.#batch === batch) this.#batch = null;
      const fail = (error: unknown): void => {
        for (const { done } of batch.asked) this.#answer(done, error);
        finished();
      };
      try {
        this.#expectOpen();
        this.expectOnTable(id);
        if (this.#match !== null) this.#take(this.#match, batch.asked, finished);
        else {
          this.#current()
            .then((match) => this.#take(match, batch.asked, finished))
            .catch(fail);
        }
      } catch (error) {
        fail(error);
      }
    });
  }

  /** A seat asks to take its last move back, with all that came after it. */
  askTakeBack(id: string, user: string): Promise<void> {
    return this.#run(async () => {
      const { match, seat } = await this.#playing(id, user);
      expectMayGoBack(match);
      // As with an undo: the answers taken back would tell who of the others has answered.
      if (match.unseenBeside(seat)) throw new Refusal('nothingToUndo');
      const journal = await journalToRewind(this.#house.store, match, seat);
      const asked = this.#room.decided({ do: 'askTakeBack', match: id, seat });
      await this.#settleWish(asked, match, journal);
    });
  }

  /** A seat agrees, or refuses: then it is over. The asking seat takes the wish back. */
  agreeTakeBack(id: string, user: string, wish: Seat, agrees: boolean): Promise<void> {
    return this.#run(async () => {
      const { match, seat } = await this.#playing(id, user);
      const command = { do: 'agreeTakeBack', match: id, seat, wish, agrees } as const;
      await this.#settleWish(this.#room.decided(command), match);
    });
  }

  /** Shows a connection the match `id` again. */
  show(socket: AppSocket, id: string): Promise<void> {
    return this.#run(async () => {
      this.expectOnTable(id);
      await this.#current();
      await this.#show(socket);
    });
  }

  /** Older entries of the story of the match `id`, as a connection may see them. */
  history(socket: AppSocket, id: string, before: number): Promise<LogEvent[]> {
    return this.#run(async () => {
      const { match, viewpoint } = await this.#lookedAt(socket, id);
      const seen = viewpoint.from === 'past' ? viewpoint.past : match;
      return seen.history(seen.readerOf(socket.data.user), before);
    });
  }

  /** The match `id`, and from where a connection may look at it. */
  lookedAt(socket: AppSocket, id: string): Promise<{ match: Match; viewpoint: Viewpoint }> {
    return this.#run(() => this.#lookedAt(socket, id));
  }

  /** The match `id`, brought back from its journal if need be. */
  matchOf(id: string): Promise<Match> {
    return this.#run(async () => {
      this.expectOnTable(id);
      return this.#current();
    });
  }

  /** Only the match on the table can be asked for. */
  expectOnTable(id: string): void {
    if (this.record.match?.id !== id) throw new Refusal('noMatch');
  }

  /** Refuses users who are no members, and actions while the match stands still. */
  expectMayAct(user: string): void {
    expectMember(this.record, user);
    if (isPaused(this.record)) throw new Refusal('matchPaused');
  }

  #run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#lastUsed = Date.now();
    // Later requests wait for it.
    this.#batch = null;
    return this.#mailbox.run(async () => {
      this.#expectOpen();
      return work().catch((error: unknown) => {
        if (error instanceof Fenced) this.#house.retire(this, error);
        throw error;
      });
    });
  }

  /** Refuses what cannot be done here, or no longer. */
  #expectOpen(): void {
    const { node, isSure } = this.#house.placement;
    if (this.#isClosed) throw node === null ? new Refusal('notInRoom') : new Elsewhere();
    if (!isSure) throw new Elsewhere();
  }

  #logFault(error: unknown): void {
    this.#house.logger.error({ room: this.code, error: traceOf(error) }, 'a table failed');
  }

  /** The callback may throw; the table goes on. */
  #answer(done: Done, error: unknown, already?: true): void {
    try {
      done(error, already);
    } catch (fault) {
      this.#logFault(fault);
    }
  }

  async #do(command: Command, writes: readonly Write[]): Promise<void> {
    await this.#commit(this.#room.decided(command), writes);
  }

  /** Keeps a decision, makes it true, publishes it. */
  async #commit(
    applied: Applied,
    writes: readonly Write[],
    asking: AppSocket | null = null,
  ): Promise<void> {
    const before = this.record.match?.id ?? null;
    await this.#keep(applied, writes);
    if ((this.record.match?.id ?? null) !== before) {
      this.#match = null;
      this.#problem = null;
      if (before !== null) this.#audience.leave(before);
    }
    this.#sayGoodbyes(applied, asking);
    await this.#told();
  }

  #sayGoodbyes({ effects }: Applied, asking: AppSocket | null): void {
    for (const effect of effects) {
      if (effect.effect === 'goodbye') {
        this.#audience.sayGoodbye(effect.user, effect.reason, asking);
      }
    }
  }

  async #keep(applied: Applied, writes: readonly Write[]): Promise<void> {
    const tellNotes = await this.#room.keep(applied, writes);
    tellNotes(this);
  }

  /** The record to store: with its passing state. */
  #asOfNow(record: RoomRecord): RoomRecord {
    const { clock, match } = this.record;
    const { clocks } = this.#house;
    const isSameMatch = record.match?.id === match?.id;
    const isSameClock = isSameMatch && record.clock === clock;
    const banks = (isSameClock ? clocks.banksOf(this) : null) ?? record.banks;
    const absence = (isSameMatch ? clocks.absenceOf(this) : null) ?? record.absence;
    return { ...record, members: this.presence.members(record), banks, absence };
  }

  /** Sends the room to all present members, and moves watchers to the seats they may see from now on. */
  async #told(): Promise<void> {
    this.#tellAll();
    if (this.#match !== null) await this.#audience.move(this.record, this.#match);
    this.#attend(null);
  }

  #tellAll(): void {
    this.#audience.tellAll(this.record, this.#problem);
  }

  #attend(step: Step | null): void {
    if (this.#isClosed) return;
    this.review.attend(this);
    if (this.#match !== null) this.#house.hold.attend(this.#match);
    for (const observer of this.#house.observers) observer.attend(this, step);
  }

  async #lookedAt(socket: AppSocket, id: string): Promise<{ match: Match; viewpoint: Viewpoint }> {
    this.expectOnTable(id);
    const match = await this.#current();
    const { watching } = this.#house;
    await watching.prepare(this.record, match);
    return { match, viewpoint: watching.viewpoint(this.record, match, socket) };
  }

  async #playing(id: string, user: string): Promise<{ match: Match; seat: Seat }> {
    this.expectOnTable(id);
    const match = await this.#current();
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    return { match, seat };
  }

  /** The match on the table, brought back from its journal if need be; bots and clocks then go on with it. */
  async #current(goesOn = true): Promise<Match> {
    if (this.#match !== null) return this.#match;
    const { match: onTable } = this.record;
    if (onTable === null) throw new Refusal('noMatch');
    if (this.#problem !== null) throw new Refusal('cannotShow');
    const back = await readBack(this.#house, onTable.id);
    if ('problem' in back) {
      const { problem, error } = back;
      this.#tellProblem(onTable.id, problem, error);
      throw new Refusal('cannotShow');
    }
    this.#throws = 0;
    if (back.isResumed) {
      const resumed = this.#room.decided({ do: 'resume', match: onTable.id });
      const record = this.#afterEnd(back.match, resumed.record);
      await this.#keep({ ...resumed, record }, back.writes);
      this.#tellAll();
    }
    // It may have been closed while this was read.
    this.#expectOpen();
    this.#match = back.match;
    if (goesOn) this.#attend(null);
    return back.match;
  }

  /** The match cannot be shown or played on with these rules; the host may put it away. */
  #tellProblem(id: string, problem: NonNullable<MatchProblem>, error: unknown): void {
    const fault = { room: this.code, match: id, problem, error: traceOf(error) };
    this.#house.logger.error(fault, 'match cannot be shown');
    this.#problem = problem;
    this.#tellAll();
  }

  /** Rules that throw at every answer leave nothing to be asked: that is said, rather than the same fault for ever. */
  #giveUpIfStuck(match: Match): void {
    if (this.#throws < THROWS || this.#match !== match || match.isOver) return;
    this.#throws = 0;
    const { id } = match.record;
    try {
      expectAnswerable(match.game, match.position());
    } catch (error) {
      this.#match = null;
      this.#audience.leave(id);
      this.#tellProblem(id, 'rules', error);
      this.#attend(null);
    }
  }

  /** Lets a connection look at the match, if there is one that can be shown. */
  async #show(socket: AppSocket): Promise<void> {
    if (this.record.match === null || !this.#audience.isHere(socket)) return;
    let match: Match;
    try {
      match = await this.#current();
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    await this.#audience.show(socket, this.record, match);
  }

  /** A departure would end a window as an answer does. */
  #heldLeave(user: string): Promise<void> {
    const match = this.#match;
    const seat = match?.seatOf(user) ?? null;
    if (match === null || seat === null) return Promise.resolve();
    return new Promise((resolve) => {
      this.#house.hold.pass(match, { by: 'leave', seat }, resolve);
    });
  }

  /** A player leaves the match for good; with it is kept what `then` does to the room. */
  async #leaveMatch(
    user: string,
    then: Command | null,
    asking: AppSocket | null,
    writes: readonly Write[] = [],
  ): Promise<void> {
    const { match: onTable } = this.record;
    if (onTable === null || onTable.state === 'over') throw new Refusal('matchOver');
    const { match, seat } = await this.#playing(onTable.id, user);
    const { seq } = match;
    let applied: Applied;
    let step: Step;
    try {
      const stepped = this.#stepped(match, { by: 'leave', seat }, this.record);
      step = stepped.step;
      const { record } = stepped;
      applied = then === null ? { record, effects: [] } : this.#room.decided(then, record);
      await this.#keep(applied, [...writesOf(match, [step]), ...writes]);
    } catch (error) {
      // It is in memory, but in no journal.
      if (match.seq !== seq) await this.#readMatchAnew();
      throw error;
    }
    this.#publish(match, step);
    this.#sayGoodbyes(applied, asking);
    await this.#told();
  }

  /**
   * Applies an input; returns the step, and the room after it. Throws the refusal; a failure of the rules is one, and logged.
   */
  #stepped(match: Match, input: Input, before: RoomRecord): { step: Step; record: RoomRecord } {
    try {
      if (input.by === 'undo') expectMayGoBack(match);
      const step = match.apply(input);
      if (typeof step === 'string') throw new Refusal(step);
      return { step, record: this.#after(match, step, before) };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#throws += 1;
      const { id, game } = match.record;
      const fault = { room: this.code, match: id, game, by: input.by, error: traceOf(error) };
      this.#house.logger.error(fault, 'rules failed');
      throw new Refusal('serverError');
    }
  }

  /** Applies inputs, keeps them, publishes them. `finished` when all of that has happened, or has not. */
  #take(match: Match, asked: readonly Asked[], finished: () => void): void {
    const { logger, commits } = this.#house;
    const taken: { readonly step: Step | null; readonly done: Done }[] = [];
    const lose = (error: unknown): void => {
      for (const { done } of taken) this.#answer(done, error);
      void this.#readMatchAnew().finally(finished);
    };
    let after = this.record;
    for (const [i, { inputOf, done }] of asked.entries()) {
      const { seq } = match;
      try {
        const input = inputOf(match);
        if (match.hasTaken(input)) {
          // Not before the first of them is kept.
          taken.push({ step: null, done });
          continue;
        }
        const { step, record } = this.#stepped(match, input, after);
        taken.push({ step, done });
        after = record;
      } catch (error) {
        this.#answer(done, error);
        // The rules take a failed step back; a step that failed after them is in memory but in no journal.
        if (match.seq !== seq) {
          for (const later of asked.slice(i + 1)) this.#answer(later.done, error);
          lose(error);
          return;
        }
      }
    }
    const steps = taken.flatMap(({ step }) => step ?? []);
    const grant = (): void => {
      for (const { step, done } of taken) this.#answer(done, null, step === null || undefined);
    };
    if (steps.length === 0) {
      grant();
      this.#giveUpIfStuck(match);
      finished();
      return;
    }
    const room = after === this.record ? null : this.#room.prepared(after);
    const writes = writesOf(match, steps);
    if (room !== null) writes.push(room.write);
    const committed = (error: Error | null): void => {
      if (error !== null) {
        const { id } = match.record;
        if (!(error instanceof Fenced))
          logger.error(
            { room: this.code, match: id, error: traceOf(error) },
            'a step could not be kept',
          );
        if (isOvertaken(error)) this.#house.retire(this, error);
        lose(error);
        return;
      }
      this.#losses = 0;
      this.#throws = 0;
      room?.kept();
      grant();
      let hasMoved = room !== null;
      for (const step of steps) hasMoved = this.#publish(match, step) || hasMoved;
      if (!hasMoved) finished();
      else {
        this.#told()
          .catch((fault: unknown) => this.#logFault(fault))
          .finally(finished);
      }
    };
    commits.append(writes, committed, this.place);
  }

  /** The room after a step of its match. */
  #after(match: Match, step: Step, before: RoomRecord): RoomRecord {
    const { entry } = step;
    const { id } = match.record;
    let record = before;
    // An answer of which nobody may know ends no wish before all see that the match goes on.
    const isSeen = step.publication.update !== null;
    if (isSeen && record.match?.takeBack != null)
      record = this.#room.decided({ do: 'endWish', match: id }, record).record;
    if (entry.by === 'leave') {
      record = this.#room.decided({ do: 'seatLeft', match: id, seat: entry.seat }, record).record;
    }
    return this.#afterEnd(match, record);
  }

  /** A match that is over is written into the evening. */
  #afterEnd(match: Match, record: RoomRecord): RoomRecord {
    if (!match.isOver) return record;
    const { id, game, seats } = match.record;
    const outcome = match.outcome;
    const results = seats.map((dealt, seat) => {
      // A user who had everything deleted during play is nobody.
      const isForgotten = record.match?.seats[seat]?.nickname === FORGOTTEN_NAME;
      const { user, nickname } = isForgotten ? { user: null, nickname: FORGOTTEN_NAME } : dealt;
      const { ranks, scores } = outcome ?? { ranks: [], scores: [] };
      const plays = match.playsOf(seat);
      return { user, nickname, rank: ranks[seat] ?? 1, score: scores[seat] ?? 0, plays };
    });
    const ended = { match: id, game, at: Date.now(), length: match.seq, results };
    return this.#room.decided({ do: 'finish', result: ended }, record).record;
  }

  /** Tells whether a watcher may now look from elsewhere. A message that fails costs itself. */
  #publish(match: Match, step: Step): boolean {
    const { outgoing, watching, logger } = this.#house;
    const { id, game } = match.record;
    let hasMoved = false;
    try {
      publish(outgoing, match, step.publication);
      hasMoved = watching.took(match, step);
    } catch (error) {
      logger.error({ room: this.code, match: id, error: traceOf(error) }, 'publishing failed');
    }
    if (match.isOver) logger.info({ match: id, game, steps: step.seq }, 'match over');
    this.#attend(step);
    return hasMoved;
  }

  /** Keeps a wish to take a move back, or does what all have agreed to. */
  async #settleWish(applied: Applied, match: Match, read: Journal | null = null): Promise<void> {
    const seat = agreedTakeBack(applied.record);
    if (seat === null) {
      await this.#commit(applied, []);
      return;
    }
    const { id } = match.record;
    const { store } = this.#house;
    let unkept: Unkept;
    try {
      const journal = read ?? (await journalToRewind(store, match, seat));
      unkept = await takenBack(store, match, seat, journal);
    } catch (error) {
      // The wish cannot be fulfilled: it is over.
      await this.#commit(this.#room.decided({ do: 'endWish', match: id }), []);
      throw error;
    }
    const settled = this.#room.decided({ do: 'takeBack', match: id }, applied.record);
    await this.#keep(settled, unkept.writes);
    this.#match = unkept.match;
    this.#tellAll();
    await this.#audience.showAnew(this.record, unkept.match);
    this.#attend(null);
  }

  /**
   * A step is in memory but in no journal: the match is read again, as it was before. Nobody has seen the step; viewers are
   * sent the match again, because its updates are renumbered.
   */
  async #readMatchAnew(): Promise<void> {
    this.#room.takeMoment();
    this.#match = null;
    if (this.#isClosed) return;
    try {
      await this.#audience.showAnew(this.record, await this.#current(false));
    } catch {
      // The next request reads it, or its own next step does.
    }
    this.#goOnLater();
  }

  /** Clocks and bots wait: a disk that takes nothing now must not be asked again at once. */
  #goOnLater(): void {
    const pause = Math.min(LONGEST_PAUSE, PAUSE_AFTER_LOSS * 2 ** this.#losses);
    this.#losses += 1;
    clearTimeout(this.#goingOn);
    this.#goingOn = setTimeout(() => {
      this.#run(async () => {
        await this.#current(false);
        this.#attend(null);
      }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.#goOnLater();
      });
    }, pause).unref();
  }
}
