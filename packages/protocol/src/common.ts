import { z } from 'zod';
import { HELP_KINDS } from './help.ts';

/** Plain JSON of any shape: game data that this layer does not know. */
export const json: z.ZodType<JsonValue> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.array(json),
    z.record(z.string(), json),
  ]),
);
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };

/** Room codes: 10 characters, without 0, 1, I, L, O, U. Upper case. Older rooms have 8 or 6. */
export const ROOM_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const ROOM_CODE_LENGTH = 10;

export const roomCode = z.string().regex(/^[2-9A-HJKMNP-TV-Z]{6}(?:[2-9A-HJKMNP-TV-Z]{2}){0,2}$/);
/** The name of one of several nodes, for proxies and clients. */
export const nodeName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);
export const userId = z.string().regex(/^u[0-9a-f]{16}$/);
export const matchId = z.string().regex(/^m[0-9a-f]{16}$/);
/** 32 bytes as lower-case hex. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/);
/** 16 random bytes as lower-case hex. */
export const nonce = z.string().regex(/^[0-9a-f]{32}$/);
/**
 * A seat's share of the chance of a match: the seal of its number, then the number. `null`: a bot, an absent player,
 * a page that did not answer in time.
 */
export const share = z.strictObject({ seal: digest.nullable(), nonce: nonce.nullable() });
/** Characters of a nickname at most. */
export const NICKNAME_LENGTH = 24;
/**
 * 1 to 24 characters after trimming (UTF-16 units): no control, invisible-formatting or line-breaking ones, and at least
 * one that can be seen.
 */
export const nickname = z
  .string()
  .max(200)
  .normalize('NFC')
  .trim()
  .min(1)
  .max(NICKNAME_LENGTH)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
  .regex(/[[\p{L}\p{N}\p{P}\p{S}]--[\p{DI}\u2800]]/v);
/** The password for new members of a room: 1 to 64 characters after trimming. */
export const roomPassword = z.string().max(200).normalize('NFC').trim().min(1).max(64);
/** Marks that turn the direction of all that follows; those of a single place in a text stay. */
const TURNING_MARKS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** How long a room keeps matches that are over, in days in which the server ran, and how many at most. */
export const keeping = z.strictObject({
  days: z.int().min(1).max(365),
  matches: z.int().min(1).max(500),
});
export type Keeping = z.infer<typeof keeping>;
/** 1 to 300 characters after trimming, on one line, at least one that can be seen; marks that turn text around are removed. */
export const chatText = z
  .string()
  .max(2000)
  .normalize('NFC')
  .overwrite((text) => text.replace(TURNING_MARKS, ''))
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
  .regex(/[[\p{L}\p{N}\p{P}\p{S}]--[\p{DI}\u2800]]/v);
/** The readers of a message: all in the room; the sender's team in the running match; the members who do not play in it. */
export const chatChannel = z.enum(['room', 'team', 'watchers']);
/**
 * Notes of the house in the talk: a match dealt again in place of the running one, or put away while it ran; a move
 * taken back; a match that could not come back as it was and goes on from earlier; help that all agree to, or no longer.
 */
export const chatNote = z.enum([
  'restarted',
  'putAway',
  'takenBack',
  'resumed',
  'adviceAgreed',
  'adviceEnded',
  'estimateAgreed',
  'estimateEnded',
]);
export const seat = z.int().min(0).max(7);
/** Whose eyes one looks through at a finished match: a seat’s, a watcher’s, or everybody’s at once. */
export const eyes = z.union([seat, z.enum(['watcher', 'all'])]);
/** How a finished match is played differently from a moment on: a seat, and its answers, oldest first. */
export const branch = z.strictObject({
  seat,
  answers: z.array(z.array(z.string().max(80)).max(64)).max(60),
});
/**
 * A moment of a finished match that another one begins with: after entry `entry` of its journal. `anew`: hidden cards
 * are dealt again, as this seat could have imagined them; `null`: they lie as they lay.
 */
export const beginning = z.strictObject({
  match: matchId,
  entry: z.int().min(0).max(1_000_000),
  anew: seat.nullable(),
});
export type Beginning = z.infer<typeof beginning>;
export const gameId = z.string().regex(/^[a-z][a-z-]{0,30}$/);
/** How well a bot plays, weakest first; `random` is for tests. */
export const botKind = z.enum(['random', 'gentle', 'sensible', 'strong', 'master']);
/**
 * How long people may think: `off`, so long for every `decision`, or a `bank` for the whole match; and apart from that
 * how long a reaction to another player's move may take.
 */
export const clockSettings = z.strictObject({
  kind: z.enum(['off', 'decision', 'bank']),
  /** Seconds of a decision or of the bank; means nothing while `off`. */
  seconds: z.int().min(5).max(7200),
  /** Seconds of a reaction; 0: counted as any other decision. */
  reaction: z.int().min(0).max(120),
});
/**
 * What watchers see of the hands: nothing (`public`); all of them, `rounds` rounds late; `all` at once, if every player
 * agrees; or that of one player who agrees, `behind` whom they sit.
 */
export const watchPolicy = z.enum(['public', 'late', 'all', 'behind']);
/**
 * Help that a table may choose, if all players agree: `advice` for players at their questions, an `estimate` of the match for
 * watchers.
 */
export const helpKind = z.enum(HELP_KINDS);
export const options = z.record(z.string().max(32), z.union([z.string().max(32), z.number()]));

export type Share = z.infer<typeof share>;
export type ChatChannel = z.infer<typeof chatChannel>;
export type ChatNote = z.infer<typeof chatNote>;
export type ClockSettings = z.infer<typeof clockSettings>;
export type HelpKind = z.infer<typeof helpKind>;
export type WatchPolicy = z.infer<typeof watchPolicy>;
export type BotKind = z.infer<typeof botKind>;
