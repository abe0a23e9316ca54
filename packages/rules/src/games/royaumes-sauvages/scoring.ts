import type { Next, Script } from '../../kernel/script.ts';
import { startBattle } from './battle.ts';
import { cubeCounts, leadersOf, placesOf } from './places.ts';
import { settleKingdom } from './settle.ts';
import type { KingdomId, Table } from './state.ts';
import { settleByTreaty } from './treaty.ts';

/** Scores one kingdom; a tie for first place is settled by battle or treaty (ROY-9.3 to 9.7). */
export function* scoreKingdom(table: Table, kingdom: KingdomId): Script<Next> {
  const { open } = table;
  const counts = cubeCounts(open, kingdom);
  open.scoring = kingdom;
  const tile = open.kingdoms[kingdom].tiles[0] as number;
  table.emit({ type: 'kingdomScoring', clause: 'ROY-9.2', kingdom, counts: [...counts], tile });
  const leaders = leadersOf(open, counts);
  if (leaders.length < 2) return settleKingdom(table, kingdom, counts, placesOf(open, counts));
  if (open.tieRule === 'treaty') return settleByTreaty(table, kingdom, counts, leaders);
  return startBattle(table, kingdom, leaders);
}
