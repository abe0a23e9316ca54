import type { Seat } from '@tablee/engine';
import type { JournalEntry } from './journal.ts';

/** A journal entry that still counts, with its number; `null` where it is damaged. */
export interface Lived {
  readonly seq: number;
  readonly entry: JournalEntry | null;
  /** A rewind whose goal has been dropped by a later one: all that counts is that it is told. */
  readonly isLine?: true;
}

/**
 * What still counts of a journal from entry `from` on: a rewind drops what came after its goal, but for the lines of other
 * rewinds.
 */
export function lived(journal: readonly (JournalEntry | null)[], from = 0): Lived[] {
  let counting: Lived[] = [];
  for (const [i, entry] of journal.slice(from).entries()) {
    if (entry?.by === 'rewind') {
      counting = counting.flatMap((one) => {
        if (one.seq <= entry.to) return [one];
        return one.entry?.by === 'rewind' ? [{ ...one, isLine: true as const }] : [];
      });
    }
    counting.push({ seq: from + i, entry });
  }
  return counting;
}

/**
 * Number of the last entry before the last move of a seat; `null` if there is none that can be taken back: nobody comes back
 * who has left, and what cannot be replayed any more stays.
 */
export function beforeLastMove(
  journal: readonly (JournalEntry | null)[],
  seat: Seat,
): number | null {
  const counting = lived(journal);
  let undone = 0;
  for (let i = counting.length - 1; i > 0; i -= 1) {
    const { entry } = counting[i] as Lived;
    if (entry === null || entry.by === 'leave' || entry.by === 'resumed') return null;
    if (!('seat' in entry) || entry.seat !== seat || entry.by === 'rewind') continue;
    if (entry.by === 'undo') undone += 1;
    else if (undone > 0) undone -= 1;
    else return (counting[i - 1] as Lived).seq;
  }
  return null;
}
