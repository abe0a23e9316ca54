import type { RequestOf } from '@tablee/protocol/requests.ts';
import type { LogEvent } from '@tablee/protocol/updates.ts';
import type { Match } from '../matches/match.ts';
import type { Viewpoint } from '../matches/publish.ts';
import { leave as leaveMatch } from '../matches/publish.ts';
import { Elsewhere, Refusal } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Place, Write } from '../store/store.ts';
import { beginMatch } from './begin-match.ts';
import type { Command } from './command.ts';
import { CurrentMatch } from './current-match.ts';
import { Departures } from './departures.ts';
import type { House } from './house.ts';
import { Mailbox } from './mailbox.ts';
import type { Done, InputOf } from './match-steps.ts';
import { MatchSteps } from './match-steps.ts';
import type { Presence } from './presence.ts';
import type { ReviewTable } from './review.ts';
import type { Kept } from './room-keeper.ts';
import type { RoomRecord } from './room-record.ts';
import { expectMember, isPaused, isRunning } from './room-record.ts';
import { TableCore } from './table-core.ts';
import { TakeBacks } from './take-backs.ts';

/**
 * A table: one room and the match on it, as an actor. All work goes through its mailbox, one piece after the other: it is
 * decided, kept, and only then made true and published. Work that cannot be kept has not happened. Observers are called from
 * inside the mailbox alone: they never see anything that has not been kept.
 */
export class TableActor {
  readonly #core: TableCore;
  readonly #current: CurrentMatch;
  readonly #steps: MatchSteps;
  /** Passwords are judged one after the other, beside play: guesses at once are no more than guesses in turn. */
  readonly #door: Mailbox;
  readonly departures: Departures;
  readonly takeBacks: TakeBacks;

