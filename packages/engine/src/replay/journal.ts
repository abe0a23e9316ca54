import type { Seat } from '../game/layers.ts';
import type { Position } from '../session/position.ts';
import type { Answered, Session } from '../session/session.ts';

/** The numbers drawn at once, in order: of each its bound (0 to bound - 1 were possible) and what came. */
export type Draw = readonly (readonly [bound: number, result: number])[];

/** A draw as a journal has it; before bounds were written, of each number only what came. */
export type RecordedDraw = Draw | readonly number[];

/** An action of a seat, or of the clock in its place, on a match. */
export type Input =
  | {
      readonly by: 'seat' | 'clock';
      readonly seat: Seat;
      readonly picks: readonly string[];
      /** Fingerprint of the question answered. */
      readonly question: string;
    }
  | { readonly by: 'leave'; readonly seat: Seat }
  | { readonly by: 'undo'; readonly seat: Seat };

/** The match goes on from where it was after entry `to`: a seat took a move back, with everybody's leave. */
export interface Rewind {
  readonly by: 'rewind';
  readonly seat: Seat;
  readonly to: number;
}

/** A line of the journal of a match, as far as it takes to play the match again. Entry 0 is the deal. */
export type JournalLine = {
  readonly rolls: readonly RecordedDraw[];
  /** Digest of the whole state after it; missing in older journals. */
  readonly state?: string;
} & (
  | Input
  | Rewind
  /** `again`: in place of a match that was running. */
  | { readonly by: 'deal'; readonly again?: true }
  /** The earlier entries could not be replayed any more: the match went on from a position of its own. */
  | {
      readonly by: 'resumed';
      readonly position?: Position;
      readonly why?: string;
      readonly lost?: number;
      /** Length of the log at that moment. */
      readonly logged?: number;
      /** Seats whose player had left for good. */
      readonly left?: readonly Seat[];
    }
);

/** A journal entry that still counts, with its number; `null` where it is damaged. */
export interface EffectiveEntry<Entry> {
  readonly seq: number;
  readonly entry: Entry | null;
  /** A rewind whose goal has been dropped by a later one: only its line in the log counts. */
  readonly isLine?: true;
}

/**
 * The entries of a journal that still count from entry `from` on: a rewind drops what came after its goal, but for the lines of
 * other rewinds.
 */
export function effectiveEntries<Entry extends { readonly by: string }>(
  journal: readonly (Entry | null)[],
  from = 0,
): EffectiveEntry<Entry>[] {
  let counting: EffectiveEntry<Entry>[] = [];
  for (const [i, entry] of journal.slice(from).entries()) {
    if (entry?.by === 'rewind') {
      const { to } = entry as Entry & Rewind;
      counting = counting.flatMap((one) => {
        if (one.seq <= to) return [one];
        return one.entry?.by === 'rewind' ? [{ ...one, isLine: true as const }] : [];
      });
    }
    counting.push({ seq: from + i, entry });
  }
  return counting;
}

/** Puts an input to a session. The rules of its day allowed an input that `isRecorded`. */
export function takeInput(session: Session, input: Input, isRecorded: boolean): Answered {
  switch (input.by) {
    case 'seat':
    case 'clock':
      return session.answer(input.seat, input.picks, input.question);
    case 'leave':
      return session.leave(input.seat);
    case 'undo':
      return session.undo(input.seat, isRecorded);
  }
}
