import { layOff } from '../heroes/piles.ts';
import { encounterOf } from '../state/players.ts';
import type { Entry, Table } from '../state/state.ts';

/** An entry leaves the damage pile and has done nothing: its damage to a living token is undone (SAN-R.46). */
export function removeEntry(table: Table, entry: Entry, source: string, clause: string): void {
  const { open } = table;
  const encounter = encounterOf(open);
  encounter.pile = encounter.pile.filter(({ id }) => id !== entry.id);
  const token = encounter.tokens.find(({ id }) => id === entry.token);
  if (token !== undefined) token.life += entry.damage;
  for (const player of open.players) {
    player.marks = player.marks.filter((mark) => mark !== entry.id);
  }
  layOff(table, entry.cards);
  table.emit({ type: 'entryRemoved', clause, seat: entry.seat, entry, source });
}

/** All cards of the pile go to the discard; the damage is kept as this encounter's total (SAN-9.1). */
export function clearPile(table: Table): void {
  const encounter = encounterOf(table.open);
  for (const { seat, damage, cards } of encounter.pile.splice(0)) {
    encounter.totals[seat] = (encounter.totals[seat] ?? 0) + damage;
    layOff(table, cards);
  }
}
