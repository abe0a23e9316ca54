import { codesOf } from '../fault-codes.ts';

/** What SQLite says of a fault: primary codes. */
export const SQLITE = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  inputOutput: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** The primary code of an error; 0 if it is none of SQLite's. */
export const primaryOf = (error: Error): number => (codesOf(error).errcode ?? 0) & 0xff;
