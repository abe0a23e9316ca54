import type { RoomState, Seating } from '@tablee/protocol/updates.ts';
import type { Options } from '@tablee/rules/kernel/game.ts';
import type { KeptPassword } from './password.ts';

export interface RoomMember {
  readonly id: string;
  nickname: string;
  /** Milliseconds since the epoch of the last coming or going. */
  since: number;
}

export type RoomMatch = NonNullable<RoomState['match']>;
export type MatchResult = RoomState['evening'][number];

/** A room as it is kept. */
export interface RoomRecord {
  readonly code: string;
  host: string;
  members: RoomMember[];
  kicked: string[];
  locked: boolean;
  password: KeptPassword | null;
  game: string;
  options: Options;
  seats: Seating[];
  match: RoomMatch | null;
  evening: MatchResult[];
}

/** Rooms kept by an older server have no doors and no stand-ins. */
export function recordOf(json: string): RoomRecord {
  const kept = JSON.parse(json) as RoomRecord;
  const seats = kept.match?.seats.map((occupant) => {
    return { ...occupant, standIn: occupant.standIn ?? null };
  });
  return {
    ...kept,
    locked: kept.locked ?? false,
    password: kept.password ?? null,
    match: kept.match === null || seats === undefined ? null : { ...kept.match, seats },
  };
}
