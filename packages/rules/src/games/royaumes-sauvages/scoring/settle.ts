import type { Next, Seat } from '@tablee/engine';
import { sideOf } from '../state/players.ts';
import type { KingdomId, Table } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import type { Counts, Places } from './places.ts';
import { pointsOf } from './places.ts';

/** Gives the points of the places, removes the tile (ROY-9.4, 9.5, 9.7) and goes on to the next kingdom. */
export function settleKingdom(
  table: Table,
  kingdom: KingdomId,
  counts: Counts,
  places: Places,
): Next {
  const { open } = table;
  const tile = open.kingdoms[kingdom].tiles.shift() as number;
  const points = counts.map(() => 0);
  for (const [place, owners] of places.entries()) {
    for (const owner of owners) {
      const won = pointsOf(place, tile);
      sideOf(open, owner).score += won;
      points[owner === 'rival' ? points.length - 1 : (owner as Seat)] = won;
      const why = (['tile', 'second', 'third'] as const)[place as 0 | 1 | 2];
      const clause = place === 0 ? 'ROY-9.4' : 'ROY-9.7';
      table.emit({ type: 'pointsScored', clause, owner, points: won, why, kingdom });
    }
  }
  open.history.push({ age: open.age, kingdom, tile, counts: [...counts], points });
  table.emit({ type: 'tileRemoved', clause: 'ROY-9.5', kingdom, tile });
  const next = KINGDOMS[KINGDOMS.indexOf(kingdom) + 1];
  if (next === undefined) return { script: 'closeAge', args: [] };
  return { script: 'scoreKingdom', args: [next] };
}
