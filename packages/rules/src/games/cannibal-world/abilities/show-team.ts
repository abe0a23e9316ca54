import type { Script } from '@tablee/engine';
import { reveal } from '@tablee/engine';
import type { Table } from '../state/state.ts';

/** Partners keep their hands secret (CAN-19.6): a card that one of them has seen is not taken back into the hand. */
export function* showTeam({ open }: Pick<Table, 'open'>): Script {
  if (open.mode === '2v2') yield* reveal();
}
