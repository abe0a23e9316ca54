import type { ErrorCode, Problem } from '@tablee/protocol/errors.ts';

/** A request that cannot be granted; nothing has changed. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(code: ErrorCode, field?: string) {
    super(code);
    this.problem = field === undefined ? { code } : { code, field };
  }
}

/** What of an error may be logged: the messages of the rules may name cards, so only where it happened. */
export function traceOf(error: unknown): { name: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, at: at.slice(0, 6).map((line) => line.trim()) };
}
