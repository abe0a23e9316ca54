import type { Step } from '../matches/match.ts';
import type { AppSocket } from '../sockets/outgoing.ts';
import type { TableActor } from './table-actor.ts';

/**
 * Somebody who attends to tables and acts on them as anybody else does, by their mailbox: clocks, bots. The order of
 * observers means nothing.
 */
export interface Observer {
  /** Something is new at the table, kept and told: its room, who is here, its match (`step`, if that is what it was). */
  attend(table: TableActor, step: Step | null): void;
  /** A connection has begun to look at the match. */
  shown?(table: TableActor, socket: AppSocket): void;
}
