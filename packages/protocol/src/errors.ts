import { z } from 'zod';
import { nodeName } from './common.ts';

/** Every refusal a client can receive. Nothing has changed on the server when one arrives. */
export const ERROR_CODES = [
  // the message itself
  'badMessage',
  'unknownEvent',
  'tooFast',
  'wrongVersion',
  'noIdentity',
  'elsewhere',
  'serverError',
  'notKept',
  // rooms
  'noSuchRoom',
  'notInRoom',
  'notHost',
  'kicked',
  'roomFull',
  'roomLocked',
  'passwordNeeded',
  'wrongPassword',
  'seatTaken',
  'noSuchSeat',
  'seatEmpty',
  'seatFree',
  'noSuchMember',
  'memberHere',
  'notAwayLong',
  'noSuchGame',
  'badOptions',
  'wrongSeatCount',
  'matchRunning',
  'noMatch',
  'matchPaused',
  'cannotShow',
  'cannotPlayOn',
  'noClock',
  'notShown',
  'noAdvice',
  'noEstimate',
  'tooManyRooms',
  'noTeam',
  'notWatching',
  'passUnknown',
  'passUsed',
  'passExpired',
  'noSuchDevice',
  // answers (the rules' refusals)
  'notSeated',
  'matchOver',
  'notAsked',
  'alreadyAnswered',
  'stale',
  'unknownOption',
  'duplicateOption',
  'tooFew',
  'tooMany',
  'notANumber',
  'nothingToUndo',
  'takenBackEnough',
  'alreadyLeft',
  'badShare',
] as const;

export const errorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCode>;

/**
 * A refusal: a code the client words, and the path of the field at fault for `badMessage`, or for `elsewhere` the node to
 * connect to (missing: whichever comes).
 */
export const problem = z.strictObject({
  code: errorCode,
  field: z.string().optional(),
  at: nodeName.optional(),
});
export type Problem = z.infer<typeof problem>;

/** The acknowledgement of every request. */
export type Reply<Data = Record<never, never>> =
  | ({ ok: true } & Data)
  | { ok: false; error: Problem };
