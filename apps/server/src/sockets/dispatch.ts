import type { Problem } from '@tablee/protocol/errors.ts';
import type { RequestName } from '@tablee/protocol/requests.ts';
import { REQUESTS } from '@tablee/protocol/requests.ts';
import type { Logger } from 'pino';
import { ALLOWANCES } from '../limits.ts';
import type { Meter } from '../meter.ts';
import { problemOf, Refusal, traceOf } from '../refusal.ts';
import { Fenced, OutcomeUnknown } from '../store/store.ts';
import type { AbuseLog } from './abuse-log.ts';
import type { AppSocket } from './outgoing.ts';
import type { TokenBuckets } from './token-bucket.ts';
import { TokenBucket } from './token-bucket.ts';

/** Tells the client; called once. */
export interface Answerer {
  granted(data?: object): void;
  failed(error: unknown): void;
}

/** Handles a request: returns a promise of the reply, or calls the answerer itself. */
type Handler = (
  socket: AppSocket,
  request: never,
  answerer: Answerer,
) => Promise<object> | undefined;
export type Handlers = { readonly [Name in RequestName]: Handler };
type Ack = (reply: object) => void;

/** Takes every event of a socket: limits (if `ofUser` is given), parses, hands over, and acknowledges. */
export function dispatch(
  socket: AppSocket,
  handlers: Handlers,
  ofUser: TokenBuckets | null,
  logger: Logger,
  abuse: AbuseLog,
  meter: Meter,
): void {
  const bucket = new TokenBucket(ALLOWANCES.requests);
  const mayAsk = (): boolean => ofUser === null || (bucket.take() && ofUser.take(socket.data.user));
  socket.onAny((name: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const ack = typeof last === 'function' ? (last as Ack) : () => {};
    const refuse = (error: Problem): void => {
      // A client that is sent on has done nothing wrong.
      if (error.code !== 'elsewhere') abuse.note(error.code, socket.data);
      ack({ ok: false, error });
    };
    if (!mayAsk()) {
      refuse({ code: 'tooFast' });
      return;
    }
    if (!Object.hasOwn(REQUESTS, name)) {
      refuse({ code: 'unknownEvent' });
      return;
    }
    const event = name as RequestName;
    const begun = performance.now();
    const parsed = REQUESTS[event].safeParse(args[0]);
    if (!parsed.success) {
      refuse(badMessage(parsed.error.issues[0]));
      return;
    }
    const answerer: Answerer = {
      granted: (data) => {
        ack({ ok: true, ...data });
        meter.answered(event, (performance.now() - begun) / 1000);
      },
      failed: (error) => {
        if (error instanceof Refusal || error instanceof Fenced) {
          refuse(problemOf(error));
          return;
        }
        const { room } = socket.data;
        logger.error({ event, room, error: traceOf(error) }, 'request failed');
        // The outcome is unknown: the client comes back, and finds what is kept.
        if (error instanceof OutcomeUnknown) socket.conn.close();
        else ack({ ok: false, error: problemOf(error) });
      },
    };
    handlers[event](socket, parsed.data as never, answerer)?.then(
      answerer.granted,
      answerer.failed,
    );
  });
}

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

function badMessage(issue: Issue | undefined): Problem {
  const path = issue?.path.map(String) ?? [];
  const [extra] = issue?.keys ?? [];
  if (extra !== undefined) path.push(extra.slice(0, 40));
  return path.length === 0 ? { code: 'badMessage' } : { code: 'badMessage', field: path.join('.') };
}
