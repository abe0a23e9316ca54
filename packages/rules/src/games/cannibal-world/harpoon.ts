import type { Script } from '@tablee/engine';
import { findCreature } from './creatures.ts';
import { dealDamage } from './damage.ts';
import { move } from './effects.ts';
import type { CreatureId, Table } from './state.ts';

/** 1 combat damage; a survivor in Covert is dragged into its Hunt (CAN-13.10, R.23). */
export function* harpoon(table: Table, target: CreatureId): Script {
  yield* dealDamage(table, [{ creature: target, combat: 1, direct: 0 }], 'CAN-13.10');
  if (findCreature(table.open, target) !== undefined) {
    move(table, target, 'hunt', 'CAN-13.10', 'moved');
  }
}
