import type { Seat } from '@tablee/engine';
import { byInitiative, living, playerAt } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import { encounterFace } from '../state/sight.ts';

/** These seats in the order of turns: by initiative, or backwards under a creature that has it so (SAN-6.1). */
export function inTurnOrder(sight: Sight, seats: readonly Seat[]): Seat[] {
  const ordered = byInitiative(sight.open, seats);
  return isDescending(sight) ? ordered.reverse() : ordered;
}

export const isDescending = (sight: Sight): boolean =>
  sight.open.encounter !== null && encounterFace(sight).descending === true;

/** Living seats with an ordinary turn still to come, first to last. */
export const ordinaryTurns = (sight: Sight): Seat[] =>
  inTurnOrder(
    sight,
    living(sight.open).filter((seat) => !sight.open.acted.includes(seat)),
  );

/** Seats with a late turn to come: those that have had one in this pass go last (SAN-23.7). */
export function lateTurns(sight: Sight): Seat[] {
  const { open } = sight;
  const fresh = open.late.filter((seat) => !open.lateActed.includes(seat));
  const again = open.late.filter((seat) => open.lateActed.includes(seat));
  return [...inTurnOrder(sight, fresh), ...inTurnOrder(sight, again)];
}

/** Seats in the order in which they will still reveal this round. */
export function upcoming(sight: Sight): Seat[] {
  return [...new Set([...ordinaryTurns(sight), ...lateTurns(sight)])];
}

/** The next seat to turn up its face-down card; undefined: none. */
export function nextToReveal(sight: Sight): Seat | undefined {
  const { open } = sight;
  const now = open.turn === null ? [] : [open.turn.seat];
  return [...now, ...upcoming(sight)].find((seat) => playerAt(open, seat).faceDown > 0);
}
