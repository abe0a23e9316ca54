import type { RequestOf } from '@tablee/protocol/requests.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { Seat } from '@tablee/rules/kernel/layers.ts';
import type { Input } from '../matches/journal.ts';
import type { Unkept } from '../matches/kept-match.ts';
import { canRewind, dealt, readBack, takenBack, writesOf } from '../matches/kept-match.ts';
import type { Match, Step } from '../matches/match.ts';
import { leave as leaveMatch, publish } from '../matches/publish.ts';
import { Refusal, traceOf } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Write } from '../store/store.ts';
import { StaleWrite } from '../store/store.ts';
import type { Applied } from './apply.ts';
import { apply } from './apply.ts';
import { Audience } from './audience.ts';
import type { Circumstances, Command } from './command.ts';
import type { House } from './house.ts';
import { Mailbox } from './mailbox.ts';
import { agreedTakeBack, expectReady } from './playing.ts';
import type { Presence } from './presence.ts';
import type { RoomRecord } from './room-record.ts';
import { expectMember, isPaused, isRunning } from './room-record.ts';
import { checkedOptions } from './table-options.ts';
import type { MatchProblem } from './view.ts';

/** Hears the refusal or fault, or `null` once the input is durable. */
export type Done = (error: unknown) => void;

/** What has been kept of a room, and how often it has been written. */
export interface Kept {
  readonly record: RoomRecord;
  readonly version: number;
}

/**
 * A table: one room and the match on it, as an actor. Whatever happens here goes through its mailbox, one after the
 * other: it is decided, kept, and only then made true and told. What cannot be kept has not happened.
 */
export class TableActor {
  readonly code: string;
  readonly #house: House;
  readonly #audience: Audience;
  readonly #mailbox: Mailbox;
  /** Passwords are judged one after the other, beside play: guesses at once are no more than guesses in turn. */
  readonly #door: Mailbox;
  #record: RoomRecord;
  #version: number;
  #match: Match | null = null;
  /** Why the match cannot be shown; it is tried again when the table is next read from the store. */
  #problem: MatchProblem = null;
  #lastUsed = Date.now();

