import type { Step } from '../matches/match.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { TableActor } from './table-actor.ts';

/**
 * Attends to tables and acts on them through their mailbox, as clients do: clocks, bots. The order of observers means nothing.
 */
export interface Observer {
  /** The table has changed, and the change is kept and sent: its room, presence, its match (`step`, if it was a step). */
  attend(table: TableActor, step: Step | null): void;
  /** A connection has begun to look at the match. */
  shown?(table: TableActor, socket: AppSocket): void;
}
