import type { Script } from '@tablee/engine';
import type { Use } from '../abilities/row.ts';
import { creatureOf, enemiesOf } from '../creatures/creatures.ts';
import { campOf } from '../table/players.ts';
import type { CreatureId } from '../table/state.ts';
import { dealDamage } from './damage.ts';

/** 1 combat damage to every enemy of the target's zone, Trackers spared, and to the source (CAN-14.7, R.26). */
export function* sacrifice({ table, seat, source }: Use, target: CreatureId): Script {
  const { zone } = creatureOf(table.open, target);
  const enemies = enemiesOf(table.open, campOf(table.open, seat)).filter(
    (enemy) => enemy.zone === zone,
  );
  const hit = [...(source === null ? [] : [source]), ...enemies.map(({ id }) => id)];
  const blows = hit.map((creature) => ({ creature, combat: 1, direct: 0 }));
  yield* dealDamage(table, blows, 'CAN-14.7');
}