  constructor(house: House, { record, version }: Kept) {
    this.#house = house;
    this.#record = record;
    this.#version = version;
    this.code = record.code;
    this.#audience = new Audience(this.code, house, (socket) => {
      for (const observer of house.observers) observer.shown?.(this, socket);
    });
    const onFault = (error: unknown): void =>
      house.logger.error({ room: this.code, error: traceOf(error) }, 'a table failed');
    this.#mailbox = new Mailbox(onFault);
    this.#door = new Mailbox(onFault);
  }

  /** Who is here. */
  get presence(): Presence {
    return this.#audience.presence;
  }

  /** As it was kept last. */
  get record(): RoomRecord {
    return this.#record;
  }

  /** The match on the table, if it is in memory. */
  get match(): Match | null {
    return this.#match;
  }

  /** Whether nothing has happened and nobody has been here since then. */
  isIdle(before: number): boolean {
    return this.presence.isEmpty && this.#mailbox.isIdle && this.#lastUsed < before;
  }

  /** Does what a command says; rejects with the refusal. `writes` are kept with it. */
  do(command: Command, writes: readonly Write[] = []): Promise<void> {
    return this.#run(() => this.#do(command, writes));
  }

  /** Resolves when all that has been asked of it is done. */
  settled(): Promise<void> {
    return this.#mailbox.run(async () => {});
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
      const applied = this.#applied({ do: 'enter', ...command });
      const hasChanged = applied.record !== this.#record;
      if (hasChanged) await this.#keep(applied, writes);
      // It may have gone meanwhile; nobody would ever detach it.
      if (!socket.connected) return;
      if (socket.data.room !== this.code) leaveOther();
      const isBack = this.presence.attach(socket, Date.now());
      socket.data.room = this.code;
      // Who only comes back is let in even if nothing can be kept at the moment.
      if (isBack && !hasChanged) void this.touch().catch(() => {});
      if (isBack || hasChanged) await this.#told();
      else this.#audience.tell(socket, this.#record, this.#problem);
      await this.#house.chat.show(socket, this.#record);
      await this.#show(socket);
    });
  }

  /** A connection no longer looks at this table. */
  lookAway(socket: AppSocket): void {
    leaveMatch(socket);
    socket.data.room = null;
    if (!this.presence.detach(socket, Date.now())) return;
    this.#lastUsed = Date.now();
    if (this.presence.isEmpty && this.#match?.isOver === true) this.#match = null;
    this.#tellAll();
    this.#attend(null);
  }

  /** Keeps that the room is in use, though nothing in it has changed. */
  touch(writes: readonly Write[] = []): Promise<void> {
    return this.#run(() => this.#keep({ record: this.#record, effects: [] }, writes));
  }

  /** A match begins, in place of the running one `instead` if there is one. */
  start(by: string, instead: string | null): Promise<void> {
    return this.#run(async () => {
      const { catalogue, logger, shares } = this.#house;
      const seats = expectReady(this.#record, by, instead);
      const game = await catalogue.load(this.#record.game);
      const options = checkedOptions(game, seats.length, this.#record.options);
      const players = seats.map(({ user }) => user);
      const chance = await shares.gather(this.code, players, () => this.presence.sockets());
      const { match, writes } = dealt(this.code, game, options, seats, chance, instead !== null);
      const { id } = match.record;
      await this.#keep(this.#applied({ do: 'start', by, match: id, instead }), writes);
      this.#match = match;
      this.#problem = null;
      logger.info({ match: id, game: game.id, seats: seats.length }, 'match started');
      this.#tellAll();
      this.#audience.leave();
      for (const socket of this.presence.sockets()) await this.#show(socket);
      this.#attend(null);
    });
  }

  /** A member says something. */
  say(socket: AppSocket, request: RequestOf<'chat:say'>): Promise<void> {
    return this.#run(async () => {
      expectMember(this.#record, socket.data.user);
      const match = request.to === 'team' && isRunning(this.#record) ? await this.#current() : null;
      await this.#house.chat.say(this, socket, request, match);
    });
  }

  /** A player leaves the running match for good and watches on. */
  async concede(user: string): Promise<void> {
    await this.#heldLeave(user);
    return this.#run(async () => {
      await this.#concede(user);
      // What the watchers say is theirs to read now.
      for (const socket of this.presence.sockets(user)) {
        await this.#house.chat.show(socket, this.#record);
      }
    });
  }

  /** A member leaves the room for good, or is removed; a running match of theirs is conceded first. */
  async part(
    command: Extract<Command, { do: 'leave' | 'kick' }>,
    asking: AppSocket,
  ): Promise<void> {
    await this.#heldLeave(command.user);
    return this.#run(async () => {
      const applied = this.#applied(command);
      const { user } = command;
      const isPlaying =
        isRunning(this.#record) && this.#record.match?.seats.some((one) => one.user === user);
      if (isPlaying !== true) {
        await this.#commit(applied, [], asking);
        return;
      }
      // A match that cannot be shown, or knows nothing of them, keeps nobody in the room.
      await this.#concede(user).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
      await this.#commit(this.#applied(command), [], asking);
    });
  }

  /**
   * An input to the match `id`, an answer in a window of reactions not before its least time is over. `inputOf` gives it, or
   * throws the refusal; it is asked again when its turn has come.
   */
  act(id: string, inputOf: (match: Match) => Input, done: Done): void {
    const match = this.#match;
    if (match?.record.id !== id) {
      this.#post(id, inputOf, done);
      return;
    }
    try {
      this.#house.hold.pass(match, inputOf(match), () => this.#post(id, inputOf, done));
    } catch (error) {
      done(error);
    }
  }

  #post(id: string, inputOf: (match: Match) => Input, done: Done): void {
    this.#mailbox.post((finished) => {
      this.#lastUsed = Date.now();
      const fail = (error: unknown): void => {
        done(error);
        finished();
      };
      const step = (match: Match): void => {
        this.#step(match, inputOf(match), done, finished);
      };
      try {
        this.expectOnTable(id);
        if (this.#match !== null) step(this.#match);
        else this.#current().then(step).catch(fail);
      } catch (error) {
        fail(error);
      }
    });
  }

  /** A seat asks to take its last move back, with all that came after it. */
  askTakeBack(id: string, user: string): Promise<void> {
    return this.#run(async () => {
      const { match, seat } = await this.#playing(id, user);
      if (!(await canRewind(this.#house.store, match, seat))) throw new Refusal('nothingToUndo');
      await this.#settleWish(this.#applied({ do: 'askTakeBack', match: id, seat }), match);
    });
  }

  /** A seat agrees, or refuses: then it is over. Who asked takes the wish back. */
  agreeTakeBack(id: string, user: string, wish: Seat, agrees: boolean): Promise<void> {
    return this.#run(async () => {
      const { match, seat } = await this.#playing(id, user);
      const command = { do: 'agreeTakeBack', match: id, seat, wish, agrees } as const;
      await this.#settleWish(this.#applied(command), match);
    });
  }

  /** Shows a connection the match `id` anew. */
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
      this.expectOnTable(id);
      const match = await this.#current();
      const { watching } = this.#house;
      await watching.prepare(this.#record, match);
      const viewpoint = watching.viewpoint(this.#record, match, socket);
      if (viewpoint.from === 'past') return viewpoint.past.history(null, before);
      return match.history(match.seatOf(socket.data.user), before);
    });
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
    if (this.#record.match?.id !== id) throw new Refusal('noMatch');
  }

  /** Refuses who is no member, or acts while the match stands still. */
  expectMayAct(user: string): void {
    expectMember(this.#record, user);
    if (isPaused(this.#record)) throw new Refusal('matchPaused');
  }

  #run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#lastUsed = Date.now();
    return this.#mailbox.run(work);
  }

  get #circumstances(): Circumstances {
    return {
      now: Date.now(),
      awaySince: (user) => this.presence.awaySince(user),
      standInAfter: this.#house.standInAfter,
    };
  }

  #applied(command: Command, record = this.#record): Applied {
    const applied = apply(record, command, this.#circumstances);
    if (applied instanceof Refusal) throw applied;
    return applied;
  }

  async #do(command: Command, writes: readonly Write[]): Promise<void> {
    await this.#commit(this.#applied(command), writes);
  }

  /** Keeps what has been decided, makes it true, tells it. */
  async #commit(
    applied: Applied,
    writes: readonly Write[],
    asking: AppSocket | null = null,
  ): Promise<void> {
    const before = this.#record.match?.id ?? null;
    await this.#keep(applied, writes);
    if ((this.#record.match?.id ?? null) !== before) {
      this.#match = null;
      this.#problem = null;
      if (before !== null) this.#audience.leave(before);
    }
    for (const effect of applied.effects) {
      if (effect.effect === 'goodbye') {
        this.#audience.sayGoodbye(effect.user, effect.reason, asking);
      }
    }
    await this.#told();
  }

  async #keep(applied: Applied, writes: readonly Write[]): Promise<void> {
    const { chat, commits, logger } = this.#house;
    const { effects } = applied;
    const record = this.#asOfNow(applied.record);
    const notes = effects.flatMap((effect) =>
      effect.effect === 'note' ? [chat.note(record, effect)] : [],
    );
    const ended = effects.flatMap((effect): Write[] =>
      effect.effect === 'matchDropped' ? [{ kind: 'matchOver', match: effect.match }] : [],
    );
    try {
      await commits.settled([
        this.#writeOf(record),
        ...writes,
        ...ended,
        ...notes.map(({ write }) => write),
      ]);
    } catch (error) {
      logger.error({ room: this.code, error: traceOf(error) }, 'a room could not be kept');
      if (error instanceof StaleWrite) this.#house.retire(this);
      throw error;
    }
    this.#record = record;
    this.#version += 1;
    for (const { tell } of notes) tell(this);
  }

  /** A record as it is kept: with what is of the moment until then. */
  #asOfNow(record: RoomRecord): RoomRecord {
    const { clock, match } = this.#record;
    const isSameClock = record.clock === clock && record.match?.id === match?.id;
    const banks = (isSameClock ? this.#house.clocks.banksOf(this) : null) ?? record.banks;
    return { ...record, members: this.presence.members(record), banks };
  }

  #writeOf(record: RoomRecord): Write {
    const json = JSON.stringify(record);
    const version = this.#version + 1;
    return { kind: 'room', code: this.code, json, usedAt: Date.now(), version };
  }

  /** Tells all who are here how things stand, and moves those who watch to where they may look from now. */
  async #told(): Promise<void> {
    this.#tellAll();
    if (this.#match !== null) await this.#audience.move(this.#record, this.#match);
    this.#attend(null);
  }

  #tellAll(): void {
    this.#audience.tellAll(this.#record, this.#problem);
  }

  #attend(step: Step | null): void {
    if (this.#match !== null) this.#house.hold.attend(this.#match);
    for (const observer of this.#house.observers) observer.attend(this, step);
  }

  async #playing(id: string, user: string): Promise<{ match: Match; seat: Seat }> {
    this.expectOnTable(id);
    const match = await this.#current();
    const seat = match.seatOf(user);
    if (seat === null) throw new Refusal('notSeated');
    return { match, seat };
  }

  /** The match on the table, brought back from its journal if need be. */
  async #current(): Promise<Match> {
    if (this.#match !== null) return this.#match;
    const { match: onTable } = this.#record;
    if (onTable === null) throw new Refusal('noMatch');
    if (this.#problem !== null) throw new Refusal('cannotShow');
    const back = await readBack(this.#house, onTable.id);
    if ('problem' in back) {
      const { problem, error } = back;
      const { logger } = this.#house;
      logger.error({ match: onTable.id, problem, error: traceOf(error) }, 'match cannot be shown');
      this.#problem = problem;
      this.#tellAll();
      throw new Refusal('cannotShow');
    }
    if (back.isResumed) {
      const resumed = this.#applied({ do: 'resume', match: onTable.id });
      const record = this.#afterEnd(back.match, resumed.record);
      await this.#keep({ ...resumed, record }, back.writes);
      this.#tellAll();
    }
    this.#match = back.match;
    this.#attend(null);
    return back.match;
  }

  /** Lets a connection look at the match, if there is one that can be shown. */
  async #show(socket: AppSocket): Promise<void> {
    if (this.#record.match === null || !this.#audience.isHere(socket)) return;
    let match: Match;
    try {
      match = await this.#current();
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    await this.#audience.show(socket, this.#record, match);
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

  async #concede(user: string): Promise<void> {
    const { match: onTable } = this.#record;
    if (onTable === null || onTable.state === 'over') throw new Refusal('matchOver');
    const { match, seat } = await this.#playing(onTable.id, user);
    await new Promise<void>((resolve, reject) => {
      const done: Done = (error) => error !== null && reject(error);
      this.#step(match, { by: 'leave', seat }, done, resolve);
    });
    await this.#told();
  }

  /** Applies an input, keeps it, publishes it. `finished` when all of that has happened, or has not. */
  #step(match: Match, input: Input, done: Done, finished: () => void): void {
    const { logger, commits } = this.#house;
    const { id, game } = match.record;
    const { seq } = match;
    let step: Step;
    let record: RoomRecord;
    try {
      const taken = match.apply(input);
      if (typeof taken === 'string') {
        done(new Refusal(taken));
        finished();
        return;
      }
      step = taken;
      const after = this.#after(match, step);
      record = after === this.#record ? after : this.#asOfNow(after);
    } catch (error) {
      logger.error({ match: id, game, by: input.by, error: traceOf(error) }, 'rules failed');
      done(new Refusal('serverError'));
      // The rules take a failed step back; a step that failed after them is in memory but in no journal.
      if (match.seq === seq) finished();
      else void this.#readMatchAnew().finally(finished);
      return;
    }
    const onFault = (fault: unknown): void =>
      logger.error({ match: id, error: traceOf(fault) }, 'publishing failed');
    const hasChanged = record !== this.#record;
    const writes = writesOf(match, step);
    if (hasChanged) writes.push(this.#writeOf(record));
    commits.append(writes, (error) => {
      if (error !== null) {
        logger.error({ match: id, error: traceOf(error) }, 'a step could not be kept');
        done(error);
        if (error instanceof StaleWrite) this.#house.retire(this);
        void this.#readMatchAnew().finally(finished);
        return;
      }
      if (hasChanged) {
        this.#record = record;
        this.#version += 1;
      }
      done(null);
      try {
        if (this.#publish(match, step) || hasChanged) {
          this.#told().catch(onFault).finally(finished);
          return;
        }
      } catch (fault) {
        onFault(fault);
      }
      finished();
    });
  }

  /** The room after a step of its match. */
  #after(match: Match, step: Step): RoomRecord {
    const { entry } = step;
    const { id } = match.record;
    let record = this.#record;
    // An answer of which nobody may know ends no wish before all see that the match goes on.
    const isSeen = step.publication.update !== null;
    if (isSeen && record.match?.takeBack != null)
      record = this.#applied({ do: 'endWish', match: id }, record).record;
    if (entry.by === 'leave') {
      record = this.#applied({ do: 'seatLeft', match: id, seat: entry.seat }, record).record;
    }
    return this.#afterEnd(match, record);
  }

  /** A match that is over is written into the evening. */
  #afterEnd(match: Match, record: RoomRecord): RoomRecord {
    if (!match.isOver) return record;
    const { id, game, seats } = match.record;
    const outcome = match.outcome;
    const results = seats.map(({ user, nickname }, seat) => {
      return { user, nickname, rank: outcome?.ranks[seat] ?? 1, score: outcome?.scores[seat] ?? 0 };
    });
    return this.#applied({ do: 'finish', result: { match: id, game, results } }, record).record;
  }

  /** Gives whether somebody who watches may look from elsewhere now. */
  #publish(match: Match, step: Step): boolean {
    const { outgoing, watching, logger } = this.#house;
    publish(outgoing, match, step.publication);
    const hasMoved = watching.took(match, step);
    if (match.isOver) {
      const { id, game } = match.record;
      logger.info({ match: id, game, steps: step.seq }, 'match over');
    }
    this.#attend(step);
    return hasMoved;
  }

  /** Keeps a wish to take a move back, or does what all have agreed to. */
  async #settleWish(applied: Applied, match: Match): Promise<void> {
    const seat = agreedTakeBack(applied.record);
    if (seat === null) {
      await this.#commit(applied, []);
      return;
    }
    const { id } = match.record;
    const { store } = this.#house;
    let unkept: Unkept;
    try {
      unkept = await takenBack(store, match, seat);
    } catch (error) {
      // What is wished cannot be done: the wish is over.
      await this.#commit(this.#applied({ do: 'endWish', match: id }), []);
      throw error;
    }
    const settled = this.#applied({ do: 'takeBack', match: id }, applied.record);
    await this.#keep(settled, unkept.writes);
    this.#match = unkept.match;
    this.#tellAll();
    await this.#audience.showAnew(this.#record, unkept.match);
    this.#attend(null);
  }

  /**
   * A step is in memory but in no journal: the match is read again, as it was before. Nobody has seen the step; who looks
   * is shown the match anew, because its updates are numbered anew.
   */
  async #readMatchAnew(): Promise<void> {
    this.#record = this.#asOfNow(this.#record);
    this.#match = null;
    try {
      await this.#audience.showAnew(this.#record, await this.#current());
    } catch {
      // It is read by whoever asks for it next.
    }
  }
}
