import type { CreatureId, Entered, Table, Zone } from '../state/state.ts';
import { tellOf } from '../state/tell.ts';
import { abilitiesOf, creatureOf, trackerSlot } from './creatures.ts';

export function stun(table: Table, id: CreatureId, clause: string): void {
  const creature = creatureOf(table.open, id);
  if (creature.stunned) return;
  creature.stunned = true;
  tellOf(table, { type: 'stunned', clause, creature: id });
}

export function recover(table: Table, id: CreatureId): void {
  creatureOf(table.open, id).stunned = false;
  tellOf(table, { type: 'recovered', clause: 'CAN-9.15', creature: id });
}

/** Fighting or using an ability covers a Tracker; so does its player, for free (CAN-16.3, 16.5). */
export function loseTracker(table: Table, id: CreatureId, clause = 'CAN-16.3'): void {
  const creature = creatureOf(table.open, id);
  const slot = trackerSlot(creature);
  if (slot === -1) return;
  creature.spent[slot] = true;
  tellOf(table, { type: 'trackerLost', clause, creature: id });
}

/** A creature enters another zone; its triggers wait (CAN-23.8). Inside a combat nothing is triggered (CAN-R.46). */
export function move(
  table: Table,
  id: CreatureId,
  zone: Zone,
  clause: string,
  how: Entered['how'] | null,
): void {
  const creature = creatureOf(table.open, id);
  if (creature.zone === zone) return;
  creature.zone = zone;
  tellOf(table, { type: 'moved', clause, creature: id, zone });
  if (how !== null) table.open.entered.push({ creature: id, zone, how });
}

/** A creature's ability is used up. */
export function spend(table: Table, id: CreatureId, slot: number): void {
  creatureOf(table.open, id).spent[slot] = true;
}

/** Row of a creature's ability. */
export const rowIdAt = (table: Pick<Table, 'open'>, id: CreatureId, slot: number): string =>
  abilitiesOf(creatureOf(table.open, id))[slot]?.row ?? '';
