import type { Combat, CreatureId, Open, Table } from './state.ts';
import { tellOf } from './tell.ts';

export function combatOf({ combat }: Pick<Open, 'combat'>): Combat {
  if (combat === null) throw new Error('no combat is fought');
  return combat;
}

/** Something is added to the combat; damage is dealt at its end (CAN-11.5). */
export function change(
  table: Table,
  what: 'extra' | 'exposed' | 'shield' | 'feint' | 'loyal' | 'shot' | 'charged' | 'protected',
  creature: CreatureId,
  amount: number,
  clause: string,
  fighter?: CreatureId,
): void {
  const combat = combatOf(table.open);
  if (what === 'extra') combat.extra.push({ creature, amount });
  else if (what === 'exposed') combat.exposed.push({ creature, amount });
  else if (what === 'shot') combat.shots.push({ creature, amount });
  else if (what === 'feint') combat.feints.push(creature);
  else if (what === 'charged') combat.charged = true;
  else if (what === 'loyal')
    combat.loyal.push({ fighter: fighter ?? combat.defender, to: creature });
  else combat.shields.push({ creature, amount });
  tellOf(table, {
    type: 'combatChanged',
    clause,
    what,
    creature,
    amount,
    ...(fighter === undefined ? {} : { fighter }),
  });
}
