import type { Seat } from '@tablee/engine';
import { shown } from '@tablee/engine';
import { gainLife } from '../heroes/life.ts';
import { remove } from '../heroes/piles.ts';
import { playerAt } from '../state/players.ts';
import { itemOf } from '../state/sight.ts';
import type { Camp, Item, Table } from '../state/state.ts';

/** An item taken from before its owner is used: drunk at once, or opened for a while (SAN-20.7, 20.10, 20.11). */
export function useItem(table: Table, camp: Camp, seat: Seat, item: Item): void {
  const { heals, lasts, rounds } = itemOf(table.catalogue, item.face);
  camp.used[seat] = (camp.used[seat] ?? 0) + 1;
  const opened = lasts !== 'instant';
  table.emit({ type: 'itemUsed', clause: 'SAN-20.6', seat, card: shown(item), opened });
  if (opened) {
    item.opened = true;
    item.rounds = rounds ?? null;
    playerAt(table.open, seat).items.push(item);
    return;
  }
  remove(table, [item]);
  if (heals !== undefined) gainLife(table, seat, heals, seat);
}
