import { DatabaseError } from 'pg';
import { codesOf } from '../../fault-codes.ts';
import type { Place } from '../store.ts';
import { Fenced, StaleWrite, StoreFault } from '../store.ts';

/** Classes of SQLSTATE that lie with the database, and may pass; all others lie with what was asked. */
const OF_THE_DATABASE: Readonly<Record<string, string>> = {
  '08': 'the connection failed',
  '25': 'it takes no writes',
  '28': 'it does not let this server in',
  '3D': 'there is no such database',
  '40': 'another transaction was in the way',
  '53': 'it is out of resources',
  '55': 'what is needed is locked',
  '57': 'it is shutting down, or took too long',
  '58': 'its system failed',
  F0: 'its configuration is wrong',
  XX: 'it is damaged, or out of order',
};
const WORDS: Readonly<Record<string, string>> = {
  '42501': 'this server lacks a permission there',
  '53100': 'its disk is full',
  '53300': 'it takes no more connections',
  '57014': 'it took too long',
};

/** What `refuse_write` of the schema raises. */
const REFUSED = 'TB001';
const DUPLICATE = '23505';

/** These may be tried again at once: nothing was kept, and nothing is wrong. */
const TRY_AGAIN: readonly string[] = [
  // Serialization, deadlock.
  '40001',
  '40P01',
  // Prepared statements that the session does not know, or whose tables were migrated meanwhile.
  '26000',
  '0A000',
];

export const canTryAgain = (error: unknown): boolean =>
  error instanceof DatabaseError && TRY_AGAIN.includes(error.code ?? '');

/** An error of PostgreSQL or of its driver in the terms of the contract. It holds no stored data. */
export function faultOf(error: unknown): Error {
  if (error instanceof StoreFault) return error;
  if (!(error instanceof DatabaseError)) {
    const codes = error instanceof Error ? codesOf(error) : {};
    return tracedAs(new StoreFault({ code: 'TABLEE_DB_UNREACHABLE', ...codes }), error);
  }
  const { code = '' } = error;
  if (code === REFUSED) return refusal(error);
  if (code === DUPLICATE && error.constraint === 'journal_pkey') {
    const match = /=\(([^,]+), \d+\)/.exec(error.detail ?? '')?.[1];
    return new StaleWrite('entry', match ?? '');
  }
  const errstr = WORDS[code] ?? OF_THE_DATABASE[code.slice(0, 2)];
  if (errstr !== undefined) return tracedAs(new StoreFault({ code, errstr }), error);
  // Its message may name what was to be kept.
  return tracedAs(Object.assign(new Error(`the database refused it: ${code}`), { code }), error);
}

function refusal({ message, detail = '' }: DatabaseError): Error {
  if (message === 'place') return new Fenced(JSON.parse(detail) as Place[]);
  return new StaleWrite(message === 'room' ? 'room' : 'entry', detail);
}

/** Tells where it happened. */
function tracedAs(fault: Error, cause: unknown): Error {
  if (cause instanceof Error && cause.stack !== undefined) {
    const at = cause.stack.split('\n').filter((line) => /^\s+at /.test(line));
    fault.stack = [`${fault.name}: ${fault.message}`, ...at].join('\n');
  }
  return fault;
}
