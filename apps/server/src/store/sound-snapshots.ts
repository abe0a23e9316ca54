import type { Position } from '@tablee/engine';
import type { SnapshotRecord } from '../matches/journal.ts';
import { isSpoiled } from './spoiled.ts';
import { Damaged, StoreFault } from './store.ts';

/** A snapshot as it is kept. */
export interface SnapshotText {
  readonly json: string;
  readonly logged: number;
}

/** The source of the snapshots of matches. */
interface Kept {
  /** Numbers of those there are, newest first. */
  numbers(match: string): Promise<readonly number[]>;
  text(match: string, seq: number): Promise<SnapshotText | null>;
}

/** The snapshots of a match that can be read, newest first, each read when it is asked for. `onDamage` gets the others. */
export async function* soundSnapshots(
  match: string,
  kept: Kept,
  onDamage: (damaged: Damaged) => void,
): AsyncGenerator<SnapshotRecord> {
  let numbers: readonly number[] = [];
  try {
    numbers = await kept.numbers(match);
  } catch (error) {
    if (!isSpoiled(error)) throw error;
    onDamage(new Damaged('snapshots', match));
  }
  for (const seq of numbers) {
    let snapshot: SnapshotRecord | null = null;
    try {
      const text = await kept.text(match, seq);
      if (text === null) continue;
      snapshot = { seq, position: JSON.parse(text.json) as Position, logged: text.logged };
    } catch (error) {
      // A snapshot that cannot be read just now is not damaged: an older snapshot in its place would cost answers for good.
      if (error instanceof StoreFault && !isSpoiled(error)) throw error;
      onDamage(new Damaged('snapshot', match, seq));
      continue;
    }
    yield snapshot;
  }
}
