import type { RequestName } from '@tablee/protocol/requests.ts';
import type { AbuseKind } from './sockets/abuse-log.ts';

/** Counts what happens in a server. Counting never delays the caller. */
export interface Meter {
  /** A step of a match has been kept and told; `by`: who or what caused it. */
  stepped(game: string, by: 'seat' | 'bot' | 'clock' | 'leave' | 'undo'): void;
  /** A request has been answered, `seconds` after it was read. */
  answered(request: RequestName, seconds: number): void;
  refused(code: AbuseKind): void;
  /** Writes have become durable together. */
  committed(seconds: number, writes: number): void;
  /** A batch of writes could not be kept. */
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
