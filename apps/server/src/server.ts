import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { BotSeats } from './bots/bot-seats.ts';
import { BotPool } from './bots/pool.ts';
import { Clocks } from './clocks/clocks.ts';
import type { Config } from './config.ts';
import { httpApp } from './http/app.ts';
import { DeviceRoutes } from './http/device-routes.ts';
import { Devices } from './http/devices.ts';
import { Identity, readKey } from './http/identity.ts';
import { PassRoutes } from './http/pass-routes.ts';
import { Passes } from './http/passes.ts';
import type { Catalogue } from './matches/catalogue.ts';
import type { Match } from './matches/match.ts';
import { MatchRequests } from './matches/match-requests.ts';
import { Matches } from './matches/matches.ts';
import { traceOf } from './refusal.ts';
import { Chat } from './rooms/chat.ts';
import { RoomRequests } from './rooms/room-requests.ts';
import { RoomTable } from './rooms/room-table.ts';
import { Rooms } from './rooms/rooms.ts';
import { AbuseLog } from './sockets/abuse-log.ts';
import { isLimited, openGateway } from './sockets/gateway.ts';
import type { AppSocket } from './sockets/outgoing.ts';
import { Outgoing } from './sockets/outgoing.ts';
import { GroupCommit } from './store/group-commit.ts';
import { SqliteStore } from './store/sqlite.ts';
import { Takebacks } from './takebacks/takebacks.ts';
import { Watching } from './watching/watching.ts';

const SWEEP_EVERY = 60_000;
const PURGE_EVERY = 24 * 3_600_000;

/** A server that takes connections. */
export interface RunningServer {
  readonly port: number;
  /** Stops taking connections, keeps what is under way, lets clients reconnect elsewhere. */
  close(): Promise<void>;
}

