import { encounterOf } from '../state/players.ts';
import type { Open, Table } from '../state/state.ts';

/** Damage of the pile to the creature itself; hits on tokens are not counted (SAN-24.7). */
export const pileTotal = (open: Open): number =>
  encounterOf(open)
    .pile.filter(({ token }) => token === null)
    .reduce((total, { damage }) => total + damage, 0);

/** Marker minus this round's pile, while the pile has not been taken off; null: no life. */
export function lifeLeft(open: Open): number | null {
  const { marker, settled } = encounterOf(open);
  if (marker === null) return null;
  return settled ? marker : marker - pileTotal(open);
}

/** Moves the life marker; it may go above where it started (SAN-R.30). */
export function moveMarker(table: Table, by: number, source: string, clause: string): void {
  const encounter = encounterOf(table.open);
  const from = encounter.marker;
  if (from === null || by === 0) return;
  encounter.marker = from + by;
  table.emit({ type: 'markerMoved', clause, from, to: encounter.marker, source });
}
