import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ErrorCode } from '@tablee/protocol/errors.ts';
import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Config } from '../config.ts';
import type { Devices } from '../http/devices.ts';
import type { Identity } from '../http/identity.ts';
import { addressOf, isLoopback, isSameOrigin } from '../http/identity.ts';
import type { Tables } from '../tables/tables.ts';
import type { AbuseKind, AbuseLog } from './abuse-log.ts';
import { ALLOWANCES } from './allowances.ts';
import type { Handlers } from './dispatch.ts';
import { dispatch } from './dispatch.ts';
import { guard } from './guard.ts';
import { jsonParser } from './json-parser.ts';
import type { AppServer, AppSocket } from './outgoing.ts';
import { TokenBuckets } from './token-bucket.ts';

type Connection = AppSocket['conn'];

/** No request comes near this; a larger frame ends the connection. */
const FRAME_LIMIT = 16 * 1024;

/** Connections of one address at once: a school behind one router may play, a flood may not. */
const CONNECTION_LIMIT = 200;

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
  handlers: Handlers;
  logger: Logger;
  abuse: AbuseLog;
}): { io: AppServer; sweep: () => void } {
  const { http, config, identity, devices, tables, handlers, logger, abuse } = parts;
  const connecting = new TokenBuckets(ALLOWANCES.connecting);
  const requests = new TokenBuckets(ALLOWANCES.requestsOfUser);
  const noteOf = (request: IncomingMessage, kind: AbuseKind): void => {
    const address = addressOf(request, config.publicUrl);
    abuse.note(kind, { address, user: identity.userOf(request) });
  };
  const mayConnect = (request: IncomingMessage): boolean => {
    const address = addressOf(request, config.publicUrl);
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
    maxHttpBufferSize: FRAME_LIMIT,
    perMessageDeflate: false,
    httpCompression: false,
    pingInterval: 10_000,
    pingTimeout: 10_000,
    connectTimeout: 10_000,
    destroyUpgradeTimeout: 1000,
    allowRequest: (request, decide) => decide(null, mayConnect(request)),
  });

  // Frames that are ready together leave in one write.
  io.engine.on('connection', (connection: Connection) => {
    const { request } = connection;
    const { socket } = request;
    const address = addressOf(request, config.publicUrl);
    guard(connection, isLimited(config, address), (kind) => noteOf(request, kind));
    connection.on('flush', () => socket.cork());
    connection.on('drain', () => socket.uncork());
  });

  const connections = new Map<string, number>();
  io.use((socket, next) => {
    const refuse = (code: ErrorCode, kind: AbuseKind = code): void => {
      noteOf(socket.request, kind);
      next(connectError(code));
    };
    const auth = socket.handshake.auth as { protocol?: unknown };
    if (auth.protocol !== PROTOCOL_VERSION) return refuse('wrongVersion');
    const proof = identity.proofOf(socket.request);
    if (proof === null) {
      return refuse(
        'noIdentity',
        identity.isForged(socket.request) ? 'forgedCookie' : 'noIdentity',
      );
    }
    const address = addressOf(socket.request, config.publicUrl);
    const isFull = (connections.get(address) ?? 0) >= CONNECTION_LIMIT;
    if (isFull && isLimited(config, address)) return refuse('tooFast');
    socket.data.user = proof.user;
    socket.data.session = proof.session;
    socket.data.address = address;
    socket.data.room = null;
    socket.data.behind = null;
    next();
  });

  io.on('connection', (socket: AppSocket) => {
    const { address } = socket.data;
    dispatch(socket, handlers, isLimited(config, address) ? requests : null, logger, abuse);
    connections.set(address, (connections.get(address) ?? 0) + 1);
    socket.on('disconnect', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
      tables.lookAway(socket);
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

function connectError(code: ErrorCode): Error {
  return Object.assign(new Error(code), { data: { code } });
}
