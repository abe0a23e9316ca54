import type { Server as HttpServer } from 'node:http';
import type { ErrorCode } from '@tablee/protocol/errors.ts';
import { PROTOCOL_VERSION } from '@tablee/protocol/version.ts';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Config } from '../config.ts';
import type { Identity } from '../http/identity.ts';
import { addressOf, isLoopback, isSameOrigin } from '../http/identity.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Handlers } from './dispatch.ts';
import { dispatch } from './dispatch.ts';
import { jsonParser } from './json-parser.ts';
import type { AppServer, AppSocket } from './outgoing.ts';

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
  rooms: Rooms;
  handlers: Handlers;
  logger: Logger;
}): AppServer {
  const { http, config, identity, rooms, handlers, logger } = parts;
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
    allowRequest: (request, decide) => decide(null, isSameOrigin(request, config.publicUrl)),
  });

  // Frames that are ready together leave in one write.
  io.engine.on('connection', (connection: Connection) => {
    const { socket } = connection.request;
    connection.on('flush', () => socket.cork());
    connection.on('drain', () => socket.uncork());
  });

  const connections = new Map<string, number>();
  io.use((socket, next) => {
    const auth = socket.handshake.auth as { protocol?: unknown };
    if (auth.protocol !== PROTOCOL_VERSION) return next(connectError('wrongVersion'));
    const user = identity.userOf(socket.request);
    if (user === null) return next(connectError('noIdentity'));
    const address = addressOf(socket.request, config.publicUrl);
    const isFull = (connections.get(address) ?? 0) >= CONNECTION_LIMIT;
    if (isFull && isLimited(config, address)) return next(connectError('tooFast'));
    socket.data.user = user;
    socket.data.address = address;
    socket.data.room = null;
    socket.data.behind = null;
    next();
  });

  io.on('connection', (socket: AppSocket) => {
    dispatch(socket, handlers, isLimited(config, socket.data.address), logger);
    const { address } = socket.data;
    connections.set(address, (connections.get(address) ?? 0) + 1);
    socket.on('disconnect', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
      rooms.detach(socket);
    });
  });
  return io;
}

function connectError(code: ErrorCode): Error {
  return Object.assign(new Error(code), { data: { code } });
}
