import type { ClientToServer, ServerToClient } from '@tablee/protocol/events.ts';
import type { UpdateName, UpdateOf } from '@tablee/protocol/updates.ts';
import { UPDATES } from '@tablee/protocol/updates.ts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** The server's data of a connection. */
interface SocketData {
  user: string;
  /** Of the device it comes from. */
  session: string;
  address: string;
  /** Name of the node it was to reach; `null`: any. */
  at: string | null;
  /** Code of the room it looks at. */
  room: string | null;
  /** The player it sits behind while it watches a match, if any. */
  behind: { readonly match: string; readonly seat: number } | null;
}

export type AppServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;
export type AppSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;

interface Target {
  emit(name: string, payload: unknown): boolean;
}

/** The one way out: every message passes here, and in tests and development is held against its strict schema. */
export class Outgoing {
  readonly #isChecking: boolean;
  #io: AppServer | null = null;

  constructor(isChecking: boolean) {
    this.#isChecking = isChecking;
  }

  attach(io: AppServer): void {
    this.#io = io;
  }

  toSocket<Name extends UpdateName>(socket: AppSocket, name: Name, payload: UpdateOf<Name>): void {
    this.#send(socket as unknown as Target, name, payload);
  }

  /**
   * To one socket, in the same write as the message that follows in this very turn. A message of its own costs the
   * kernel as much as all the rest; there must be one that follows.
   */
  ahead<Name extends UpdateName>(socket: AppSocket, name: Name, payload: UpdateOf<Name>): void {
    sendAhead(socket, () => this.#send(socket as unknown as Target, name, payload));
  }

  /** To every socket that has joined the channel; encoded once. */
  toChannel<Name extends UpdateName>(channel: string, name: Name, payload: UpdateOf<Name>): void {
    if (this.#io !== null) this.#send(this.#io.to(channel) as unknown as Target, name, payload);
  }

  hasListeners(channel: string): boolean {
    return (this.#io?.sockets.adapter.rooms.get(channel)?.size ?? 0) > 0;
  }

  listeners(channel: string): AppSocket[] {
    const found: AppSocket[] = [];
    const { adapter, sockets } = this.#io?.sockets ?? {};
    for (const id of adapter?.rooms.get(channel) ?? []) {
      const socket = sockets?.get(id);
      if (socket !== undefined) found.push(socket);
    }
    return found;
  }

  #send<Name extends UpdateName>(target: Target, name: Name, payload: UpdateOf<Name>): void {
    if (this.#isChecking) UPDATES[name].parse(payload);
    target.emit(name, payload);
  }
}

/** Runs `send`, whose packet then leaves with the next packet to this socket. */
export function sendAhead(socket: AppSocket, send: () => void): void {
  const { transport } = socket.conn;
  const wasWritable = transport.writable;
  transport.writable = false;
  try {
    send();
  } finally {
    transport.writable = wasWritable;
  }
}
