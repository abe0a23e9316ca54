import type { Script } from '@tablee/engine';
import { findCreature } from '../creatures/creatures.ts';
import { move } from '../creatures/effects.ts';
import type { CreatureId, Table } from '../table/state.ts';
import { dealDamage } from './damage.ts';

/** 1 combat damage; a survivor in Covert is dragged into its Hunt (CAN-13.10, R.23). */
export function* harpoon(table: Table, target: CreatureId): Script {
  yield* dealDamage(table, [{ creature: target, combat: 1, direct: 0 }], 'CAN-13.10');
  if (findCreature(table.open, target) !== undefined) {
    move(table, target, 'hunt', 'CAN-13.10', 'moved');
  }
}
