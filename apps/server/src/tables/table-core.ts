import type { Match, Step } from '../matches/match.ts';
import { Elsewhere, Refusal, traceOf } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Write } from '../store/store.ts';
import { Fenced } from '../store/store.ts';
import type { Applied } from './apply.ts';
import { Audience } from './audience.ts';
import type { House } from './house.ts';
import { Mailbox } from './mailbox.ts';
import type { Presence } from './presence.ts';
import { ReviewTable } from './review.ts';
import type { Kept } from './room-keeper.ts';
import { RoomKeeper } from './room-keeper.ts';
import type { RoomRecord } from './room-record.ts';
import type { TableActor } from './table-actor.ts';
import type { MatchProblem } from './view.ts';

/**
 * The parts of a table share this: its mailbox, its room, its match, its audience, and the one way in which a change becomes
 * true: decided, kept, made true, published.
 */
export class TableCore {
  readonly code: string;
  readonly house: House;
  readonly audience: Audience;
  readonly room: RoomKeeper;
  readonly review: ReviewTable;
  readonly mailbox: Mailbox;
  /** The match on the table, if it is in memory. */
  match: Match | null = null;
  /** Why the match cannot be shown; it is tried again when the table is next read from the store. */
  problem: MatchProblem = null;
  /** Pieces of work asked for by `run`: inputs with one between them are not kept together. */
  pieces = 0;
  readonly #table: TableActor;
  #lastUsed = Date.now();
  #isClosed = false;

  constructor(table: TableActor, house: House, kept: Kept) {
    this.#table = table;
    this.house = house;
    this.code = kept.record.code;
    this.review = new ReviewTable(house.outgoing);
    this.room = new RoomKeeper(house, kept, {
      circumstances: () => ({
        now: Date.now(),
        awaySince: (user) => this.presence.awaySince(user),
        standInAfter: house.standInAfter,
      }),
      inRecord: (record) => this.#asOfNow(record),
      onStale: (why) => this.retire(why),
    });
    this.audience = new Audience(this.code, house, (socket) => {
      for (const observer of house.observers) observer.shown?.(table, socket);
    });
    this.mailbox = new Mailbox((error) => this.logFault(error));
  }

  get presence(): Presence {
    return this.audience.presence;
  }

  /** As it was kept last. */
  get record(): RoomRecord {
    return this.room.record;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get lastUsed(): number {
    return this.#lastUsed;
  }

  noteUse(): void {
    this.#lastUsed = Date.now();
  }

  close(): void {
    this.#isClosed = true;
    this.match = null;
  }

  /** The stored data may differ from what is here: the next request reads the table again. */
  retire(why: unknown): void {
    this.house.retire(this.#table, why);
  }

  /** Only the match on the table can be asked for. */
  expectOnTable(id: string): void {
    if (this.record.match?.id !== id) throw new Refusal('noMatch');
  }

  /** Does work when its turn comes; rejects with its refusal. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.noteUse();
    this.pieces += 1;
    return this.mailbox.run(async () => {
      this.expectOpen();
      return work().catch((error: unknown) => {
        if (error instanceof Fenced) this.retire(error);
        throw error;
      });
    });
  }

  /** Refuses what cannot be done here, or no longer. */
  expectOpen(): void {
    const { node, isSure } = this.house.placement;
    if (this.#isClosed) throw node === null ? new Refusal('notInRoom') : new Elsewhere();
    if (!isSure) throw new Elsewhere();
  }

  logFault(error: unknown): void {
    this.house.logger.error({ room: this.code, error: traceOf(error) }, 'a table failed');
  }

  /** Keeps a decision, makes it true, publishes it. */
  async commit(
    applied: Applied,
    writes: readonly Write[],
    asking: AppSocket | null = null,
  ): Promise<void> {
    const before = this.record.match?.id ?? null;
    await this.keep(applied, writes);
    if ((this.record.match?.id ?? null) !== before) {
      this.match = null;
      this.problem = null;
      if (before !== null) this.audience.leave(before);
    }
    this.sayGoodbyes(applied, asking);
    await this.told();
  }

  /** Sends removed users the reason, all but the connection that asked for it. */
  sayGoodbyes({ effects }: Applied, asking: AppSocket | null): void {
    for (const effect of effects) {
      if (effect.effect === 'goodbye') {
        this.audience.sayGoodbye(effect.user, effect.reason, asking);
      }
    }
  }

  /** Keeps a decision and makes it true; its notes go into the talk. */
  async keep(applied: Applied, writes: readonly Write[]): Promise<void> {
    const tellNotes = await this.room.keep(applied, writes);
    tellNotes(this.#table);
  }

  /** The record to store: with its passing state. */
  #asOfNow(record: RoomRecord): RoomRecord {
    const { clock, match } = this.record;
    const { clocks } = this.house;
    const isSameMatch = record.match?.id === match?.id;
    const isSameClock = isSameMatch && record.clock === clock;
    const banks = (isSameClock ? clocks.banksOf(this.#table) : null) ?? record.banks;
    const absence = (isSameMatch ? clocks.absenceOf(this.#table) : null) ?? record.absence;
    return { ...record, members: this.presence.members(record), banks, absence };
  }

  /** Sends the room to all present members, and moves watchers to the seats they may see from now on. */
  async told(): Promise<void> {
    this.tellAll();
    if (this.match !== null) await this.audience.move(this.record, this.match);
    this.attend(null);
  }

  /** Sends the room to all present members. */
  tellAll(): void {
    this.audience.tellAll(this.record, this.problem);
  }

  /** Calls the observers: a change has been kept and sent (`step`, if it was a step of the match). */
  attend(step: Step | null): void {
    if (this.#isClosed) return;
    this.review.attend(this.#table);
    if (this.match !== null) this.house.hold.attend(this.match);
    for (const observer of this.house.observers) observer.attend(this.#table, step);
  }
}
