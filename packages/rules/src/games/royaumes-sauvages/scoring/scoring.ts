import type { Next, Script, Seat } from '@tablee/engine';
import type { KingdomId, Table } from '../state/state.ts';
import { startBattle } from './battle.ts';
import { cubeCounts, ownersOf, verdictOf } from './places.ts';
import { settleKingdom } from './settle.ts';

/** Scores one kingdom; a tie for first place is settled by battle or treaty (ROY-9.3 to 9.7). */
export function* scoreKingdom(table: Table, kingdom: KingdomId): Script<Next> {
  const { open } = table;
  const counts = cubeCounts(open, kingdom);
  open.scoring = kingdom;
  const tile = open.kingdoms[kingdom].tiles[0] as number;
  const owners = ownersOf(open);
  table.emit({
    type: 'kingdomScoring',
    clause: 'ROY-9.2',
    kingdom,
    counts: [...counts],
    owners,
    tile,
  });
  const verdict = verdictOf(open, kingdom, counts);
  if (verdict.by === 'battle') return startBattle(table, kingdom, verdict.fighters);
  if (verdict.by === 'treaty') {
    const { owner } = verdict;
    const clause = owner === null ? 'ROY-11.6' : 'ROY-11.2';
    table.emit({ type: 'treatyApplied', clause, kingdom, owner: owner as Seat | null });
  }
  return settleKingdom(table, kingdom, counts, verdict.places);
}
