import type { RoomState } from '@tablee/protocol/updates.ts';
import type { Logger } from 'pino';
import { Refusal, traceOf } from '../refusal.ts';
import type { AppSocket, Outgoing } from '../sockets/outgoing.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Store, Write } from '../store/store.ts';
import { Room } from './room.ts';
import { newRoomCode } from './room-code.ts';
import { type RoomRecord, recordOf } from './room-record.ts';

interface Live {
  readonly room: Room;
  readonly sockets: Set<AppSocket>;
  hostWatch: NodeJS.Timeout | null;
  lastUsed: number;
}

/** The rooms in memory, who is connected to them, and how their changes are kept and told. */
export class Rooms {
  readonly #store: Store;
  readonly #commits: GroupCommit;
  readonly #outgoing: Outgoing;
  readonly #logger: Logger;
  readonly #hostAway: number;
  readonly #live = new Map<string, Live>();
  /** Number of the last write of each room that was handed over. */
  readonly #versions = new WeakMap<Room, number>();
  /** Hears of every change that members are told. */
  onTold: ((room: Room) => void) | null = null;
  readonly #loading = new Map<string, Promise<Live | null>>();

  constructor(parts: {
    store: Store;
    commits: GroupCommit;
    outgoing: Outgoing;
    logger: Logger;
    hostAway: number;
  }) {
    this.#store = parts.store;
    this.#commits = parts.commits;
    this.#outgoing = parts.outgoing;
    this.#logger = parts.logger;
    this.#hostAway = parts.hostAway;
  }

  get size(): number {
    return this.#live.size;
  }

  peek(code: string): Room | undefined {
    return this.#live.get(code)?.room;
  }

