import type { Next, Seat } from '@tablee/engine';
import { isResolving } from '../abilities/waiting.ts';
import { endFor, takeOut } from '../modes/out.ts';
import { isOut, playerAt } from '../state/players.ts';
import type { Table } from '../state/state.ts';
import { afterAction } from './turn.ts';

/** A seat gives up: its side is out, and the others play on if the mode lets them (UNT-24.6). */
export function leave(table: Table, seat: Seat): Next | 'goOn' | 'ignored' {
  const { open } = table;
  if (open.players[seat] === undefined || isOut(open, seat)) return 'ignored';
  const { side } = playerAt(open, seat);
  const winners = takeOut(table, [{ side, reason: 'surrender', by: null }]);
  if (winners !== null) return endFor(winners);
  // The active player's options have changed: the question is asked again.
  return open.phase === 'main' && !isResolving(table) ? afterAction(table) : 'goOn';
}