  constructor(house: House, kept: Kept) {
    const core = new TableCore(this, house, kept);
    this.#core = core;
    this.#current = new CurrentMatch(core);
    this.#steps = new MatchSteps(core, this.#current);
    this.departures = new Departures(core, this.#current, this.#steps);
    this.takeBacks = new TakeBacks(core, this.#current);
    this.#door = new Mailbox((error) => core.logFault(error));
  }

  get code(): string {
    return this.#core.code;
  }

  get presence(): Presence {
    return this.#core.presence;
  }

  /** The shared review of the room. */
  get review(): ReviewTable {
    return this.#core.review;
  }

  /** The room as this node has it. */
  get place(): Place {
    return this.#core.room.place;
  }

  /** As it was kept last. */
  get record(): RoomRecord {
    return this.#core.record;
  }

  /** The match on the table, if it is in memory. */
  get match(): Match | null {
    return this.#core.match;
  }

  get isClosed(): boolean {
    return this.#core.isClosed;
  }

  /** Whether nothing has happened and nobody has been here since then. */
  isIdle(before: number): boolean {
    const isResting = this.#core.mailbox.isIdle && this.#door.isIdle;
    return isResting && this.presence.isEmpty && this.#core.lastUsed < before;
  }

  /** A client has found it and is about to join: it stays in memory for a while. */
  noteUse(): void {
    this.#core.noteUse();
  }

  /** It is no longer the table of its room: nothing happens here any more, even if it is still referenced. */
  close(): void {
    this.#core.close();
    this.#current.close();
  }

  /**
   * Ends here, to go on at another node: earlier requests are done, and the passing state is stored with the room. Later ones
   * are refused with `elsewhere`.
   */
  handOver(): Promise<void> {
    return this.#core.mailbox.run(async () => {
      if (this.isClosed) return;
      try {
        if (!this.presence.isEmpty) await this.#core.keep({ record: this.record, effects: [] }, []);
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
    return this.#core.run(() =>
      this.#core.commit(
        this.#core.room.decided(typeof command === 'function' ? command(this.record) : command),
        writes,
      ),
    );
  }

  /** Resolves when all that has been asked of it is done. */
  settled(): Promise<void> {
    return this.#core.mailbox.run(async () => {});
  }

  /** Does something between two changes: everything that can be seen has been kept. */
  between(work: () => void): void {
    this.#core
      .run(async () => work())
      .catch((error: unknown) => {
        if (!this.isClosed && !(error instanceof Elsewhere)) this.#core.logFault(error);
      });
  }

  /** Does unstored work when its turn comes; rejects with its refusal. */
  inTurn(work: () => void): Promise<void> {
    return this.#core.run(async () => work());
  }

  /** As `inTurn`, with the match on the table brought back first if need be. */
  withMatch(work: (record: RoomRecord) => void): Promise<void> {
    return this.#core.run(async () => {
      await this.#current.read();
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
    return this.#core.run(async () => {
      const applied = this.#core.room.decided({ do: 'enter', ...command });
      const hasChanged = applied.record !== this.record;
      if (hasChanged) await this.#core.keep(applied, writes);
      // It may have gone meanwhile; nobody would ever detach it.
      if (!socket.connected) return hasChanged ? this.#core.told() : undefined;
      if (socket.data.room !== this.code) leaveOther();
      const isBack = this.presence.attach(socket, Date.now());
      socket.data.room = this.code;
      // A returning member is let in even if nothing can be kept at the moment.
      if (isBack && !hasChanged) void this.touch().catch(() => {});
      if (isBack || hasChanged) await this.#core.told();
      else this.#core.audience.tell(socket, this.record, this.#core.problem);
      try {
        await this.#core.house.chat.show(socket, this.record);
        this.review.show(socket);
        await this.#current.show(socket);
      } catch (error) {
        // They are in; unreadable parts are sent when they ask again.
        this.#core.logFault(error);
      }
    });
  }

  /** A connection no longer looks at this table. */
  detach(socket: AppSocket): void {
    leaveMatch(socket);
    socket.data.room = null;
    if (!this.presence.detach(socket, Date.now()) || this.isClosed) return;
    this.#core.tellAll();
    this.between(() => {
      if (this.presence.isEmpty && this.#core.match?.isOver === true) this.#core.match = null;
      this.#core.attend(null);
    });
  }

  /** A member's page says whether they are new to a game. Not stored. */
  noteLearning(user: string, { game, learns }: RequestOf<'room:learns'>): Promise<void> {
    return this.#core.run(async () => {
      expectMember(this.record, user);
      const isNew = () => this.presence.isNewTo(user, this.record.game);
      const before = isNew();
      this.presence.hear(user, game, learns);
      if (isNew() !== before) this.#core.tellAll();
    });
  }

  /** Keeps that the room is in use, though nothing in it has changed. */
  touch(writes: readonly Write[] = []): Promise<void> {
    return this.#core.run(() => this.#core.keep({ record: this.record, effects: [] }, writes));
  }

  /** A match begins, in place of the running one `instead` if there is one. */
  start(by: string, instead: string | null): Promise<void> {
    return this.#core.run(() => beginMatch(this.#core, this.#current, by, instead));
  }

  /** A member says something. */
  say(socket: AppSocket, request: RequestOf<'chat:say'>): Promise<void> {
    return this.#core.run(async () => {
      expectMember(this.record, socket.data.user);
      const match =
        request.to === 'team' && isRunning(this.record) ? await this.#current.read() : null;
      await this.#core.house.chat.say(this, socket, request, match);
    });
  }

  /**
   * An input to the match `id`, an answer in a window of reactions not before its least time is over. `inputOf` is asked
   * again when its turn has come.
   */
  act(id: string, inputOf: InputOf, done: Done): void {
    this.#steps.act(id, inputOf, done);
  }

  /** Shows a connection the match `id` again. */
  show(socket: AppSocket, id: string): Promise<void> {
    return this.#core.run(async () => {
      this.expectOnTable(id);
      await this.#current.read();
      await this.#current.show(socket);
    });
  }

  /** Older entries of the story of the match `id`, as a connection may see them. */
  history(socket: AppSocket, id: string, before: number): Promise<LogEvent[]> {
    return this.#core.run(async () => {
      const { match, viewpoint } = await this.#current.lookedAt(socket, id);
      const seen = viewpoint.from === 'past' ? viewpoint.past : match;
      return seen.history(seen.readerOf(socket.data.user), before);
    });
  }

  /** The match `id`, and from where a connection may look at it. */
  lookedAt(socket: AppSocket, id: string): Promise<{ match: Match; viewpoint: Viewpoint }> {
    return this.#core.run(() => this.#current.lookedAt(socket, id));
  }

  /** The match `id`, brought back from its journal if need be. */
  matchOf(id: string): Promise<Match> {
    return this.#core.run(async () => {
      this.expectOnTable(id);
      return this.#current.read();
    });
  }

  /** Refuses users who are no members, and actions while the match stands still. */
  expectMayAct(user: string): void {
    expectMember(this.record, user);
    if (isPaused(this.record)) throw new Refusal('matchPaused');
  }

  /** Only the match on the table can be asked for. */
  expectOnTable(id: string): void {
    this.#core.expectOnTable(id);
  }
}
