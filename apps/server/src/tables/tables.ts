import type { MatchRecord } from '../matches/journal.ts';
import { Refusal } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Store, Write } from '../store/store.ts';
import { Damaged } from '../store/store.ts';
import type { House } from './house.ts';
import { newRoomCode } from './room-code.ts';
import type { Kept } from './room-keeper.ts';
import type { TableLaid } from './room-record.ts';
import { expectMember, newRecord, recordOf, rescued, unread } from './room-record.ts';
import { TableActor } from './table-actor.ts';

/** The tables in memory, each brought back from the store when it is first asked for. */
export class Tables {
  readonly #house: House;
  readonly #live = new Map<string, TableActor>();
  readonly #loading = new Map<string, Promise<TableActor | null>>();

  constructor(house: Omit<House, 'retire'>) {
    this.#house = { ...house, retire: (table) => this.#retire(table) };
  }

  get size(): number {
    return this.#live.size;
  }

  /** Matches in memory. */
  get matches(): number {
    let count = 0;
    for (const { match } of this.#live.values()) if (match !== null) count += 1;
    return count;
  }

  peek(code: string): TableActor | undefined {
    return this.#live.get(code);
  }

  /** A new room, opened by its only member. It exists once it has been kept. */
  async create(
    host: { id: string; nickname: string },
    table: TableLaid,
    writes: readonly Write[],
  ): Promise<TableActor> {
    let code = newRoomCode();
    while ((await this.#load(code)) !== null) code = newRoomCode();
    const record = newRecord(code, { ...host, since: Date.now() }, table);
    const opened = new TableActor(this.#house, { record, version: 0 });
    await opened.touch(writes);
    this.#live.set(code, opened);
    return opened;
  }

  /** Rejects with `noSuchRoom`. */
  async get(code: string): Promise<TableActor> {
    const table = await this.#load(code);
    if (table === null) throw new Refusal('noSuchRoom');
    table.noteUse();
    return table;
  }

  /** Nothing of a user stays in any room, one after the other; what fails can be asked again. */
  async forget(user: string): Promise<void> {
    const { store, commits } = this.#house;
    for (const room of await store.roomsOf(user)) {
      const table = await this.#load(room);
      // A room that cannot be read has no table: what lies beside it goes all the same.
      if (table === null) await commits.settled([{ kind: 'forgetIn', room, user }]);
      else await table.forget(user);
    }
  }

  /** The table a connection looks at, as a member of its room. */
  of(socket: AppSocket): TableActor {
    const table = socket.data.room === null ? undefined : this.peek(socket.data.room);
    if (table === undefined) throw new Refusal('notInRoom');
    expectMember(table.record, socket.data.user);
    return table;
  }

  /** A connection no longer looks at any table. */
  lookAway(socket: AppSocket): void {
    if (socket.data.room !== null) this.peek(socket.data.room)?.lookAway(socket);
  }

  /** Keeps that rooms somebody looks at are in use, though nothing may have changed in them for long. */
  async touch(): Promise<void> {
    const inUse = [...this.#live.values()].filter(({ presence }) => !presence.isEmpty);
    // One that cannot be written says so itself, and holds up none of the others.
    await Promise.allSettled(inUse.map((table) => table.touch()));
  }

  /** Resolves when all that has been asked of them is done. */
  async settled(): Promise<void> {
    await Promise.all([...this.#live.values()].map((table) => table.settled()));
  }

  /** Drops tables from memory that nobody looks at and where nothing happens. */
  sweep(idleAfter: number): void {
    const before = Date.now() - idleAfter;
    for (const [code, table] of this.#live) {
      if (!table.isIdle(before)) continue;
      this.#live.delete(code);
      table.close();
    }
  }

  #retire(table: TableActor): void {
    this.#house.logger.error(
      { room: table.code },
      'more may be kept of this room than is known here',
    );
    if (this.#live.get(table.code) === table) this.#live.delete(table.code);
    table.close();
    // They take it for a lost connection, come back, and find what is kept.
    for (const socket of table.presence.sockets()) socket.conn.close();
  }

  async #load(code: string): Promise<TableActor | null> {
    const live = this.#live.get(code);
    if (live !== undefined) return live;
    let loading = this.#loading.get(code);
    if (loading === undefined) {
      loading = this.#read(code).finally(() => this.#loading.delete(code));
      this.#loading.set(code, loading);
    }
    return loading;
  }

  async #read(code: string): Promise<TableActor | null> {
    const kept = await this.#kept(code);
    if (kept === null) return null;
    const table = new TableActor(this.#house, kept);
    this.#live.set(code, table);
    return table;
  }

  async #kept(code: string): Promise<Kept | null> {
    const { catalogue, store, logger } = this.#house;
    const kept = await store.room(code);
    if (kept === null) return null;
    const { json, version } = kept;
    const read = recordOf(code, json);
    if (read?.isWhole === true && read.record.game !== '') return { record: read.record, version };
    logger.error({ room: code }, 'a room cannot be read as it was kept');
    const found = await newestOf(store, code);
    const match = found instanceof Damaged ? null : found;
    let record = read?.record ?? null;
    if (read?.isWhole !== true && match !== null) record = rescued(code, record, match);
    if (read?.isWhole === false && found instanceof Damaged) {
      record = { ...read.record, match: unread(found.key) };
    }
    if (record?.game === '') {
      const { game, options } = match ?? { game: catalogue.ids[0] ?? '', options: {} };
      record = { ...record, game, options };
    }
    return record === null ? null : { record, version };
  }
}

/** The newest match of a room, or what says that it cannot be read. A disk that fails just now says nothing of it. */
async function newestOf(store: Store, code: string): Promise<MatchRecord | Damaged | null> {
  try {
    return await store.newestMatch(code);
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}
