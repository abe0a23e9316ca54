import { codesOf } from '../fault-codes.ts';
import { primaryOf, SQLITE } from './sqlite-codes.ts';

/** PostgreSQL's words for a page and an index that are damaged. */
const DAMAGED = ['XX001', 'XX002'];

/** Whether what was to be read or written is spoiled for good, not out of reach for a while. */
export const isSpoiled = (error: unknown): boolean =>
  error instanceof Error &&
  (primaryOf(error) === SQLITE.corrupt || DAMAGED.includes(codesOf(error).code ?? ''));
