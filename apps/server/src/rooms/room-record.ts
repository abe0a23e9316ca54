import type { ClockSettings } from '@tablee/protocol/common.ts';
import type { RoomState, Seating } from '@tablee/protocol/updates.ts';
import type { Options } from '@tablee/rules/kernel/game.ts';
import { Refusal } from '../refusal.ts';
import type { KeptPassword } from './password.ts';

export interface RoomMember {
  readonly id: string;
  nickname: string;
  /** Milliseconds since the epoch of the last coming or going. */
  since: number;
}

export type RoomMatch = NonNullable<RoomState['match']>;
/** Who plays a seat of a match that begins. */
export type Occupant = Omit<RoomMatch['seats'][number], 'left' | 'standIn'>;
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
  clock: ClockSettings;
  watching: RoomState['watching'];
  /** Milliseconds left in the banks of the running match, by seat, when it was last looked at. */
  banks: number[] | null;
  match: RoomMatch | null;
  evening: MatchResult[];
}

/** A room that has just been opened, before it has a code. */
export function newRecord(
  host: RoomMember,
  table: Pick<RoomRecord, 'game' | 'options' | 'seats'>,
): Omit<RoomRecord, 'code'> {
  return {
    host: host.id,
    members: [host],
    kicked: [],
    locked: false,
    password: null,
    ...table,
    clock: NO_CLOCK,
    watching: PUBLIC_ONLY,
    banks: null,
    match: null,
    evening: [],
  };
}

const NO_CLOCK: ClockSettings = { kind: 'off', seconds: 60, reaction: 0 };
const PUBLIC_ONLY: RoomState['watching'] = { policy: 'public', rounds: 1, agreed: [] };

/** Rooms kept by an older server have no doors, no clock and no stand-ins, and do not know whose results they were. */
export function recordOf(json: string): RoomRecord {
  const kept = JSON.parse(json) as RoomRecord;
  const seats = kept.match?.seats.map((occupant) => {
    return { ...occupant, standIn: occupant.standIn ?? null };
  });
  return {
    ...kept,
    locked: kept.locked ?? false,
    password: kept.password ?? null,
    clock: kept.clock ?? NO_CLOCK,
    watching: kept.watching ?? PUBLIC_ONLY,
    banks: kept.banks ?? null,
    evening: kept.evening.map(({ results, ...match }) => {
      return {
        ...match,
        results: results.map((result) => ({ ...result, user: result.user ?? null })),
      };
    }),
    match:
      kept.match === null || seats === undefined
        ? null
        : {
            ...kept.match,
            paused: kept.match.paused ?? false,
            // A wish is of the moment: the match may have gone on since the room was kept.
            takeBack: null,
            seats,
          },
  };
}

/** Refuses what only the host may ask. */
export function expectHost({ host }: RoomRecord, user: string): void {
  if (host !== user) throw new Refusal('notHost');
}
