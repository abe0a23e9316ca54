import type { Options } from '@tablee/engine';
import type { Share } from '@tablee/protocol/common.ts';
import { FORGOTTEN_NAME } from '@tablee/protocol/kept.ts';
import type { MatchRecord, MatchSeat } from '../matches/journal.ts';
import { Damaged } from './store.ts';

/** Snapshots of a match beyond the newest few are of no use to anybody. */
export const KEPT_SNAPSHOTS = 4;
/** Messages a room keeps. */
export const KEPT_MESSAGES = 200;
/** However many rooms are due, no more than these or a tenth of all are laid aside in one go. */
export const FORGOTTEN_AT_ONCE = 10;
export const DAY = 24 * 3_600_000;
/** Milliseconds between two notes of how long the store has been open. */
export const BEAT_EVERY = 60_000;
/** Bytes that a look at a doubtful disk writes: about as much as a busy turn of the loop. */
export const PROBE_BYTES = 65_536;
/** An id that is nobody's. */
export const NOBODY = 'u0000000000000000';
/** The occupant of a seat whose user had everything deleted. */
export const FORGOTTEN_SEAT: MatchSeat = { nickname: FORGOTTEN_NAME, user: null, bot: null };

/** The columns of a match, whatever the engine. */
export interface MatchRow {
  readonly id: unknown;
  readonly room: unknown;
  readonly game: unknown;
  readonly version: unknown;
  readonly options: unknown;
  readonly seats: unknown;
  readonly secret: unknown;
  readonly shares: unknown;
  readonly state: unknown;
}

/** A match as it was kept; throws `Damaged`. */
export function readMatch(row: MatchRow): MatchRecord {
  const id = String(row.id);
  try {
    return {
      id,
      room: String(row.room),
      game: String(row.game),
      version: Number(row.version),
      options: JSON.parse(String(row.options)) as Options,
      seats: JSON.parse(String(row.seats)) as MatchSeat[],
      secret: String(row.secret),
      shares: row.shares === null ? null : (JSON.parse(String(row.shares)) as Share[]),
      state: row.state === 'over' ? 'over' : 'running',
    };
  } catch {
    throw new Damaged('match', id);
  }
}
