import type { Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { ownOf, playerAt } from '../state/players.ts';
import type { Table } from '../state/state.ts';

/** Both hold the other's number from now on (SAN-18.6). */
export function swapInitiative(table: Table, a: Seat, b: Seat): void {
  const [one, other] = [playerAt(table.open, a), playerAt(table.open, b)];
  [one.initiative, other.initiative] = [other.initiative, one.initiative];
  table.emit({ type: 'initiativeSwapped', clause: 'SAN-18.6', seats: [a, b] });
}

/** Both exchange all their face-down cards; each looks at what lies before them now (SAN-R.23). */
export function swapSets(table: Table, a: Seat, b: Seat): void {
  const [one, other] = [ownOf(table, a), ownOf(table, b)];
  [one.set, other.set] = [other.set, one.set];
  for (const seat of [a, b]) {
    playerAt(table.open, seat).faceDown = ownOf(table, seat).set.length;
  }
  table.emit(
    { type: 'setSwapped', clause: 'SAN-R.23', seats: [a, b] },
    { [a]: { cards: one.set.map(shown) }, [b]: { cards: other.set.map(shown) } },
  );
}
