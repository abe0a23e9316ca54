import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from 'pino';
import { Advisor } from './bots/advisor.ts';
import { BotSeats } from './bots/bot-seats.ts';
import { BotPool } from './bots/pool.ts';
import { Clocks } from './clocks/clocks.ts';
import type { Config } from './config.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './engine.ts';
import { httpApp } from './http/app.ts';
import { connectionLimits, httpServer } from './http/connections.ts';
import { DeviceRoutes } from './http/device-routes.ts';
import { Devices } from './http/devices.ts';
import { Health } from './http/health.ts';
import type { AddressOf } from './http/identity.ts';
import { addressOf as clientAddress, Identity, proxiesOf } from './http/identity.ts';
import { LinkPreviews } from './http/link-previews.ts';
import { PassRoutes } from './http/pass-routes.ts';
import { ALLOWANCES } from './limits.ts';
import type { Catalogue } from './matches/catalogue.ts';
import { Recorder } from './matches/recorder.ts';
import { Shares } from './matches/shares.ts';
import { WindowHold } from './matches/window-hold.ts';
import { UNCOUNTED } from './meter.ts';
import { RecentFaults } from './operator/faults.ts';
import { traceOf } from './refusal.ts';
import { AbuseLog } from './sockets/abuse-log.ts';
import { isLimited, openGateway } from './sockets/gateway.ts';
import { Guesses } from './sockets/guesses.ts';
import type { AppSocket } from './sockets/outgoing.ts';
import { Outgoing } from './sockets/outgoing.ts';
import { TokenBuckets } from './sockets/token-bucket.ts';
import { GroupCommit } from './store/group-commit.ts';
import { Chat } from './tables/chat.ts';
import { HostWatch } from './tables/host-watch.ts';
import { MatchRequests } from './tables/match-requests.ts';
import { RoomRequests } from './tables/room-requests.ts';
import { Tables } from './tables/tables.ts';
import type { Time } from './time.ts';
import { CLOCK } from './time.ts';
import { Understandings } from './understanding/understandings.ts';
import { Watching } from './watching/watching.ts';

const SWEEP_EVERY = 60_000;
const FORGET_EVERY = 24 * 3_600_000;
/** Milliseconds after which a session that was ended on one server counts on no other, and all know of a wrong guess. */
export const HEED_EVERY = 2000;
/** Milliseconds that connections have for their end when the server goes down. */
const LAST_WORDS = 1000;
/** Milliseconds between the word that a node goes and its end, at least, where others go on. */
export const LEAST_DRAIN = 2000;
/** Rooms lie aside for so long before they are deleted. */
const ASIDE = 7 * 24 * 3_600_000;

/** The parts of the operator's page beyond the server itself. */
interface Watched {
  readonly version: string;
  readonly faults: RecentFaults;
  /** Asks the process to end. */
  readonly onDrain: () => void;
}

const UNWATCHED: Watched = { version: '', faults: new RecentFaults(), onDrain: () => {} };

/** A server that takes connections. */
export interface RunningServer {
  readonly port: number;
  /** Stops taking connections, keeps what is under way, lets clients reconnect elsewhere. */
  close(): Promise<void>;
}

