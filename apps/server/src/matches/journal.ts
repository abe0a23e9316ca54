import type { Input, Options, Position, RecordedDraw, Rewind, Seat } from '@tablee/engine';
import type { BotKind, Share } from '@tablee/protocol/common.ts';

/** The random numbers an input caused, one list per draw, in order. */
interface Rolled {
  readonly rolls: readonly RecordedDraw[];
}

/** Why a match could not come back as it was: the rules have changed, or the stored data is damaged. */
export type Cause = 'rules' | 'damaged';

/**
 * The earlier entries cannot be replayed any more: the match goes on from a position of its own. Older journals have that
 * position among the snapshots, under the number of the entry.
 */
export interface Resumed {
  readonly by: 'resumed';
  /** `played`: it was no mishap, the match began from a moment of an earlier one. */
  readonly why: Cause | 'played';
  /** Answers that are lost by it. */
  readonly lost: number;
  /** Number of the last entry that the position includes. */
  readonly from: number;
  readonly position: Position;
  /** Length of the public log at that moment. */
  readonly logged: number;
  /** Seats whose player had left for good. */
  readonly left: readonly Seat[];
}

/** The marks of an entry. Older journals have none until they are played on. */
export interface Marks {
  /** Version of the rules that wrote it. */
  readonly rules: number;
  /** Digest of the whole state after it. */
  readonly state: string;
  /** Digest of this entry and of the one before it: see `chain.ts`. */
  readonly chain: string;
}

type Body =
  | Input
  /** `again`: in place of a match that was running. `record`: digest of the fixed data, missing in older journals. */
  | { readonly by: 'deal'; readonly again?: true; readonly record?: string }
  | Rewind
  | Resumed
  | { readonly by: 'resumed'; readonly position?: never };

/** One line of a match's journal, before it is marked. Entry 0 is the deal. */
export type Unmarked = Body & Rolled;

/** One line of a match's journal. */
export type JournalEntry = Unmarked & Partial<Marks>;

/** An entry that knows of itself, and the text of it that is kept: compact JSON, its `chain` last. */
export interface Written<E extends Unmarked = Unmarked> {
  readonly entry: E & Marks;
  readonly json: string;
}

/** An entry that a seat or the clock has caused. */
export type Played = Input & Rolled & Partial<Marks>;

/** The occupant of a seat of a match, fixed at its start. */
export interface MatchSeat {
  readonly nickname: string;
  readonly user: string | null;
  readonly bot: BotKind | null;
}

/** The data fixed when a match starts. */
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
  /** Each seat's share of the chance; `null`: dealt by an older server, the dice come from the secret alone. */
  readonly shares: readonly Share[] | null;
  readonly state: 'running' | 'over';
}

/** A position kept beside the journal, for when the rules have changed or the journal is damaged. */
export interface SnapshotRecord {
  /** Number of the last journal entry it includes. */
  readonly seq: number;
  /** As it is kept: `positionOf` checks it. */
  readonly position: Position & { readonly sum?: string };
  /** Length of the public log at that moment. */
  readonly logged: number;
}
