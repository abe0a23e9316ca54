import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { nodeName, roomCode } from '@tablee/protocol/common.ts';
import type { ErrorCode, Problem } from '@tablee/protocol/errors.ts';
import { PROTOCOL_VERSION, VERSION_OF_ONE_NODE } from '@tablee/protocol/version.ts';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Devices } from '../http/devices.ts';
import type { AddressOf, Identity } from '../http/identity.ts';
import { isLoopback, isSameOrigin } from '../http/identity.ts';
import { ALLOWANCES, MOST } from '../limits.ts';
import type { Meter } from '../meter.ts';
import type { Placement } from '../placement/placement.ts';
import { Elsewhere } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { memberOf } from '../tables/room-record.ts';
import type { Tables } from '../tables/tables.ts';
import type { AbuseKind, AbuseLog } from './abuse-log.ts';
import type { Handlers } from './dispatch.ts';
import { dispatch } from './dispatch.ts';
import { guard } from './guard.ts';
import { jsonParser } from './json-parser.ts';
import type { AppServer, AppSocket } from './outgoing.ts';
import { TokenBuckets } from './token-bucket.ts';

type Connection = AppSocket['conn'];

/** Milliseconds. How soon a client notices that its server says nothing any more. */
const PATIENT = { pingInterval: 10_000, pingTimeout: 10_000 };
/** If another node can go on, a dead connection should be noticed soon. */
const WATCHFUL = { pingInterval: 4000, pingTimeout: 3000 };

/** Whether the rate limits hold for a connection. */
export const isLimited = (config: Config, address: string): boolean =>
  config.limits || !isLoopback(address);

/** Opens Socket.IO on the HTTP server: same origin, a proven identity, the right protocol; then hands requests over. */
export function openGateway(parts: {
  http: HttpServer;
  config: Config;
  identity: Identity;
  devices: Devices;
  tables: Tables;
  store: Store;
  placement: Placement;
  handlers: Handlers;
  logger: Logger;
  abuse: AbuseLog;
  meter: Meter;
  addressOf: AddressOf;
}): { io: AppServer; sweep: () => void } {
  const { http, config, identity, devices, tables, store, placement, handlers, logger, abuse } =
    parts;
  const { meter, addressOf } = parts;
  const connecting = new TokenBuckets(ALLOWANCES.connecting);
  const requests = new TokenBuckets(ALLOWANCES.requestsOfUser);
  const noteOf = (request: IncomingMessage, kind: AbuseKind): void => {
    const address = addressOf(request);
    abuse.note(kind, { address, user: identity.userOf(request) });
  };
  const mayConnect = (request: IncomingMessage): boolean => {
    const address = addressOf(request);
    if (isLimited(config, address) && !connecting.take(address)) {
      noteOf(request, 'tooFast');
      return false;
    }
    const isOurs = isSameOrigin(request, config.publicUrl);
    if (!isOurs) noteOf(request, 'otherOrigin');
    return isOurs;
  };
  const io: AppServer = new Server(http, {
    serveClient: false,
    parser: jsonParser,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: MOST.frameBytes,
    perMessageDeflate: false,
    httpCompression: false,
    ...(placement.node === null ? PATIENT : WATCHFUL),
    connectTimeout: 10_000,
    destroyUpgradeTimeout: 1000,
    allowRequest: (request, decide) => decide(null, mayConnect(request)),
  });

  // Frames that are ready together leave in one write.
  io.engine.on('connection', (connection: Connection) => {
    const { request } = connection;
    const { socket } = request;
    const address = addressOf(request);
    guard(connection, isLimited(config, address), (kind) => noteOf(request, kind));
    connection.on('flush', () => socket.cork());
    connection.on('drain', () => socket.uncork());
  });

  const connections = new Map<string, number>();
  io.use((socket, next) => {
    const refuse = (code: ErrorCode, kind: AbuseKind = code): void => {
      noteOf(socket.request, kind);
      next(connectError({ code }));
    };
    const auth = socket.handshake.auth as { protocol?: unknown };
    const isOld = placement.node === null && auth.protocol === VERSION_OF_ONE_NODE;
    if (auth.protocol !== PROTOCOL_VERSION && !isOld) return refuse('wrongVersion');
    const proof = identity.proofOf(socket.request);
    if (proof === null) {
      return refuse(
        'noIdentity',
        identity.isForged(socket.request) ? 'forgedCookie' : 'noIdentity',
      );
    }
    const address = addressOf(socket.request);
    const isFull = (connections.get(address) ?? 0) >= MOST.pagesOfAddress;
    if (isFull && isLimited(config, address)) return refuse('tooFast');
    socket.data.user = proof.user;
    socket.data.session = proof.session;
    socket.data.address = address;
    socket.data.room = null;
    socket.data.behind = null;
    const { room, at } = askedFor(socket.handshake.query);
    socket.data.at = at;
    whereTo(proof.user, room, at).then(
      (elsewhere) => next(elsewhere === null ? undefined : connectError(elsewhere.problem)),
      // Nobody can say now where it is: the next request will say so.
      () => next(),
    );
  });

  const isMember = async (room: string, user: string): Promise<boolean> => {
    const table = tables.peek(room);
    if (table !== undefined) return memberOf(table.record, user) !== undefined;
    return (await store.isMember(room, user)) === true;
  };

  /**
   * The node that a connection has to go to instead; `null`: it may stay. Only a member learns where a room is before they have
   * asked to enter it: others would learn that there is one without the guess being counted.
   */
  const whereTo = async (
    user: string,
    room: string | null,
    at: string | null,
  ): Promise<Elsewhere | null> => {
    if (placement.node === null) return null;
    const isLive = room !== null && tables.peek(room) !== undefined;
    if (!isLive && (placement.isDraining || !placement.isSure)) {
      const another = placement.another(room ?? user);
      return another === null || another === at ? null : new Elsewhere(another);
    }
    if (room === null || !(await isMember(room, user))) return null;
    // Of a table in memory too: another node may have taken it while this one slept.
    const away = await placement.awayAt(room);
    // A client that was sent there and comes here has not reached it: it may be no more.
    return away === null || away.at === at ? null : new Elsewhere(away.at);
  };

  io.on('connection', (socket: AppSocket) => {
    const { address } = socket.data;
    const ofUser = isLimited(config, address) ? requests : null;
    dispatch(socket, handlers, ofUser, logger, abuse, meter);
    connections.set(address, (connections.get(address) ?? 0) + 1);
    socket.on('disconnect', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
      tables.detach(socket);
    });
  });
  devices.cut = (session) => {
    for (const socket of io.sockets.sockets.values()) {
      if (socket.data.session === session) socket.disconnect(true);
    }
  };
  const sweep = (): void => {
    connecting.sweep();
    requests.sweep();
  };
  return { io, sweep };
}

const asked = z.object({
  room: roomCode.nullable().catch(null),
  at: nodeName.nullable().catch(null),
});

/** The room a connection is for, and the node it was to reach, as its address says. */
const askedFor = (query: unknown): z.infer<typeof asked> => asked.parse(query);

function connectError(problem: Problem): Error {
  return Object.assign(new Error(problem.code), { data: problem });
}
