import { randomInt } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import type { MatchRecord } from '../matches/journal.ts';
import type { Away } from '../placement/placement.ts';
import { isAway } from '../placement/placement.ts';
import { Elsewhere, Refusal, traceOf } from '../refusal.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { Place, Store, Write } from '../store/store.ts';
import { Damaged, Fenced } from '../store/store.ts';
import type { House } from './house.ts';
import { newRoomCode } from './room-code.ts';
import type { Kept } from './room-keeper.ts';
import type { RoomRecord, TableLaid } from './room-record.ts';
import { expectMember, newRecord, recordOf, rescued, unread } from './room-record.ts';
import { TableActor } from './table-actor.ts';

/** Rooms that move at once, at least, and milliseconds until the next: nobody's return waits for many others. */
const SLICE = 20;
const SLICE_EVERY = 100;
/** Milliseconds within which all rooms move, however many: the rest of the 25 seconds of a stop is for its end. */
const MOVE_ALL_WITHIN = 15_000;
/** Milliseconds after which a table that does not end is left as it is kept. */
const HAND_OVER = 3000;
/** Milliseconds over which the viewers of a room come back to it at another node, not all at once. */
const MOVE_WITHIN = 300;
/** Milliseconds after that until a connection that has not gone by itself is ended. */
const GRACE = 1500;
/** Milliseconds beyond its lease that a node has that could not be reached. */
const SLACK = 500;
/** Milliseconds between two looks whether its lease has ended. */
const LOOK_AGAIN = 250;

/** The tables in memory, each brought back from the store when it is first asked for. */
export class Tables {
  readonly #house: House;
  readonly #live = new Map<string, TableActor>();
  readonly #loading = new Map<string, Promise<TableActor | null>>();

  constructor(house: Omit<House, 'retire'>) {
    this.#house = { ...house, retire: (table, why) => this.#retire(table, why) };
  }

