import type { Script } from '@tablee/engine';
import type { FighterId, Table } from '../state/state.ts';
import { fighterOf, isOnBoard } from './armies.ts';
import { removeDefeated } from './losses.ts';

/**
 * Damage to several fighters at once: applied to all, then defeats are checked (UNM-13.9). Returns the fighters it was really
 * dealt to; the protected take none (UNM-13.10).
 */
export function* dealDamage(
  table: Table,
  targets: readonly FighterId[],
  amount: number,
  source: string,
  clause: string,
): Script<FighterId[]> {
  const hurt: FighterId[] = [];
  for (const id of targets) {
    const fighter = fighterOf(table.open, id);
    if (!isOnBoard(fighter) || amount <= 0) continue;
    if (table.open.combat?.protectedFighters.includes(id)) {
      table.emit({ type: 'damagePrevented', clause: 'UNM-13.10', fighter: id, source });
      continue;
    }
    fighter.health = Math.max(0, fighter.health - amount);
    hurt.push(id);
    table.emit({ type: 'damageDealt', clause, fighter: id, amount, source });
  }
  removeDefeated(table, 'heroDefeated');
  return hurt;
}
