import type { Next, Seat } from '@tablee/engine';
import { campOf, otherCamp } from '../state/players.ts';
import type { Table } from '../state/state.ts';

/** A player who gives up loses the match, and the camp with it (CAN-22.3). */
export function leave(table: Table, seat: Seat): Next | 'ignored' {
  const { open } = table;
  if (open.phase === 'over' || open.players[seat] === undefined) return 'ignored';
  table.emit({ type: 'surrendered', clause: 'CAN-22.3', seat });
  return { script: 'endMatch', args: [otherCamp(campOf(open, seat)), 'surrender'] };
}

/** A departure ends the match at once: no script is left to go on. */
export const afterLeave = ({ open }: Table, seat: Seat): Next => ({
  script: 'endMatch',
  args: [otherCamp(campOf(open, seat)), 'surrender'],
});
