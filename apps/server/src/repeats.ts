import type { LoggerOptions } from 'pino';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

const WARN = 40;
const ERROR = 50;
/** Different lines that are held at once; further ones are logged as they come. */
const KEPT_LINES = 500;

/** The common parts of two lines of the same fault, of any room or match. */
interface Fault {
  readonly event?: unknown;
  readonly game?: unknown;
  readonly error?: {
    readonly name?: unknown;
    readonly code?: unknown;
    readonly errcode?: unknown;
    readonly at?: readonly unknown[];
  };
}

/**
 * Counts repeated errors, and warnings about one: the first of a kind is logged at once, the others once a minute in one line
 * with `count`, with the match and room of the last. `flush` logs the open counts.
 */
export function countRepeats(milliseconds = 60_000): { logMethod: LogMethod; flush: () => void } {
  const kept = new Map<string, { tell: () => void; count: number; timer: NodeJS.Timeout }>();
  const end = (key: string): void => {
    const line = kept.get(key);
    kept.delete(key);
    clearTimeout(line?.timer);
    if (line !== undefined && line.count > 0) line.tell();
  };
  const logMethod: LogMethod = function (args, method, level) {
    const [fields, message] = args as [unknown, unknown];
    if (typeof fields !== 'object' || fields === null || !isFault(level, fields)) {
      method.apply(this, args);
      return;
    }
    const key = keyOf(fields, message);
    const line = kept.get(key);
    if (line === undefined) {
      method.apply(this, args);
      if (kept.size >= KEPT_LINES) return;
      const timer = setTimeout(() => end(key), milliseconds).unref();
      kept.set(key, { tell: () => {}, count: 0, timer });
      return;
    }
    line.count += 1;
    const { count } = line;
    line.tell = () => method.apply(this, [{ ...fields, count }, message] as never);
  };
  return {
    logMethod,
    flush: () => {
      for (const key of [...kept.keys()]) end(key);
    },
  };
}

const isFault = (level: number, fields: object): boolean =>
  level === ERROR || (level === WARN && 'error' in fields);

function keyOf(fields: object, message: unknown): string {
  const { event, game, error } = fields as Fault;
  const place = error?.at?.[0];
  return JSON.stringify([message, event, game, error?.name, error?.code, error?.errcode, place]);
}
