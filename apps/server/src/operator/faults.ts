import type { LoggerOptions } from 'pino';

/** A line of the log that the operator should look at. */
export interface Fault {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly level: 'warn' | 'error' | 'fatal';
  readonly text: string;
  /** Code of the system or the store; empty without one. */
  readonly code: string;
}

const LEVELS: Readonly<Record<number, Fault['level']>> = { 40: 'warn', 50: 'error', 60: 'fatal' };
const KEPT = 50;

/** The newest warnings and errors of the log, without what they are about: no room, no match, nobody. */
export class RecentFaults {
  readonly #kept: Fault[] = [];

  /** Newest first. */
  get all(): readonly Fault[] {
    return [...this.#kept].reverse();
  }

  /** Hears of every line of the log, as it was asked for. */
  note(level: number, fields: unknown, text: unknown): void {
    const name = LEVELS[level];
    if (name === undefined) return;
    const { kind, error } = (fields ?? {}) as { kind?: unknown; error?: { code?: unknown } };
    const code = String(error?.code ?? kind ?? '');
    this.#kept.push({ at: Date.now(), level: name, text: String(text ?? ''), code });
    if (this.#kept.length > KEPT) this.#kept.shift();
  }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** A method of the log that tells every line to `faults`, too. */
export const heardBy = (faults: RecentFaults, logMethod: LogMethod): LogMethod =>
  function (args, method, level) {
    const [fields, text] = args as [unknown, unknown];
    faults.note(level, fields, typeof fields === 'string' ? fields : text);
    logMethod.call(this, args, method, level);
  };