/** Puts the parts together and listens. */
export async function startServer(
  config: Config,
  catalogue: Catalogue,
  logger: Logger,
): Promise<RunningServer> {
  const store = new SqliteStore(config.dataDir);
  const commits = new GroupCommit(store, (error) => {
    logger.error({ error: traceOf(error) }, 'publishing failed');
    if (config.checkOutgoing) throw error;
  });
  const outgoing = new Outgoing(config.checkOutgoing);
  const rooms = new Rooms({ store, commits, outgoing, logger, hostAway: config.hostAway });
  const matches = new Matches({
    store,
    commits,
    catalogue,
    outgoing,
    logger,
    windowLeast: config.windowLeast,
  });
  const pool = new BotPool();
  const bots = new BotSeats({
    pool,
    matches,
    logger,
    delay: config.botDelay,
    isPaused: (match) => rooms.peek(match.record.room)?.current.isPaused ?? false,
    standIn: (match, seat) =>
      rooms.peek(match.record.room)?.current.standInAt(match.record.id, seat) ?? null,
  });
  const watching = new Watching({ matches, rooms, store, commits, outgoing, logger });
  const takebacks = new Takebacks({ matches, rooms });
  const clocks = new Clocks({ matches, rooms, outgoing });
  rooms.onTold = (room) => {
    clocks.attendRoom(room);
    watching.attend(room);
    takebacks.attend(room);
  };
  matches.listener = {
    leaving: (match, seat) => leaveInRoom(rooms, match, seat),
    finishing: (match) => finishInRoom(rooms, match),
    lost: (match) => void rooms.revert(match.record.room),
    finished: (match, step) => {
      watching.took(match, step);
      const room = rooms.peek(match.record.room);
      if (room !== undefined) rooms.tell(room);
    },
    stepped: (match, step) => {
      if (step !== null) {
        watching.took(match, step);
        // An answer of which nobody may know ends nobody's wish before all see that the match goes on.
        if (step.publication.update !== null) takebacks.moved(match);
      }
      bots.attend(match);
      clocks.attend(match, step?.entry.seat ?? null);
    },
    viewpoint: (match, socket) => watching.viewpoint(match, socket),
    shown: (match, socket) => clocks.show(match, socket),
  };

  const limited = (socket: AppSocket) => isLimited(config, socket.data.address);
  const chat = new Chat({ store, commits, outgoing, rooms, matches, isLimited: limited });
  const table = new RoomTable({ rooms, matches, clocks, chat, catalogue, logger });
  const roomRequests = new RoomRequests({
    rooms,
    chat,
    table,
    catalogue,
    outgoing,
    store,
    isLimited: limited,
  });
  const matchRequests = new MatchRequests({ matches, rooms, table, watching, takebacks });
  const handlers = { ...roomRequests.handlers, ...matchRequests.handlers };

  const devices = await Devices.open(store, commits);
  const identity = new Identity(readKey(config.dataDir), config.publicUrl, devices.isEnded);
  const { publicUrl, webDist } = config;
  const passRoutes = new PassRoutes({
    passes: new Passes(),
    identity,
    rooms,
    store,
    publicUrl,
    isLimited: (address) => isLimited(config, address),
  });
  const deviceRoutes = new DeviceRoutes({
    devices,
    identity,
    publicUrl,
    isLimited: (address) => isLimited(config, address),
  });
  const counts = () => ({
    rooms: rooms.size,
    matches: matches.size,
    sockets: io.engine.clientsCount,
  });
  const passes = passRoutes.router;
  const http = createServer(
    httpApp({
      identity,
      store,
      passes,
      devices: deviceRoutes.router,
      logger,
      publicUrl,
      webDist,
      counts,
    }),
  );
  const abuse = new AbuseLog(logger);
  const gateway = openGateway({ http, config, identity, devices, rooms, handlers, logger, abuse });
  const { io } = gateway;
  outgoing.attach(io);

  const purge = async (): Promise<void> => {
    try {
      await rooms.touch();
      const count = await store.purge(Date.now() - config.roomLifetime);
      await devices.forget();
      if (count > 0) logger.info({ count }, 'forgot unused rooms');
    } catch (error) {
      logger.error({ error: traceOf(error) }, 'purge failed');
    }
  };
  void purge();
  const sweeping = setInterval(() => {
    matches.sweep(config.idleAfter);
    rooms.sweep(config.idleAfter, (match) => matches.peek(match) !== undefined);
    roomRequests.sweep();
    passRoutes.sweep();
    deviceRoutes.sweep();
    devices.sweep();
    gateway.sweep();
    abuse.flush();
  }, SWEEP_EVERY);
  const purging = setInterval(() => void purge(), PURGE_EVERY);

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });

  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      clearInterval(sweeping);
      clearInterval(purging);
      bots.close();
      clocks.close();
      matches.close();
      await commits.settled().catch(() => {});
      // Closing the transports, not the sockets: clients take it for a lost connection and come back.
      await io.close();
      abuse.flush();
      http.closeAllConnections();
      rooms.close();
      await pool.close();
      await commits.settled().catch(() => {});
      await store.close();
    },
  };
}

/** Marks in the room that a player has left the match for good. */
function leaveInRoom(rooms: Rooms, match: Match, seat: number) {
  const room = rooms.peek(match.record.room);
  if (room === undefined) return [];
  room.current.markLeft(match.record.id, seat);
  return [rooms.writeOf(room)];
}

/** Writes a finished match into the evening of its room. */
function finishInRoom(rooms: Rooms, match: Match) {
  const { id, room: code, game, seats } = match.record;
  const room = rooms.peek(code);
  if (room === undefined) return [];
  const outcome = match.outcome;
  room.current.finish({
    match: id,
    game,
    results: seats.map(({ user, nickname }, seat) => {
      return { user, nickname, rank: outcome?.ranks[seat] ?? 1, score: outcome?.scores[seat] ?? 0 };
    }),
  });
  return [rooms.writeOf(room)];
}
