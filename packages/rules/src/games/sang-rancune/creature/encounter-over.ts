import type { Next, Seat } from '@tablee/engine';
import { MatchDecided } from '@tablee/engine';
import { isAlive } from '../state/players.ts';
import type { Sight } from '../state/sight.ts';
import type { Table } from '../state/state.ts';
import { lifeLeft } from './marker.ts';
import { isBeaten } from './tokens.ts';

/** Thrown when the encounter is over: nothing that is in progress goes on (SAN-6.8). */
export class EncounterOver extends MatchDecided {
  constructor(killer: Seat) {
    super({ script: 'endEncounter', args: [killer] });
  }
}

/** Whether nothing is left to kill (SAN-6.7, 14.9). */
function isOver(sight: Sight): boolean {
  const left = lifeLeft(sight.open);
  return left !== null ? left <= 0 : isBeaten(sight);
}

/** The end of an encounter whose killer has given up before the blow was counted: nobody's. */
export const orphaned = (sight: Sight): Next | null =>
  isOver(sight) ? { script: 'endEncounter', args: [] } : null;

/** If the encounter is beaten, the player who has just resolved something has dealt the killing blow (SAN-6.6, 6.7). */
export function checkKill(table: Table, seat: Seat): void {
  if (isOver(table) && isAlive(table.open, seat)) throw new EncounterOver(seat);
}
