import type { Seat } from '../../kernel/layers.ts';
import type { Next } from '../../kernel/script.ts';
import { fall } from './life.ts';
import { isAlive, living } from './players.ts';
import type { Table } from './state.ts';

/** A seat gives up: its hero dies at once, and what was asked of it is left out (SAN-28). */
export function leave(table: Table, seat: Seat): Next | 'goOn' | 'ignored' {
  const { open } = table;
  if (!isAlive(open, seat)) return 'ignored';
  table.emit({ type: 'surrendered', clause: 'SAN-28.1', seat });
  fall(table, [seat], true);
  const left = living(open).length;
  if (left > 1) return 'goOn';
  return { script: 'endMatch', args: [left === 1 ? 'lastHero' : 'noSurvivor'] };
}

/** Every question of this game outlives the seat it was asked of: a script never ends that way. */
export function afterLeave(_table: Table, seat: Seat): Next {
  throw new Error(`seat ${seat} left a question that does not allow for it`);
}