  async create(record: Omit<RoomRecord, 'code'>): Promise<Room> {
    let code = newRoomCode();
    while ((await this.#load(code)) !== null) code = newRoomCode();
    const room = new Room({ ...record, code });
    this.#live.set(code, { room, sockets: new Set(), hostWatch: null, lastUsed: Date.now() });
    return room;
  }

  /** The room, brought back from the store if need be. */
  async get(code: string): Promise<Room> {
    const live = await this.#load(code);
    if (live === null) throw new Refusal('noSuchRoom');
    live.lastUsed = Date.now();
    return live.room;
  }

  /** The room a socket looks at, as a member. */
  roomOf(socket: AppSocket): Room {
    const room = socket.data.room === null ? undefined : this.peek(socket.data.room);
    if (room?.member(socket.data.user) === undefined) throw new Refusal('notInRoom');
    return room;
  }

  /** A change that a member asks for: made, kept, and told; or refused. */
  async change(
    socket: AppSocket,
    change: (room: Room, user: string) => void,
    writes: readonly Write[] = [],
  ): Promise<object> {
    const room = this.roomOf(socket);
    change(room, socket.data.user);
    await this.changed(room, writes);
    return {};
  }

  sockets(code: string, user?: string): AppSocket[] {
    const all = [...(this.#live.get(code)?.sockets ?? [])];
    return user === undefined ? all : all.filter((socket) => socket.data.user === user);
  }

  readonly isConnectedTo = (code: string) => {
    const present = new Set(this.sockets(code).map((socket) => socket.data.user));
    return (user: string): boolean => present.has(user);
  };

  /** A socket begins to look at the room; `true` if its user was not there before. */
  attach(socket: AppSocket, code: string): boolean {
    const live = this.#live.get(code);
    // It may have gone while the room was being read; nobody would ever detach it.
    if (live === undefined || !socket.connected) return false;
    const isNew = this.sockets(code, socket.data.user).length === 0;
    live.sockets.add(socket);
    socket.data.room = code;
    const member = live.room.member(socket.data.user);
    if (isNew && member !== undefined) member.since = Date.now();
    this.#watchHost(live);
    return isNew;
  }

  /** A socket looks away. The user stays a member; the others see whether he is still connected. */
  detach(socket: AppSocket): void {
    const code = socket.data.room;
    socket.data.room = null;
    const live = code === null ? undefined : this.#live.get(code);
    if (live === undefined || code === null || !live.sockets.delete(socket)) return;
    live.lastUsed = Date.now();
    const member = live.room.member(socket.data.user);
    if (member !== undefined && this.sockets(code, socket.data.user).length === 0) {
      member.since = Date.now();
      this.tell(live.room);
    }
    this.#watchHost(live);
  }

  /** How a room is kept. */
  writeOf(room: Room): Write {
    const json = JSON.stringify(room.record);
    const version = (this.#versions.get(room) ?? 0) + 1;
    this.#versions.set(room, version);
    return { kind: 'room', code: room.code, json, usedAt: Date.now(), version };
  }

  /**
   * Keeps a changed room; its members are told and the promise resolves once it is durable. If it cannot be kept, the
   * room is as it was before.
   */
  async changed(room: Room, writes: readonly Write[] = []): Promise<void> {
    const live = this.#live.get(room.code);
    try {
      await this.#commits.settled([this.writeOf(room), ...writes]);
    } catch (error) {
      this.#logger.error({ error: traceOf(error) }, 'a room could not be kept');
      await this.revert(room.code);
      throw error;
    }
    if (live !== undefined) this.#watchHost(live);
    this.tell(room);
  }

  /** Brings a room back to what was kept last; who is no longer in it looks away. */
  async revert(code: string): Promise<void> {
    const live = this.#live.get(code);
    const kept = await this.#store.room(code).catch(() => null);
    if (live === undefined || this.#live.get(code) !== live) return;
    if (kept === null) this.#forget(code, live);
    else {
      Object.assign(live.room.record, recordOf(kept.json));
      this.#versions.set(live.room, kept.version);
    }
    for (const socket of live.sockets) {
      if (kept !== null && live.room.member(socket.data.user) !== undefined) continue;
      live.sockets.delete(socket);
      socket.data.room = null;
    }
    this.tell(live.room);
  }

  /** Sends every connected member the room as it is. */
  tell(room: Room): void {
    const isConnected = this.isConnectedTo(room.code);
    let last: RoomState | null = null;
    for (const socket of this.sockets(room.code)) {
      // Whoever has just been removed is told so, and nothing else.
      if (room.member(socket.data.user) === undefined) continue;
      if (last?.you !== socket.data.user) last = room.stateFor(socket.data.user, isConnected);
      this.#outgoing.toSocket(socket, 'room', last);
    }
    this.onTold?.(room);
  }

  /** Keeps that rooms somebody looks at are in use, though nothing may have changed in them for long. */
  async touch(): Promise<void> {
    const inUse = [...this.#live.values()].filter(({ sockets }) => sockets.size > 0);
    await this.#commits.settled(inUse.map(({ room }) => this.writeOf(room)));
  }

  /** Drops rooms from memory that nobody looks at and whose match is not in memory either. */
  sweep(idleAfter: number, isWarm: (match: string) => boolean): void {
    const before = Date.now() - idleAfter;
    for (const [code, live] of this.#live) {
      const { room, sockets, lastUsed } = live;
      if (sockets.size > 0 || lastUsed >= before) continue;
      if (room.record.match !== null && isWarm(room.record.match.id)) continue;
      this.#forget(code, live);
    }
  }

  close(): void {
    for (const { hostWatch } of this.#live.values())
      if (hostWatch !== null) clearTimeout(hostWatch);
  }

  #forget(code: string, live: Live): void {
    if (live.hostWatch !== null) clearTimeout(live.hostWatch);
    this.#live.delete(code);
  }

  /** A host who stays away while others are there hands the room on. */
  #watchHost(live: Live): void {
    const { room } = live;
    const isConnected = this.isConnectedTo(room.code);
    const isAway = !isConnected(room.record.host) && live.sockets.size > 0;
    if (!isAway && live.hostWatch !== null) {
      clearTimeout(live.hostWatch);
      live.hostWatch = null;
    } else if (isAway && live.hostWatch === null) {
      live.hostWatch = setTimeout(() => {
        live.hostWatch = null;
        if (room.passHost(this.isConnectedTo(room.code))) this.changed(room).catch(() => {});
      }, this.#hostAway).unref();
    }
  }

  async #load(code: string): Promise<Live | null> {
    const live = this.#live.get(code);
    if (live !== undefined) return live;
    let loading = this.#loading.get(code);
    if (loading === undefined) {
      loading = this.#read(code).finally(() => this.#loading.delete(code));
      this.#loading.set(code, loading);
    }
    return loading;
  }

  async #read(code: string): Promise<Live | null> {
    const kept = await this.#store.room(code);
    if (kept === null) return null;
    const room = new Room(recordOf(kept.json));
    this.#versions.set(room, kept.version);
    const live: Live = { room, sockets: new Set(), hostWatch: null, lastUsed: Date.now() };
    this.#live.set(code, live);
    return live;
  }
}
