import type { ErrorCode, Problem } from '@tablee/protocol/errors.ts';
import type { FaultCodes } from './fault-codes.ts';
import { codesOf } from './fault-codes.ts';
import { Fenced, StoreFault } from './store/store.ts';

/** The error that a client is sent. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  if (error instanceof Fenced) return { code: 'elsewhere' };
  return { code: error instanceof StoreFault ? 'notKept' : 'serverError' };
}

export interface Trace extends FaultCodes {
  readonly name: string;
  readonly at: readonly string[];
}

/** A request that cannot be granted; nothing has changed. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(code: ErrorCode, field?: string) {
    super(code);
    this.problem = field === undefined ? { code } : { code, field };
  }
}

/** The room is not here: `at` names the node that has it; `null`: the next request will learn it. */
export class Elsewhere extends Refusal {
  override readonly problem: Problem;
  constructor(at: string | null = null) {
    super('elsewhere');
    this.problem = at === null ? { code: 'elsewhere' } : { code: 'elsewhere', at };
  }
}

/**
 * The parts of an error that may be logged: the messages of the rules may name cards, so only codes and the place in the code.
 */
export function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...codesOf(error), at: at.slice(0, 6).map((line) => line.trim()) };
}
