/** The tag in the head of a room's page that says what its gate shows: JSON of `GateTag`. */
export const GATE_TAG = 'tablee:gate';

/** What a page of a room that is open to its link says of it to somebody who has not come in. */
export interface GateTag {
  readonly code: string;
  /** Names of the host, and of those who are there now, the host first; `more`: how many besides. */
  readonly host: string;
  readonly game: string;
  readonly here: readonly string[];
  readonly more: number;
  /** Chairs without anybody. */
  readonly free: number;
  /** A match is being played. */
  readonly playing: boolean;
}
