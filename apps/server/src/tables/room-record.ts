import {
  beginning,
  clockSettings,
  gameId,
  keeping,
  options,
  userId,
  watchPolicy,
} from '@tablee/protocol/common.ts';
import { USUAL_KEEPING } from '@tablee/protocol/kept.ts';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { roomState, seating } from '@tablee/protocol/updates.ts';
import { z } from 'zod';
import type { MatchRecord } from '../matches/journal.ts';
import { Refusal } from '../refusal.ts';
import type { KeptPassword } from './password.ts';

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

const keptMember = z.object({
  id: userId,
  nickname: z.string(),
  /** Milliseconds since the epoch of the last joining or leaving. */
  since: z.number().catch(0),
});
const { problem: _, ...matchShape } = roomState.shape.match.unwrap().shape;
const occupant = z.object(matchShape.seats.element.shape);
const keptMatch = z.object({
  ...matchShape,
  paused: z.boolean().catch(false),
  // A wish is not restored: the match may have gone on since the room was kept.
  takeBack: z.unknown().transform(() => null),
  seats: z.array(occupant.extend({ standIn: occupant.shape.standIn.catch(null) })),
});
const result = z.object(roomState.shape.evening.element.shape);
const score = z.object(result.shape.results.element.shape);

/** The readable items of a list. */
const listOf = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((each) => {
        const parsed = item.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const NO_CLOCK: z.infer<typeof clockSettings> = { kind: 'off', seconds: 60, reaction: 0 };
const helpChoice = z.object({ on: z.boolean(), agreed: listOf(userId) });
const NO_HELP: RoomState['help'] = {
  advice: { on: false, agreed: [] },
  estimate: { on: false, agreed: [] },
};
const PUBLIC_ONLY: RoomState['watching'] = { policy: 'public', rounds: 1, agreed: [] };

/** A password that was there, and that nobody can prove any more. */
const UNREADABLE: KeptPassword = { salt: '', hash: '' };

/**
 * A room as it is kept. Fields that an older server did not know, and unreadable ones, take their default: one
 * damaged field does not cost the others.
 */
const keptRoom = z.object({
  host: z.string().catch(''),
  members: listOf(keptMember),
  kicked: listOf(userId),
  // An unreadable value shuts the door.
  locked: z.boolean().default(false).catch(true),
  password: z
    .object({ salt: z.string().regex(/^[0-9a-f]+$/), hash: z.string().regex(/^[0-9a-f]{64}$/) })
    .nullable()
    .default(null)
    .catch(UNREADABLE),
  game: gameId.catch(''),
  options: options.catch({}),
  seats: z.array(seating.catch(null)).catch([]),
  begins: beginning.extend({ seed: z.int() }).nullable().catch(null),
  clock: clockSettings.catch(NO_CLOCK),
  watching: z
    .object({ policy: watchPolicy, rounds: z.int(), agreed: listOf(userId) })
    .catch(PUBLIC_ONLY),
  help: z.object({ advice: helpChoice, estimate: helpChoice }).catch(NO_HELP),
  /** The store reads it, too: it lays aside what is beyond it. */
  keeping: keeping.catch(USUAL_KEEPING),
  /** Milliseconds left in the banks of the running match, by seat, when it was last looked at. */
  banks: z.array(z.number()).nullable().catch(null),
  /** Milliseconds that the running match still waits for each seat while it is away. */
  absence: z.array(z.number()).nullable().catch(null),
  match: keptMatch.nullable(),
  evening: listOf(
    result.extend({
      at: result.shape.at.catch(null),
      length: result.shape.length.catch(null),
      results: listOf(
        score.extend({ user: userId.nullable().catch(null), plays: score.shape.plays.catch([]) }),
      ),
    }),
  ),
});

export type RoomMember = DeepReadonly<z.infer<typeof keptMember>>;
/** The match on the table: running, or finished and still shown. */
export type RoomMatch = DeepReadonly<Omit<NonNullable<RoomState['match']>, 'problem'>>;
export type Seating = DeepReadonly<RoomState['seats'][number]>;
/** The player of a seat of a match that begins. */
export type Occupant = Omit<RoomMatch['seats'][number], 'left' | 'standIn'>;
export type MatchResult = DeepReadonly<RoomState['evening'][number]>;

/** The stored data of a room. A value: a change makes another one. */
export type RoomRecord = DeepReadonly<
  Omit<z.infer<typeof keptRoom>, 'match' | 'evening'> & { code: string }
> & {
  readonly match: RoomMatch | null;
  readonly evening: readonly MatchResult[];
};

/** The table of a new room. */
export type TableLaid = Pick<RoomRecord, 'game' | 'options' | 'seats'> &
  Partial<Pick<RoomRecord, 'begins'>>;

/** A room that has just been opened by its only member. */
export function newRecord(code: string, host: RoomMember, table: TableLaid): RoomRecord {
  return {
    code,
    host: host.id,
    members: [host],
    kicked: [],
    locked: false,
    password: null,
    begins: null,
    ...table,
    clock: NO_CLOCK,
    watching: PUBLIC_ONLY,
    help: NO_HELP,
    keeping: USUAL_KEEPING,
    banks: null,
    absence: null,
    match: null,
    evening: [],
  };
}

/**
 * A room as it was kept. `null`, or a record without its match, if that much cannot be read any more: `rescued` puts it
 * together again.
 */
export function recordOf(
  code: string,
  json: string,
): { readonly record: RoomRecord; readonly isWhole: boolean } | null {
  let kept: unknown;
  try {
    kept = JSON.parse(json);
  } catch {
    return null;
  }
  const whole = keptRoom.safeParse(kept);
  const parsed = whole.success ? whole : keptRoom.safeParse({ ...(kept as object), match: null });
  if (!parsed.success) return null;
  const { host, members } = parsed.data;
  const isThere = members.some(({ id }) => id === host);
  const isShut = parsed.data.password === UNREADABLE;
  const record = {
    ...parsed.data,
    ...{ code, host: isThere ? host : (members[0]?.id ?? host) },
    // Its members come back, and the host opens it.
    locked: (parsed.data.locked || isShut) && members.length > 0,
    password: isShut ? null : parsed.data.password,
  };
  return { record, isWhole: whole.success };
}

/**
 * A room of which not everything can be read, with what its newest match tells. If nothing is left of it, the players of that
 * match are its members, and it is locked, as it may have had a password.
 */
export function rescued(code: string, left: RoomRecord | null, dealt: MatchRecord): RoomRecord {
  const match: RoomMatch = {
    id: dealt.id,
    state: dealt.state,
    paused: false,
    takeBack: null,
    seats: dealt.seats.map((one) => ({ ...one, standIn: null, left: false })),
  };
  if (left !== null) return { ...left, match };
  const members = dealt.seats.flatMap(({ user, nickname }) =>
    user === null ? [] : [{ id: user, nickname, since: 0 }],
  );
  const seats = dealt.seats.map(({ user, bot }): Seating => {
    if (user !== null) return { user };
    return bot === null ? null : { bot };
  });
  const { game, options } = dealt;
  const host = members[0] ?? { id: '', nickname: '', since: 0 };
  return {
    ...newRecord(code, host, { game, options, seats }),
    members,
    locked: members.length > 0,
    match,
  };
}

/** A match of which nothing but the id can be read: it stays on its table and cannot be shown. */
export const unread = (id: string): RoomMatch => {
  return { id, state: 'running', paused: false, takeBack: null, seats: [] };
};

export const memberOf = ({ members }: RoomRecord, user: string): RoomMember | undefined =>
  members.find(({ id }) => id === user);

/** Refuses who is no member. */
export function expectMember(record: RoomRecord, user: string): RoomMember {
  const member = memberOf(record, user);
  if (member === undefined) throw new Refusal('notInRoom');
  return member;
}

/** Refuses what only the host may ask. */
export function expectHost({ host }: RoomRecord, user: string): void {
  if (host !== user) throw new Refusal('notHost');
}

export const isRunning = ({ match }: RoomRecord): boolean => match?.state === 'running';

export const isPaused = ({ match }: RoomRecord): boolean => match?.paused === true;

export const isUser = (seating: Seating, user: string): boolean =>
  seating !== null && 'user' in seating && seating.user === user;

/** The nicknames of all but `except`. */
export const nicknamesIn = ({ members }: RoomRecord, except: string): string[] =>
  members.filter(({ id }) => id !== except).map(({ nickname }) => nickname);
