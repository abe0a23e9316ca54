import type { Position } from '@tablee/engine';
import type { Write } from '../store/store.ts';
import { readJournal } from './chain.ts';
import type { Resumed } from './journal.ts';
import type { Unkept } from './kept-match.ts';
import { Match } from './match.ts';

/**
 * The match that has just been dealt begins at a position instead: in its journal it goes on from there after its deal, as if
 * it had been resumed.
 */
export function beginsAt(
  { match: { game, record, logged }, writes }: Unkept,
  position: Position,
  why: Resumed['why'],
): Unkept {
  const lines = writes.flatMap((write) => (write.kind === 'entry' ? [write] : []));
  const { head } = readJournal(record.id, lines);
  const seq = lines.length;
  const match = new Match(game, record, position, { seq, logged });
  if (match.isOver) throw new Error('the match of this position is over');
  match.tellResumed(why, 0);
  match.goLive(seq, head);
  const { json } = match.mark({
    ...{ by: 'resumed', rolls: [], why, lost: 0, from: seq - 1 },
    ...{ position, logged, left: [] },
  });
  const written: Write[] = [
    { kind: 'entry', match: record.id, seq, json },
    { kind: 'snapshot', match: record.id, ...match.keptPosition() },
  ];
  // The board that was dealt was shown to nobody: nothing may go on from a copy of it.
  const kept = writes.filter(({ kind }) => kind !== 'snapshot');
  return { match, writes: [...kept, ...written] };
}
