import type { Seat } from '../../kernel/layers.ts';
import type { Next } from '../../kernel/script.ts';
import type { Counts } from './places.ts';
import { placesAfterTie } from './places.ts';
import { settleKingdom } from './settle.ts';
import type { KingdomId, Owner, Table } from './state.ts';
import { treatyOwner } from './treaty-owner.ts';

/** Peace treaty: the capital decides; without it every tied player scores the tile (ROY-11.2 to 11.6). */
export function settleByTreaty(
  table: Table,
  kingdom: KingdomId,
  counts: Counts,
  tied: readonly Owner[],
): Next {
  const { open } = table;
  const owner = treatyOwner(open, kingdom, tied);
  const clause = owner === null ? 'ROY-11.6' : 'ROY-11.2';
  table.emit({ type: 'treatyApplied', clause, kingdom, owner: owner as Seat | null });
  const winners = owner === null ? tied : [owner];
  const losers = tied.filter((other) => !winners.includes(other));
  return settleKingdom(table, kingdom, counts, placesAfterTie(open, counts, winners, losers));
}
