import { resolve } from 'node:path';

/** How one server runs. Times in milliseconds. */
export interface Config {
  readonly port: number;
  /** Address to listen on; `undefined` is every address, for play on the local network. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** Built web client; may be missing (development, tests). */
  readonly webDist: string;
  /** The address players use when a proxy stands in front. */
  readonly publicUrl: string | null;
  readonly logLevel: string;
  /** `false` lifts the rate limits for connections from this very machine. */
  readonly limits: boolean;
  /** Parse every outgoing message with its strict schema. */
  readonly checkOutgoing: boolean;
  /** How long a bot seems to think. */
  readonly botDelay: number;
  /** Rooms and matches nobody looks at leave memory after this. */
  readonly idleAfter: number;
  /** A host away for longer than this hands the room to a connected member. */
  readonly hostAway: number;
  /** Rooms unused for longer than this are forgotten. */
  readonly roomLifetime: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Reads the configuration from environment variables; throws on a value that makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT is not a port');
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null;
  return {
    port,
    host: env.HOST || undefined,
    dataDir: resolve(env.DATA_DIR || './data'),
    webDist: resolve(import.meta.dirname, '../../web/dist'),
    publicUrl,
    logLevel: env.LOG_LEVEL || 'info',
    limits: env.TABLEE_LIMITS !== 'off',
    checkOutgoing: env.NODE_ENV === 'development' || env.NODE_ENV === 'test',
    botDelay: Number(env.BOT_DELAY ?? 600),
    idleAfter: 10 * MINUTE,
    hostAway: 2 * MINUTE,
    roomLifetime: 30 * DAY,
  };
}
