import type { OwnHalves } from '@tablee/engine';
import type { UnmatchedEvent } from '../state/events.ts';
import type { ArmyIndex, Table } from '../state/state.ts';
import { armyAt } from './armies.ts';

type OfArmy = Extract<UnmatchedEvent, { army: ArmyIndex }>;
type Untold<E> = E extends unknown ? Omit<E, 'army' | 'seat' | 'hero'> : never;

/** Tells what an army does or undergoes: its commander and its hero go with it, so that words need no table. */
export function tellOf(
  table: Table,
  army: ArmyIndex,
  event: Untold<OfArmy>,
  own?: OwnHalves<UnmatchedEvent>,
): void {
  const { seat, hero } = armyAt(table.open, army);
  table.emit({ ...event, army, seat, ...(hero !== null && { hero }) } as UnmatchedEvent, own);
}