  /** Those in memory. */
  get all(): TableActor[] {
    return [...this.#live.values()];
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
    const { placement, store } = this.#house;
    if (placement.isDraining) throw new Elsewhere(placement.another(''));
    let code = newRoomCode();
    while ((await store.isMember(code, '')) !== null) code = newRoomCode();
    const place = await placement.takeNew(code);
    const record = newRecord(code, { ...host, since: Date.now() }, table);
    const opened = new TableActor(this.#house, { record, version: 0, place });
    try {
      await opened.touch(writes);
    } catch (error) {
      this.#release([place]);
      throw error;
    }
    this.#live.set(code, opened);
    return opened;
  }

  /**
   * Rejects with `noSuchRoom`, or with `elsewhere` if the room is at another node. `unreached`: name of a node that could not
   * be reached; if that has it, its end is waited for.
   */
  async get(code: string, unreached: string | null = null): Promise<TableActor> {
    const table = await this.#load(code, unreached);
    if (table === null) throw new Refusal('noSuchRoom');
    table.noteUse();
    return table;
  }

  /** A room as it is kept, wherever it is; `null`: there is none, or it cannot be read. It is not taken for it. */
  async recordOf(code: string): Promise<RoomRecord | null> {
    const live = this.#live.get(code);
    return live === undefined ? ((await this.#kept(code))?.record ?? null) : live.record;
  }

  /**
   * Nothing of a user stays in any room, one after the other; a failed part can be requested again. Rejects with `elsewhere`
   * once all is done here, while rooms are left that are at another node.
   */
  async forget(user: string): Promise<void> {
    const { store, commits } = this.#house;
    let elsewhere: Elsewhere | null = null;
    for (const room of await store.roomsOf(user)) {
      try {
        const table = await this.#load(room);
        // A room that cannot be read has no table: data beside it is deleted all the same.
        if (table === null) await commits.settled([{ kind: 'forgetIn', room, user }]);
        else await table.departures.forget(user);
      } catch (error) {
        if (!(error instanceof Elsewhere)) throw error;
        elsewhere = error;
      }
    }
    if (elsewhere !== null) throw elsewhere;
  }

  /** The table a connection looks at, as a member of its room. */
  of(socket: AppSocket): TableActor {
    const { room } = socket.data;
    if (room === null) throw new Refusal('notInRoom');
    const table = this.peek(room);
    if (table === undefined) {
      throw this.#house.placement.node === null ? new Refusal('notInRoom') : new Elsewhere();
    }
    expectMember(table.record, socket.data.user);
    return table;
  }

  /** A connection no longer looks at any table. */
  detach(socket: AppSocket): void {
    if (socket.data.room !== null) this.peek(socket.data.room)?.detach(socket);
  }

  /** Marks rooms that are being looked at as in use, though nothing may have changed in them for long. */
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
    const idle = [...this.#live.values()].filter((table) => table.isIdle(before));
    for (const table of idle) this.#drop(table);
    this.#release(idle.map(({ place }) => place));
  }

  /**
   * Gives all rooms away, empty ones first. Resolves when none is left: after `within` milliseconds and the time of one slice
   * at the latest, because slices are as large as that needs.
   */
  async moveAway(within = MOVE_ALL_WITHIN): Promise<void> {
    const { placement, logger } = this.#house;
    const end = performance.now() + within;
    let takes = SLICE_EVERY;
    for (;;) {
      const since = performance.now();
      await Promise.allSettled(this.#loading.values());
      const all = [...this.#live.values()];
      if (all.length === 0) return;
      const isEmpty = ({ presence }: TableActor): boolean => presence.isEmpty;
      const emptyFirst = [...all.filter(isEmpty), ...all.filter((table) => !isEmpty(table))];
      const slices = Math.max(1, Math.floor((end - since) / takes));
      const slice = emptyFirst.slice(0, Math.max(SLICE, Math.ceil(all.length / slices)));
      await Promise.all(
        slice.map((table) =>
          Promise.race([table.handOver(), later(HAND_OVER, undefined, { ref: false })]),
        ),
      );
      for (const table of slice) this.#drop(table);
      await placement.release(slice.map(({ place }) => place)).catch((error: unknown) => {
        logger.error({ error: traceOf(error) }, 'rooms could not be released');
      });
      for (const table of slice) this.#sendAway(table, placement.another(table.code));
      if (this.#live.size > 0) await later(SLICE_EVERY);
      takes = Math.max(SLICE_EVERY, performance.now() - since);
    }
  }

  /** Any room may be another node's by now: none is kept in memory, and the members there come back. */
  abandon(): void {
    for (const table of [...this.#live.values()]) {
      this.#drop(table);
      this.#sendAway(table, null);
    }
  }

  #retire(table: TableActor, why: unknown): void {
    if (table.isClosed) return;
    const { logger } = this.#house;
    const { code: room } = table;
    if (why instanceof Fenced) logger.warn({ room }, 'another node has taken this room');
    else logger.error({ room }, 'more may be kept of this room than is known here');
    this.#drop(table);
    // They take it for a lost connection, come back, and find what is kept.
    for (const socket of table.presence.sockets()) socket.conn.close();
  }

  #drop(table: TableActor): void {
    if (this.#live.get(table.code) === table) this.#live.delete(table.code);
    table.close();
  }

  /** Lets rooms go that nobody needs here; others end with this node. */
  #release(places: readonly Place[]): void {
    const { placement, logger } = this.#house;
    placement.release(places).catch((error: unknown) => {
      logger.error({ error: traceOf(error) }, 'rooms could not be released');
    });
  }

  #sendAway(table: TableActor, at: string | null): void {
    for (const socket of table.presence.sockets()) {
      const after = randomInt(MOVE_WITHIN);
      this.#house.outgoing.toSocket(socket, 'room:moved', { at, after });
      setTimeout(() => socket.conn.close(), after + GRACE).unref();
    }
  }

  async #load(code: string, unreached: string | null = null): Promise<TableActor | null> {
    const live = this.#live.get(code);
    if (live !== undefined) return live;
    let loading = this.#loading.get(code);
    if (loading === undefined) {
      loading = this.#read(code, unreached).finally(() => this.#loading.delete(code));
      this.#loading.set(code, loading);
    }
    return loading;
  }

  async #read(code: string, unreached: string | null): Promise<TableActor | null> {
    const place = await this.#taken(code, unreached);
    if (place === null) return null;
    if (isAway(place)) throw new Elsewhere(place.at);
    let kept: Omit<Kept, 'place'> | null = null;
    try {
      kept = await this.#kept(code);
    } finally {
      // A room that cannot be read here is not held back from the others.
      if (kept === null) this.#release([place]);
    }
    if (kept === null) return null;
    const table = new TableActor(this.#house, { ...kept, place });
    this.#live.set(code, table);
    return table;
  }

  /** Takes a room; if it is at a node that could not be reached, as soon as that has ended, unless it lives on. */
  async #taken(code: string, unreached: string | null): Promise<Place | Away | null> {
    let found = await this.#take(code);
    const end = performance.now() + (isAway(found) ? found.left + SLACK : 0);
    while (isAway(found) && found.at === unreached && performance.now() < end) {
      const before = found.left;
      await later(Math.min(LOOK_AGAIN, before + 1));
      found = await this.#take(code);
      if (isAway(found) && found.left > before) break;
    }
    return found;
  }

  async #take(code: string): Promise<Place | Away | null> {
    const { placement } = this.#house;
    if (placement.isDraining) throw new Elsewhere(placement.another(code));
    return placement.take(code);
  }

  async #kept(code: string): Promise<Omit<Kept, 'place'> | null> {
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

/** The newest match of a room, or the reason why it cannot be read. A disk that fails just now is no such reason. */
async function newestOf(store: Store, code: string): Promise<MatchRecord | Damaged | null> {
  try {
    return await store.newestMatch(code);
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}
