import type { EffectiveEntry, Seat } from '@tablee/engine';
import { effectiveEntries } from '@tablee/engine';
import type { JournalEntry } from './journal.ts';

/**
 * Number of the last entry before the last move of a seat; `null` if there is none that can be taken back: nobody comes back
 * who has left, and what cannot be replayed any more stays.
 */
export function beforeLastMove(
  journal: readonly (JournalEntry | null)[],
  seat: Seat,
): number | null {
  const counting = effectiveEntries(journal);
  let undone = 0;
  for (let i = counting.length - 1; i > 0; i -= 1) {
    const { entry } = counting[i] as EffectiveEntry<JournalEntry>;
    if (entry === null || entry.by === 'leave' || entry.by === 'resumed') return null;
    if (!('seat' in entry) || entry.seat !== seat || entry.by === 'rewind') continue;
    if (entry.by === 'undo') undone += 1;
    else if (undone > 0) undone -= 1;
    else return (counting[i - 1] as EffectiveEntry<JournalEntry>).seq;
  }
  return null;
}
