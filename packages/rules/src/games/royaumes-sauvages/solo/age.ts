import type { Script } from '@tablee/engine';
import { refillHand, shuffleCreatures } from '../state/pile.ts';
import type { Creature, Table } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';

/** The human refills; columns and discards are shuffled under the pile (ROY-21.3, 21.4, ROY-R.63). */
export function* gatherUnderPile(table: Table): Script {
  const { open, deep } = table;
  yield* refillHand(table, 0, 'ROY-21.3');
  const gathered: Creature[] = [];
  for (const id of KINGDOMS) gathered.push(...open.kingdoms[id].column.splice(0));
  gathered.push(...open.discard.splice(0));
  yield* shuffleCreatures(table, gathered);
  deep.pile = gathered.concat(deep.pile);
}
