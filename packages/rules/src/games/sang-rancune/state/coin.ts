import type { Script } from '@tablee/engine';
import { chance } from '@tablee/engine';
import type { CoinFace, Table } from './state.ts';

/** Pile ou Face: one toss, seen by all. `source`: face of the card that wants it. */
export function* toss(table: Table, source: string, clause: string): Script<CoinFace> {
  const [roll] = yield* chance([2]);
  const coin = roll === 0 ? 'heads' : 'tails';
  table.emit({ type: 'coinTossed', clause, coin, source });
  return coin;
}
