import type { Seat } from '@tablee/engine';
import { encounterFace } from '../encounters/catalogue.ts';
import { byInitiative, living, playerAt } from '../table/players.ts';
import type { Open } from '../table/state.ts';

/** These seats in the order of turns: by initiative, or backwards under a creature that has it so (SAN-6.1). */
export function inTurnOrder(open: Open, seats: readonly Seat[]): Seat[] {
  const ordered = byInitiative(open, seats);
  return isDescending(open) ? ordered.reverse() : ordered;
}

export const isDescending = ({ encounter }: Open): boolean =>
  encounter !== null && encounterFace(encounter.face).descending === true;

/** Living seats with an ordinary turn still to come, first to last. */
export const ordinaryTurns = (open: Open): Seat[] =>
  inTurnOrder(
    open,
    living(open).filter((seat) => !open.acted.includes(seat)),
  );

/** Seats with a late turn to come: those that have had one in this pass go last (SAN-23.7). */
export function lateTurns(open: Open): Seat[] {
  const fresh = open.late.filter((seat) => !open.lateActed.includes(seat));
  const again = open.late.filter((seat) => open.lateActed.includes(seat));
  return [...inTurnOrder(open, fresh), ...inTurnOrder(open, again)];
}

/** Seats in the order in which they will still reveal this round. */
export function upcoming(open: Open): Seat[] {
  return [...new Set([...ordinaryTurns(open), ...lateTurns(open)])];
}

/** Who turns up next what lies face down; undefined: nobody. */
export function nextToReveal(open: Open): Seat | undefined {
  const now = open.turn === null ? [] : [open.turn.seat];
  return [...now, ...upcoming(open)].find((seat) => playerAt(open, seat).faceDown > 0);
}
