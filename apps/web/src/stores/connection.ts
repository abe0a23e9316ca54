import type { Problem, Reply } from '@tablee/protocol/errors.ts';
import type { ClientToServer, ReplyOf, ServerToClient } from '@tablee/protocol/events.ts';
import type { RequestName, RequestOf } from '@tablee/protocol/requests.ts';
import type { UpdateName, UpdateOf } from '@tablee/protocol/updates.ts';
import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';
import type { Socket } from 'socket.io-client';
import { type AfterPaint, afterPaint } from './after-paint.ts';
import { perRoom, roomStore, type TableStores } from './table-stores.ts';

type TableSocket = Socket<ServerToClient, ClientToServer>;

/** Problems: the server's refusals, and those that only a client can know. */
export type ProblemCode = Problem['code'] | 'timeout' | 'offline' | 'signedOut';

/** A reply, or the reason why there is none. */
export type Answer<Name extends RequestName> =
  | Extract<ReplyOf<Name>, { ok: true }>
  | { readonly ok: false; readonly error: { readonly code: ProblemCode } };

type ConnectionStatus = 'idle' | 'connecting' | 'online' | 'reconnecting' | 'refused';

interface ConnectionState {
  readonly status: ConnectionStatus;
  /** Why the server refuses this client altogether (too old, full). */
  readonly refusal: ProblemCode | null;
}

export const useConnection = roomStore<ConnectionState>(() => ({ status: 'idle', refusal: null }));

type Listeners = { [Name in UpdateName]?: (payload: UpdateOf<Name>) => void };

/** The room one is in or goes to, and the node that has it, as far as a server has said. */
interface Aim {
  room: string | null;
  at: string | null;
}

const nothing = (): void => {};

/** The line to the server. */
const lineOf = perRoom(() => ({
  /** Puts off what the server says until the last touch has been painted. */
  later: ((deed) => deed()) as AfterPaint,
  opening: null as Promise<TableSocket> | null,
  listeners: {} as Listeners,
  onOnline: nothing,
  onSignedOut: nothing,
  hasBeenOnline: false,
  aim: { room: null, at: null } as Aim,
  /** When it was sent on to another node: `performance.now()`, the last few. */
  hops: [] as readonly number[],
  visits: 0,
}));

/** The handlers of the server's messages; set once, before the first request. */
export function listen(
  stores: TableStores,
  listeners: Listeners,
  onOnline: () => void,
  onSignedOut: () => void,
): void {
  Object.assign(lineOf(stores), { listeners, onOnline, onSignedOut });
}

/** Connections made from now on are for this room: servers and proxies then know where it is. */
export function headFor(stores: TableStores, room: string | null): void {
  const { aim } = lineOf(stores);
  if (aim.room !== room) Object.assign(aim, { room, at: null });
}

const queryOf = ({ room, at }: Aim): Record<string, string> => ({
  ...(room !== null && { room }),
  ...(at !== null && { at }),
});

const TIMEOUT = 8000;
/** Hops within `HOPS_WITHIN` milliseconds after which the page slows down: servers that disagree are not asked in a circle. */
const HOPS = 4;
const HOPS_WITHIN = 5000;
const SLOWLY = 1000;
/** Requests that are asked again where a server has sent one. */
const ENTRANCES: readonly RequestName[] = ['room:join', 'room:create'];
const REFUSALS: readonly string[] = ['wrongVersion', 'noIdentity', 'tooFast'];

