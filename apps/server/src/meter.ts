import type { RequestName } from '@tablee/protocol/requests.ts';
import type { AbuseKind } from './sockets/abuse-log.ts';

/** What happens in a server and is counted. Whoever counts does not hold up who acts. */
export interface Meter {
  /** A step of a match has been kept and told; `by`: who or what caused it. */
  stepped(game: string, by: 'seat' | 'bot' | 'clock' | 'leave' | 'undo'): void;
  /** A request has been answered, so many seconds after it was read. */
  answered(request: RequestName, seconds: number): void;
  refused(code: AbuseKind): void;
  /** Writes have become durable together. */
  committed(seconds: number, writes: number): void;
  /** What was handed over together could not be kept. */
  lost(): void;
  /** Writes have been refused because another node has their room. */
  fenced(rooms: number): void;
}

/** Nobody wants to know. */
export const UNCOUNTED: Meter = {
  stepped: () => {},
  answered: () => {},
  refused: () => {},
  committed: () => {},
  lost: () => {},
  fenced: () => {},
};
