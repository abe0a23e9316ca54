import type { Card, Script, Seat } from '@tablee/engine';
import { placeReveal } from '../heroes/reveal.ts';
import type { Table } from '../table/state.ts';
import { resolveReveal } from './attack.ts';

/** An attack at once, after the creature's (SAN-21.8, 25.7). The card that allows it has been discarded. */
export function* counterAttack(table: Table, seat: Seat, card: Card): Script {
  const printed = table.catalogue.cards.of(card.face);
  table.open.reveal = { seat, counter: true, pending: [], attacks: [] };
  if (printed.kind === 'tactical') yield* printed.replace?.(table, seat, card) ?? [];
  yield* placeReveal(table);
  yield* resolveReveal(table, seat);
}
