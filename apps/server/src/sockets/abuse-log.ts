import type { ErrorCode } from '@tablee/protocol/errors.ts';
import type { Logger } from 'pino';
import { MOST } from '../limits.ts';
import type { Meter } from '../meter.ts';
import { UNCOUNTED } from '../meter.ts';

/** The kinds that are counted: refusals by their code, and events that end or prevent a connection. */
export type AbuseKind =
  | ErrorCode
  | 'forgedCookie'
  | 'otherOrigin'
  | 'oversizeFrame'
  | 'brokenFrame'
  | 'flood'
  | 'tooManyConnections'
  | 'notReading';

/** The source. `user`: if a cookie proves one. */
export interface AbuseSource {
  readonly address: string;
  readonly user: string | null;
}

interface Tally {
  readonly kind: AbuseKind;
  readonly address: string;
  readonly users: Set<string>;
  count: number;
}

/** No client of ours does these: even one is worth a line. */
const NEVER_INNOCENT: ReadonlySet<AbuseKind> = new Set<AbuseKind>([
  'badMessage',
  'unknownEvent',
  'tooFast',
  'forgedCookie',
  'otherOrigin',
  'oversizeFrame',
  'brokenFrame',
  'flood',
  'tooManyConnections',
  'notReading',
]);
/** The others happen to everybody: a code mistyped, an answer that came second. This many within a window do not. */
const INNOCENT_LIMIT = 10;
const ELSEWHERE = 'elsewhere';

/** Counts what is refused, and tells it in one line per address, kind and window. Knows and tells no content. */
export class AbuseLog {
  readonly #logger: Logger;
  readonly #meter: Meter;
  #tallies = new Map<string, Tally>();

  constructor(logger: Logger, meter = UNCOUNTED) {
    this.#logger = logger;
    this.#meter = meter;
  }

  note(kind: AbuseKind, { address, user }: AbuseSource): void {
    this.#meter.refused(kind);
    const tally = this.#tallyOf(kind, address);
    tally.count += 1;
    if (user !== null && tally.users.size < MOST.usersOfAbuseLine) tally.users.add(user);
  }

  /** Ends the window. */
  flush(): void {
    const tallies = this.#tallies;
    this.#tallies = new Map();
    for (const { kind, address, users, count } of tallies.values()) {
      if (count < INNOCENT_LIMIT && !NEVER_INNOCENT.has(kind)) continue;
      this.#logger.warn({ kind, address, users: [...users], count }, 'abuse');
    }
  }

  #tallyOf(kind: AbuseKind, address: string): Tally {
    const known = this.#tallies.get(`${kind} ${address}`);
    if (known !== undefined) return known;
    const counted = this.#tallies.size < MOST.abuseLines ? address : ELSEWHERE;
    const key = `${kind} ${counted}`;
    const tally = this.#tallies.get(key) ?? { kind, address: counted, users: new Set(), count: 0 };
    this.#tallies.set(key, tally);
    return tally;
  }
}
