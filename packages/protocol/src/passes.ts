import { z } from 'zod';
import { nickname, roomCode, userId } from './common.ts';

/** Characters of a pass's code, of the alphabet of room codes: 98 bits. */
export const PASS_CODE_LENGTH = 20;
export const passCode = z.string().regex(/^[2-9A-HJKMNP-TV-Z]{20}$/);

/**
 * A pass lets another device go on as the same person: requests by HTTP, because only an HTTP reply can set a cookie.
 * Each is a POST of one JSON object; a refusal is `{ error: code }` with a status of 400 or more.
 */
export const PASSES = {
  /** Makes a pass for the sender, as a member of the room; their former pass ends. */
  '/api/pass': {
    request: z.strictObject({ room: roomCode }),
    /** `seconds`: how long it is valid. */
    reply: z.strictObject({ code: passCode, seconds: z.int() }),
  },
  /** Whose pass it is. It stays as it is. */
  '/api/pass/look': {
    request: z.strictObject({ code: passCode }),
    reply: z.strictObject({
      room: roomCode,
      nickname,
      /** The user that this device stops being; `null`: one without a name. */
      instead: nickname.nullable(),
      /** This device is that person already. */
      same: z.boolean(),
    }),
  },
  /** Uses the pass up: the reply sets the cookie of the person who made it. */
  '/api/pass/take': {
    request: z.strictObject({ code: passCode }),
    reply: z.strictObject({ room: roomCode, nickname, user: userId }),
  },
} as const;

export type PassPath = keyof typeof PASSES;
export type PassRequestOf<Path extends PassPath> = z.infer<(typeof PASSES)[Path]['request']>;
export type PassReplyOf<Path extends PassPath> = z.infer<(typeof PASSES)[Path]['reply']>;