async function open(stores: TableStores): Promise<TableSocket> {
  const { setState } = useConnection.of(stores);
  const line = lineOf(stores);
  const { aim } = line;
  setState({ status: 'connecting' });
  const { io } = await import('socket.io-client');
  const socket: TableSocket = io({
    auth: { protocol: PROTOCOL_VERSION },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: TIMEOUT,
    reconnectionDelay: 500,
    reconnectionDelayMax: 4000,
  });
  const later = afterPaint(window);
  line.later = later;
  for (const name of Object.keys(line.listeners) as UpdateName[]) {
    socket.on(name, ((payload: never) =>
      later(() => (line.listeners[name] as (p: never) => void)(payload))) as never);
  }
  const { opts } = socket.io;
  const aimed = () => {
    opts.query = queryOf(aim);
  };
  aimed();
  socket.io.on('reconnect_attempt', aimed);
  socket.on('room:moved', ({ at, after }) => go(stores, socket, at, after));
  socket.on('connect', () => {
    setState({ status: 'online', refusal: null });
    line.hasBeenOnline = true;
    line.onOnline();
  });
  socket.on('disconnect', (reason) => {
    setState({ status: 'reconnecting' });
    // The server has closed this socket on purpose, or is going down: knock again.
    if (!socket.active && reason !== 'io client disconnect')
      window.setTimeout(() => socket.connect(), 1000);
  });
  socket.on('connect_error', (error) => {
    const { data } = error as Error & { data?: Problem };
    if (data?.code === 'elsewhere') go(stores, socket, data.at ?? null);
    else {
      // Without a word of a server: another node may have the room by now.
      if (data === undefined) aim.at = null;
      void knockAgain(stores, socket, data?.code ?? error.message);
    }
  });
  // The browser knows before the heartbeat does.
  window.addEventListener('offline', () => setState({ status: 'reconnecting' }));
  window.addEventListener('online', () => {
    if (socket.connected) setState({ status: 'online' });
    else socket.connect();
  });
  return socket;
}

/** Goes to the node that a server has named, after a delay in milliseconds. */
function go(stores: TableStores, socket: TableSocket, at: string | null, after = 0): void {
  const line = lineOf(stores);
  const now = performance.now();
  line.hops = [...line.hops.filter((hop) => hop > now - HOPS_WITHIN), now];
  line.aim.at = at;
  socket.io.opts.query = queryOf(line.aim);
  socket.disconnect();
  useConnection.of(stores).setState({ status: 'reconnecting' });
  const pause = line.hops.length > HOPS ? SLOWLY * (0.5 + Math.random()) : 0;
  window.setTimeout(() => socket.connect(), after + pause);
}

async function knockAgain(stores: TableStores, socket: TableSocket, code: string): Promise<void> {
  const { setState } = useConnection.of(stores);
  const line = lineOf(stores);
  if (code === 'noIdentity' && line.hasBeenOnline) {
    // Another device of the same person has ended this one: it does not come back by itself as another user.
    setState({ status: 'refused', refusal: 'signedOut' });
    line.onSignedOut();
  } else if (code === 'noIdentity' && line.visits < 2) {
    // The page came from elsewhere (development), or the server's key has changed since.
    line.visits += 1;
    await fetch('/api/guest', { method: 'POST' }).catch(() => {});
    socket.connect();
  } else if (REFUSALS.includes(code)) {
    setState({ status: 'refused', refusal: code as ProblemCode });
    if (code === 'tooFast') setTimeout(() => socket.connect(), 5000);
  } else {
    setState({ status: 'reconnecting' });
  }
}

/** Opens the socket if it is not open yet. */
export function connect(stores: TableStores): Promise<TableSocket> {
  const line = lineOf(stores);
  line.opening ??= open(stores).catch((error: unknown) => {
    line.opening = null;
    useConnection.of(stores).setState({ status: 'reconnecting' });
    throw error;
  });
  return line.opening;
}

/** Asks the server for something and waits for its reply, `patience` milliseconds at most; never throws. */
export async function request<Name extends RequestName>(
  stores: TableStores,
  name: Name,
  payload: RequestOf<Name>,
  patience = TIMEOUT,
): Promise<Answer<Name>> {
  try {
    const socket = await connect(stores);
    for (let hop = 1; ; hop += 1) {
      if (!socket.connected && !(await connectedWithin(socket, TIMEOUT))) return failure('offline');
      const ack = socket.timeout(patience) as unknown as {
        emitWithAck(name: string, payload: unknown): Promise<Reply>;
      };
      const reply = await ack.emitWithAck(name, payload);
      // It stays behind what the server said before it.
      await new Promise<void>(lineOf(stores).later);
      if (reply.ok || reply.error.code !== 'elsewhere') return reply as Answer<Name>;
      // Another request may have been sent on before.
      if (socket.connected) go(stores, socket, reply.error.at ?? null);
      if (hop > HOPS || !ENTRANCES.includes(name)) return failure('offline');
    }
  } catch {
    return failure('timeout');
  }
}

const failure = (code: ProblemCode) => ({ ok: false, error: { code } }) as const;

function connectedWithin(socket: TableSocket, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      resolve(true);
    };
    const timer = window.setTimeout(() => {
      socket.off('connect', done);
      resolve(false);
    }, milliseconds);
    socket.once('connect', done);
  });
}
