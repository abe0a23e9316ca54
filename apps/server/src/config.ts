import { isIP } from 'node:net';
import { availableParallelism, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeName as NODE_NAME } from '@tablee/protocol/common.ts';
import { isLoopback } from './http/identity.ts';
import type { OperatorDoor } from './operator/operator.ts';
import type { Durability } from './store/sqlite-file.ts';

/** How one server runs. Times in milliseconds. */
export interface Config {
  readonly port: number;
  /** Address to listen on; `undefined` is every address, for play on the local network. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** The PostgreSQL that keeps everything instead of a file in `dataDir`; `null`: there is none. Holds a password: never logged. */
  readonly databaseUrl: string | null;
  /** How many servers run on this machine, on this port and those after it, when they share a database. */
  readonly processes: number;
  /** The name of this server for proxies and clients, if several share a database. */
  readonly nodeName: string;
  /** How long the rooms of a server that is not heard of any more are kept for it, and how often it says that it lives. */
  readonly lease: number;
  readonly heartbeat: number;
  /** Built web client; may be missing (development, tests). */
  readonly webDist: string;
  /** The address players use when a proxy stands in front. */
  readonly publicUrl: string | null;
  /** Proxies that are believed besides those on this machine: addresses or networks as 10.0.0.0/8. */
  readonly proxies: readonly string[];
  readonly logLevel: string;
  readonly durability: Durability;
  /** `false` lifts the rate limits for connections from this very machine. */
  readonly limits: boolean;
  /** Parse every outgoing message with its strict schema. */
  readonly checkOutgoing: boolean;
  /** Tests in browsers may say at which position a match begins. */
  readonly positionDoor: boolean;
  /** How long a bot seems to think. */
  readonly botDelay: number;
  /** Threads in which bots think; of several processes on this machine, each has its share. */
  readonly botThreads: number;
  /** The least time that a window of reactions stays open, even if all have answered. */
  readonly windowLeast: number;
  /** Rooms and matches nobody looks at leave memory after this. */
  readonly idleAfter: number;
  /** A host away for longer than this hands the room to a connected member. */
  readonly hostAway: number;
  /** A bot may play for a player away for longer than this. */
  readonly standInAfter: number;
  /** Percent of the playouts with which a finished match is usually studied; 0: none is. */
  readonly studyPercent: number;
  /** The operator's port and password; `null`: none. */
  readonly operator: OperatorDoor | null;
  /** Rooms unused for longer than this while the server ran are forgotten. */
  readonly roomLifetime: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Shorter ones could be guessed. */
const LEAST_TOKEN = 20;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A setting that makes no sense; the message names the variable. */
export class BadSetting extends Error {}

/** Reads the configuration from environment variables; throws `BadSetting`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = wholeNumber('PORT', env.PORT || '3000', 65_535);
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new BadSetting(`LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not ${logLevel}`);
  }
  const durability = (env.DURABILITY || 'full').toLowerCase();
  if (durability !== 'full' && durability !== 'normal') {
    throw new BadSetting(`DURABILITY is full or normal, not ${durability}`);
  }
  const isDevelopment = env.NODE_ENV === 'development' || env.NODE_ENV === 'test';
  const positionDoor = env.POSITION_DOOR === 'open';
  if (positionDoor && !isDevelopment) {
    throw new BadSetting('POSITION_DOOR is for development and tests: NODE_ENV has to say so');
  }
  return {
    port,
    host: env.HOST || undefined,
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: env.DATABASE_URL ? databaseOf(env.DATABASE_URL) : null,
    processes: processesOf(env),
    ...nodeOf(env, port),
    webDist: resolve(env.WEB_DIST || join(import.meta.dirname, '../../web/dist')),
    publicUrl: env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : null,
    proxies: proxiesIn(env.PROXIES ?? ''),
    logLevel,
    durability,
    limits: env.TABLEE_LIMITS !== 'off',
    checkOutgoing: isDevelopment,
    positionDoor,
    botDelay: wholeNumber('BOT_DELAY', env.BOT_DELAY || '600', MINUTE),
    botThreads: botThreadsOf(env),
    windowLeast: wholeNumber('WINDOW_LEAST', env.WINDOW_LEAST || '1500', MINUTE),
    idleAfter: 10 * MINUTE,
    hostAway: 2 * MINUTE,
    standInAfter: wholeNumber('STAND_IN_AFTER', env.STAND_IN_AFTER || '60000', 60 * MINUTE),
    studyPercent: wholeNumber('STUDY_PERCENT', env.STUDY_PERCENT || '100', 100),
    operator: operatorDoor(env, port, processesOf(env)),
    roomLifetime: 30 * DAY,
  };
}

/** A door without a password is for this machine alone. */
function operatorDoor(
  env: NodeJS.ProcessEnv,
  first: number,
  processes: number,
): OperatorDoor | null {
  if (!env.OPERATOR_PORT) return null;
  const port = wholeNumber('OPERATOR_PORT', env.OPERATOR_PORT, 65_535);
  const host = env.OPERATOR_HOST || '127.0.0.1';
  const token = env.OPERATOR_TOKEN || null;
  if (token !== null && token.length < LEAST_TOKEN) {
    throw new BadSetting(`OPERATOR_TOKEN has ${LEAST_TOKEN} characters or more`);
  }
  if (token === null && !isLoopback(host) && host !== 'localhost') {
    throw new BadSetting(
      'OPERATOR_HOST is another address than this machine: OPERATOR_TOKEN has to say who may look',
    );
  }
  // Each of several processes has the ports after the first.
  if (port !== 0 && Math.abs(port - first) < processes) {
    throw new BadSetting(`OPERATOR_PORT ${port} lies among the ports of the players`);
  }
  return { port, host, token };
}

function processesOf(env: NodeJS.ProcessEnv): number {
  const wanted = env.TABLEE_PROCESSES || '1';
  const processes = wanted === 'auto' ? availableParallelism() : Number(wanted);
  if (!Number.isInteger(processes) || processes < 1 || processes > 64) {
    throw new BadSetting(`TABLEE_PROCESSES is auto or a whole number from 1 to 64, not ${wanted}`);
  }
  if (processes > 1 && !env.DATABASE_URL) {
    throw new BadSetting(
      `TABLEE_PROCESSES=${wanted} needs DATABASE_URL: several processes cannot share one file`,
    );
  }
  return processes;
}

function botThreadsOf(env: NodeJS.ProcessEnv): number {
  const wanted = env.BOT_THREADS || String(availableParallelism());
  const threads = wholeNumber('BOT_THREADS', wanted, 256);
  if (threads === 0) throw new BadSetting('BOT_THREADS is 1 or more: bots think in them');
  return threads;
}

function nodeOf(
  env: NodeJS.ProcessEnv,
  port: number,
): Pick<Config, 'nodeName' | 'lease' | 'heartbeat'> {
  const nodeName = env.NODE_NAME || nameOf(`${hostname().split('.')[0]}-${port}`);
  if (!NODE_NAME.safeParse(nodeName).success) {
    throw new BadSetting(
      `NODE_NAME is 1 to 32 of a-z, 0-9 and "-", not beginning with "-", not ${nodeName}`,
    );
  }
  const lease = wholeNumber('NODE_LEASE', env.NODE_LEASE || '5000', MINUTE);
  const heartbeat = wholeNumber('NODE_HEARTBEAT', env.NODE_HEARTBEAT || '1000', MINUTE);
  // A lease outlives two late heartbeats, or a lost one.
  if (heartbeat < 50 || lease < 3 * heartbeat) {
    throw new BadSetting(
      `NODE_HEARTBEAT is at least 50 and NODE_LEASE at least three times as much, not ${heartbeat} and ${lease}`,
    );
  }
  return { nodeName, lease, heartbeat };
}

/** A name of a node made of what a machine is called. */
const nameOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(-32)
    .replace(/^-+/, '');

function proxiesIn(list: string): string[] {
  const proxies = list.split(',').flatMap((each) => each.trim() || []);
  for (const proxy of proxies) {
    const [address = '', bits = '0', more] = proxy.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const isRight = isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= most;
    if (!isRight || more !== undefined) {
      throw new BadSetting(
        `PROXIES are addresses or networks like 10.0.0.7,10.1.0.0/16, not ${proxy}`,
      );
    }
  }
  return proxies;
}

function wholeNumber(name: string, value: string, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new BadSetting(`${name} is a whole number from 0 to ${most}, not ${value}`);
}

function originOf(url: string): string {
  if (/^https?:/i.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new BadSetting(`PUBLIC_URL is an address like https://cards.example.org, not ${url}`);
}

/** The address as given; errors do not quote it, as it may hold a password. */
function databaseOf(url: string): string {
  const isGood =
    /^postgres(ql)?:\/\//i.test(url) &&
    URL.canParse(url) &&
    isEncoded(url) &&
    hasName(new URL(url));
  if (isGood) return url;
  throw new BadSetting(
    'DATABASE_URL is an address like postgresql://tablee:password@localhost:5432/tablee, with what is special in it percent-encoded',
  );
}

const hasName = ({ pathname }: URL): boolean => /^\/[^/]+$/.test(pathname);

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
