import type { RoomState } from '@tablee/protocol/updates.ts';
import type { Laid } from '../matches/kept-match.ts';
import type { Presence } from './presence.ts';
import type { DeepReadonly, RoomRecord } from './room-record.ts';

/** Why the match on a table cannot be shown now. */
export type MatchProblem = NonNullable<RoomState['match']>['problem'];

/** The seed of the hidden cards is sent to nobody. */
const told = ({ seed: _, ...begins }: Laid) => begins;

/** The room as its member `you` sees it. */
export function stateFor(
  record: RoomRecord,
  presence: Presence,
  problem: MatchProblem,
  you: string,
): RoomState {
  const { code, host, locked, password, game, options, seats, begins, clock } = record;
  const { watching, help, keeping, match, evening } = record;
  const members = presence.members(record).map((member) => {
    const learns = presence.isNewTo(member.id, game);
    return { ...member, connected: presence.isHere(member.id), ...(learns && { learns }) };
  });
  const state: DeepReadonly<RoomState> = {
    code,
    host,
    locked,
    password: password !== null,
    members,
    game,
    options,
    seats,
    begins: begins && told(begins),
    clock,
    watching,
    help,
    keeping,
    match: match === null ? null : { ...match, problem },
    evening,
    you,
  };
  // It is encoded, never changed.
  return state as RoomState;
}
