import type { BotKind, Share } from '@tablee/protocol/common.ts';
import type { Options } from '@tablee/rules/kernel/game.ts';
import type { Seat } from '@tablee/rules/kernel/layers.ts';
import type { Position } from '@tablee/rules/kernel/position.ts';

/** What a seat, or the clock in its place, can do to a match. */
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
interface Rewind {
  readonly by: 'rewind';
  readonly seat: Seat;
  readonly to: number;
}

/** The numbers drawn at once, in order: of each its bound (0 to bound - 1 were possible) and what came. */
export type Draw = readonly (readonly [bound: number, result: number])[];

/** A draw as a journal has it; before bounds were written, of each number only what came. */
export type RecordedDraw = Draw | readonly number[];

/** The random numbers an input caused, one list per draw, in order. */
interface Rolled {
  readonly rolls: readonly RecordedDraw[];
}

/**
 * One line of a match's journal. Entry 0 is the deal; `resumed` says that the rules could no longer replay what
 * came before and that the match went on from the snapshot of the same number.
 */
export type JournalEntry =
  | (Input & Rolled)
  | ({ readonly by: 'deal' } & Rolled)
  | (Rewind & Rolled)
  | ({ readonly by: 'resumed' } & Rolled);

/** Who sits at a seat of a match, fixed at its start. */
export interface MatchSeat {
  readonly nickname: string;
  readonly user: string | null;
  readonly bot: BotKind | null;
}

/** What is fixed when a match starts. */
export interface MatchRecord {
  readonly id: string;
  readonly room: string;
  readonly game: string;
  /** Version of the rules it was dealt with. */
  readonly version: number;
  readonly options: Options;
  readonly seats: readonly MatchSeat[];
  /** 32 bytes, hex. */
  readonly secret: string;
  /** What each seat added to chance; `null`: dealt by an older server, the dice come from the secret alone. */
  readonly shares: readonly Share[] | null;
  readonly state: 'running' | 'over';
}

/** A position kept beside the journal, for when the rules have changed. */
export interface SnapshotRecord {
  /** Number of the last journal entry it includes. */
  readonly seq: number;
  readonly position: Position;
  /** Length of the public log at that moment. */
  readonly logged: number;
}
