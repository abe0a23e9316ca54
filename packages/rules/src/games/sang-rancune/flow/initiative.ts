import type { Script } from '@tablee/engine';
import { reveal, shuffle } from '@tablee/engine';
import { living, playerAt } from '../state/players.ts';
import type { Table } from '../state/state.ts';

/** Each living player draws a number, 1 to as many as live (SAN-4.6, 8.1). */
export function* drawInitiative(table: Table, clause: string): Script {
  const { open } = table;
  const seats = living(open);
  const numbers = seats.map((_, i) => i + 1);
  yield* shuffle(numbers);
  seats.forEach((seat, i) => {
    playerAt(open, seat).initiative = numbers[i] as number;
  });
  table.emit({
    type: 'initiativeDealt',
    clause,
    numbers: open.players.map(({ initiative }) => initiative),
  });
  yield* reveal();
}
