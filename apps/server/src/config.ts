import { resolve } from 'node:path';
import type { Durability } from './store/sqlite-file.ts';

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
  readonly durability: Durability;
  /** `false` lifts the rate limits for connections from this very machine. */
  readonly limits: boolean;
  /** Parse every outgoing message with its strict schema. */
  readonly checkOutgoing: boolean;
  /** Tests in browsers may say at which position a match begins. */
  readonly positionDoor: boolean;
  /** How long a bot seems to think. */
  readonly botDelay: number;
  /** How long a window of reactions stays open at least, whoever has answered. */
  readonly windowLeast: number;
  /** Rooms and matches nobody looks at leave memory after this. */
  readonly idleAfter: number;
  /** A host away for longer than this hands the room to a connected member. */
  readonly hostAway: number;
  /** Somebody away for longer than this may be played for by a bot. */
  readonly standInAfter: number;
  /** Percent of the playouts with which a finished match is usually studied; 0: none is. */
  readonly studyPercent: number;
  /** Rooms unused for longer than this while the server ran are forgotten. */
  readonly roomLifetime: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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
    webDist: resolve(import.meta.dirname, '../../web/dist'),
    publicUrl: env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : null,
    logLevel,
    durability,
    limits: env.TABLEE_LIMITS !== 'off',
    checkOutgoing: isDevelopment,
    positionDoor,
    botDelay: wholeNumber('BOT_DELAY', env.BOT_DELAY || '600', MINUTE),
    windowLeast: wholeNumber('WINDOW_LEAST', env.WINDOW_LEAST || '1500', MINUTE),
    idleAfter: 10 * MINUTE,
    hostAway: 2 * MINUTE,
    standInAfter: wholeNumber('STAND_IN_AFTER', env.STAND_IN_AFTER || '60000', 60 * MINUTE),
    studyPercent: wholeNumber('STUDY_PERCENT', env.STUDY_PERCENT || '100', 100),
    roomLifetime: 30 * DAY,
  };
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