/** Opens what is kept, in a folder that it takes for itself or in a database, and serves it. */
export async function startServer(
  config: Config,
  catalogue: Catalogue,
  logger: Logger,
  watched = UNWATCHED,
  time: Time = CLOCK,
): Promise<RunningServer> {
  const engine = await openEngine(config, logger, time);
  try {
    const { port, close } = await serve(engine, config, catalogue, logger, watched, time);
    return { port, close: () => close().finally(engine.close) };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Puts the parts together and listens. */
async function serve(
  engine: Engine,
  config: Config,
  catalogue: Catalogue,
  logger: Logger,
  watched: Watched,
  time: Time,
): Promise<RunningServer> {
  const { store, placement, passes: openPasses } = engine;
  const health = new Health(store);
  const operator =
    config.operator === null
      ? null
      : (await import('./operator/operating.ts')).operating(
          config.operator,
          {
            ...{ config, placement, health, version: watched.version, faults: watched.faults },
            size: engine.size,
            tables: () => tables,
            counts: () => counts(),
          },
          { logger, drain: watched.onDrain },
        );
  const meter = operator?.meter ?? UNCOUNTED;
  const commits = new GroupCommit(
    store,
    (error) => {
      logger.error({ error: traceOf(error) }, 'publishing failed');
      if (config.checkOutgoing) throw error;
    },
    meter,
  );
  const outgoing = new Outgoing(config.checkOutgoing);
  const limited = (socket: AppSocket) => isLimited(config, socket.data.address);
  const pool = new BotPool(config.botThreads);
  const bots = new BotSeats({ pool, logger, delay: config.botDelay, time });
  const clocks = new Clocks(outgoing, time);
  const hostWatch = new HostWatch(config.hostAway);
  const chat = new Chat({ store, commits, outgoing, logger, isLimited: limited });
  const shares = new Shares(outgoing, time);
  const hold = new WindowHold(config.windowLeast, time);
  const recorder = new Recorder({ store, commits, logger });
  const positions = config.positionDoor
    ? new (await import('./development/positions.ts')).Positions()
    : null;
  const tables = new Tables({
    store,
    commits,
    placement,
    catalogue,
    outgoing,
    logger,
    chat,
    clocks,
    shares,
    hold,
    positions,
    watching: new Watching({ store, outgoing, logger }),
    observers: [
      bots,
      clocks,
      hostWatch,
      recorder,
      ...(operator === null ? [] : [operator.observer]),
    ],
    standInAfter: config.standInAfter,
  });
  placement.onLost = () => {
    logger.warn({ node: placement.node }, 'the lease of this node could not be renewed in time');
    tables.abandon();
  };
  const devices = await Devices.open(store, commits);
  // A visitor of the first page leaves no trace; a member of a room has something that could be stolen.
  const entered = ({ data, request }: AppSocket): void => {
    devices.seen(data, request.headers['user-agent']).catch((error: unknown) => {
      logger.error({ error: traceOf(error) }, 'a device could not be noted');
    });
  };
  const { newlyEnded, wrongGuesses } = engine;
  const guesses = new Guesses(wrongGuesses !== null);
  const roomRequests = new RoomRequests({
    ...{ tables, placement, clocks, catalogue, store, entered, guesses },
    isLimited: limited,
  });
  const matchRequests = new MatchRequests(tables, new Advisor(pool, logger), limited);
  const handlers = { ...roomRequests.handlers, ...matchRequests.handlers, ...shares.handlers };

  const identity = new Identity(engine.key, config.publicUrl, devices.isEnded);
  const { publicUrl, webDist } = config;
  const isProxy = proxiesOf(config.proxies);
  const addressOf: AddressOf = (request) => clientAddress(request, publicUrl, isProxy);
  const passRoutes = new PassRoutes({
    passes: openPasses,
    devices,
    identity,
    tables,
    store,
    ...{ publicUrl, addressOf, guesses },
    isLimited: (address) => isLimited(config, address),
  });
  const deviceRoutes = new DeviceRoutes({
    devices,
    tables,
    passes: openPasses,
    identity,
    ...{ publicUrl, addressOf },
    isLimited: (address) => isLimited(config, address),
  });
  const understandings = new Understandings({ store, logger, percent: config.studyPercent });
  const previews = new LinkPreviews({
    store,
    understood: (match) => understandings.of(match),
    ...{ publicUrl, addressOf },
    isLimited: (address) => isLimited(config, address),
    roomOf: (address, code) => roomRequests.openRoom(address, code, isLimited(config, address)),
    isHere: (code, user) => tables.peek(code)?.presence.isHere(user) === true,
  });
  const understanding = new TokenBuckets(ALLOWANCES.understandings);
  const mayUnderstand = (request: IncomingMessage): boolean => {
    const address = addressOf(request);
    return !isLimited(config, address) || understanding.take(address);
  };
  const counts = () => ({
    rooms: tables.size,
    matches: tables.matches,
    sockets: io.engine.clientsCount,
  });
  const passes = passRoutes.router;
  const abuse = new AbuseLog(logger, meter);
  const app = httpApp({
    ...{ identity, store, health, placement, passes, devices: deviceRoutes.router, previews },
    ...{ logger, publicUrl, webDist, counts, understandings, mayUnderstand },
    note: (proof, agent) => devices.seen(proof, agent),
    development: positions?.router ?? null,
  });
  const http = httpServer(app, {
    limits: connectionLimits(),
    // Requests from a proxy come from many.
    isLimited: (address) => isLimited(config, address) && !(publicUrl !== null && isProxy(address)),
    onRefused: (address) => abuse.note('tooManyConnections', { address, user: null }),
    onFault: (error) => logger.error({ error: traceOf(error) }, 'a connection could not be taken'),
  });
  const gateway = openGateway({
    ...{ http, config, identity, devices, tables, store, placement },
    ...{ handlers, logger, abuse, meter, addressOf },
  });
  const { io } = gateway;
  outgoing.attach(io);
  const connections = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });

  // Before anybody comes: nobody waits until rules are read, and files put beside a running server are not mixed with it.
  await Promise.all(catalogue.ids.map((id) => preload(catalogue, id, logger)));
  await operator?.open();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, () => {
      http.off('error', reject);
      resolve();
    });
  });

  await placement.begin();

  const forget = async (): Promise<void> => {
    try {
      await tables.touch();
      const forgotten = await store.forget(config.roomLifetime, ASIDE);
      const { laidAside, deleted, heldBack, matches } = forgotten;
      if (laidAside + deleted > 0) logger.info({ laidAside, deleted }, 'forgot unused rooms');
      if (matches.laidAside + matches.deleted > 0) logger.info(matches, 'forgot old matches');
      if (heldBack > 0) logger.warn({ heldBack }, 'too many rooms are due at once: they wait');
    } catch (error) {
      logger.error({ error: traceOf(error) }, 'forgetting failed');
    }
  };
  void forget();
  recorder.sweep();
  const sweeping = setInterval(() => {
    tables.sweep(config.idleAfter);
    recorder.sweep();
    roomRequests.sweep();
    matchRequests.sweep();
    chat.sweep();
    passRoutes.sweep();
    deviceRoutes.sweep();
    devices.sweep();
    previews.sweep();
    understanding.sweep();
    gateway.sweep();
    abuse.flush();
  }, SWEEP_EVERY);
  const forgetting = setInterval(() => void forget(), FORGET_EVERY);
  /** Applies the other servers' wrong guesses. */
  const heed = (): void => {
    newlyEnded?.().then(
      (ended) => devices.heed(ended),
      (error: unknown) => logger.error({ error: traceOf(error) }, 'ended sessions are not known'),
    );
    if (wrongGuesses === null) return;
    guesses.exchange(wrongGuesses).catch((error: unknown) => {
      logger.error({ error: traceOf(error) }, 'wrong guesses are not told to the other nodes');
    });
  };
  let stopHeeding = (): void => {};
  const heedOften = (): void => {
    stopHeeding = time.after(HEED_EVERY, () => {
      heed();
      heedOften();
    });
  };
  if (newlyEnded !== null) heedOften();

  /** Gives all rooms to other nodes, if there are any, while this one goes on serving requests. */
  const moveAway = async (): Promise<void> => {
    await placement.drain();
    if (placement.another('') === null) return;
    // Proxies look whether a node is ready: they should find another before this one is gone.
    const isNoticed = new Promise<void>((resolve) => time.after(LEAST_DRAIN, resolve));
    await tables.moveAway();
    for (const socket of io.sockets.sockets.values()) {
      if (socket.data.room !== null) continue;
      const at = placement.another(socket.data.user);
      outgoing.toSocket(socket, 'room:moved', { at, after: randomInt(LEAST_DRAIN / 2) });
    }
    await isNoticed;
  };

  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      clearInterval(sweeping);
      clearInterval(forgetting);
      stopHeeding();
      await moveAway();
      bots.close();
      clocks.close();
      shares.close();
      hold.close();
      await tables.touch().catch(() => {});
      // Half a request and a vanished client would never end by themselves.
      const ending = setTimeout(() => {
        for (const socket of connections) socket.destroy();
      }, LAST_WORDS);
      // Closing the transports, not the sockets: clients take it for a lost connection and come back.
      await io.close();
      clearTimeout(ending);
      abuse.flush();
      // Earlier requests are still done.
      await tables.settled();
      hostWatch.close();
      await pool.close();
      await recorder.close();
      await previews.close();
      await understandings.close();
      await commits.settled().catch(() => {});
      await operator?.close();
    },
  };
}

/** Reads the rules of a game. One that fails costs its own matches, not the server: it is tried again with the first of them. */
async function preload(catalogue: Catalogue, id: string, logger: Logger): Promise<void> {
  try {
    await catalogue.load(id);
  } catch (error) {
    logger.error({ game: id, error: traceOf(error) }, 'rules could not be loaded');
  }
}
