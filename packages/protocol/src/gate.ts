/** The tag in the head of a room's page that says what its gate shows: JSON of `GateTag`. */
export const GATE_TAG = 'tablee:gate';

/** The public facts of a room that is open to its link, for a page of a visitor who has not entered. */
export interface GateTag {
  readonly code: string;
  /** Names of the host, and of the members present, the host first; `more`: how many besides. */
  readonly host: string;
  readonly game: string;
  readonly here: readonly string[];
  readonly more: number;
  /** Chairs without anybody. */
  readonly free: number;
  /** A match is being played. */
  readonly playing: boolean;
}
