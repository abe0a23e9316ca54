import { FORGOTTEN_NAME } from '@tablee/protocol/kept.ts';
import { MOST } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Applied } from './apply.ts';
import type { Circumstances, CommandOf } from './command.ts';
import { withoutConsent } from './help.ts';
import { distinctNickname } from './nicknames.ts';
import { giveBack } from './playing.ts';
import type { RoomRecord } from './room-record.ts';
import { expectHost, expectMember, isUser, memberOf, nicknamesIn } from './room-record.ts';
import { withoutUser } from './seats.ts';

/** Stands for a user whose data has been deleted. */
const FORGOTTEN = { user: null, nickname: FORGOTTEN_NAME };
/** The host of a room that has no members: the next member to come becomes host. */
const NOBODY = '';

export function enter(
  record: RoomRecord,
  { user, nickname, proved }: CommandOf<'enter'>,
  circumstances: Circumstances,
): RoomRecord {
  if (record.kicked.includes(user)) throw new Refusal('kicked');
  const known = memberOf(record, user);
  if (known !== undefined) {
    const back = giveBack(record, user);
    const isRename = nickname !== null && nickname !== known.nickname;
    return isRename ? rename(back, user, nickname) : back;
  }
  if (record.locked) throw new Refusal('roomLocked');
  const { password } = record;
  if (password !== null && password.hash !== proved?.hash) throw new Refusal('passwordNeeded');
  if (nickname === null) throw new Refusal('badMessage', 'nickname');
  const spacious =
    record.members.length < MOST.members ? record : withoutSomebodyAway(record, circumstances);
  const name = distinctNickname(nickname, nicknamesIn(spacious, user));
  const members = [...spacious.members, { id: user, nickname: name, since: circumstances.now }];
  const host = memberOf(spacious, spacious.host) === undefined ? user : spacious.host;
  return { ...spacious, members, host };
}

export function rename(record: RoomRecord, user: string, nickname: string): RoomRecord {
  expectMember(record, user);
  const name = distinctNickname(nickname, nicknamesIn(record, user));
  const members = record.members.map((member) =>
    member.id === user ? { ...member, nickname: name } : member,
  );
  return { ...record, members };
}

export function leave(record: RoomRecord, user: string, circumstances: Circumstances): Applied {
  const left = withoutMember(record, user, circumstances);
  return { record: left, effects: [{ effect: 'goodbye', user, reason: 'notInRoom' }] };
}

export function kick(
  record: RoomRecord,
  by: string,
  user: string,
  circumstances: Circumstances,
): Applied {
  expectHost(record, by);
  if (user === by || memberOf(record, user) === undefined) throw new Refusal('noSuchMember');
  const left = withoutMember(record, user, circumstances);
  const kicked = [...record.kicked, user].slice(-MOST.removedMembers);
  return {
    record: { ...left, kicked },
    effects: [{ effect: 'goodbye', user, reason: 'kicked' }],
  };
}

/** They are not remembered as removed: once the room is open again, the friends among them may come back. */
export function clear(record: RoomRecord, by: string): Applied {
  expectHost(record, by);
  const idle = record.members.filter(({ id }) => !isBusy(record, id));
  return {
    record: { ...idle.reduce((left, { id }) => forget(left, id), record), locked: true },
    effects: idle.map(({ id }) => ({ effect: 'goodbye', user: id, reason: 'kicked' })),
  };
}

/** As `leave`, and nothing of them stays: their results are an unknown user’s. */
export function forgotten(
  record: RoomRecord,
  { user, seats }: CommandOf<'forget'>,
  circumstances: Circumstances,
): Applied {
  const isMember = memberOf(record, user) !== undefined;
  const left = isMember ? withoutMember(record, user, circumstances) : record;
  const { match } = left;
  return {
    record: {
      ...left,
      host: left.host === user ? NOBODY : left.host,
      kicked: left.kicked.filter((each) => each !== user),
      match: match && {
        ...match,
        seats: match.seats.map((occupant, seat) => {
          return seats.includes(seat) ? { ...occupant, ...FORGOTTEN, left: true } : occupant;
        }),
      },
      evening: left.evening.map((played) => ({
        ...played,
        results: played.results.map((result) => {
          return result.user === user ? { ...result, ...FORGOTTEN } : result;
        }),
      })),
    },
    effects: isMember ? [{ effect: 'goodbye', user, reason: 'notInRoom' }] : [],
  };
}

export function crown(record: RoomRecord, by: string, user: string): RoomRecord {
  expectHost(record, by);
  if (memberOf(record, user) === undefined) throw new Refusal('noSuchMember');
  return { ...record, host: user };
}

/** A host who is away hands the room on. */
export function hostAway(record: RoomRecord, circumstances: Circumstances): RoomRecord {
  const isAway = circumstances.awaySince(record.host) !== null;
  return isAway ? passHost(record, circumstances) : record;
}

/** Makes the next member who is here the host, or, if nobody is, the next member. */
function passHost(record: RoomRecord, { awaySince }: Circumstances): RoomRecord {
  const others = record.members.filter(({ id }) => id !== record.host);
  const next = others.find(({ id }) => awaySince(id) === null) ?? others[0];
  return next === undefined ? record : { ...record, host: next.id };
}

export function agree(
  record: RoomRecord,
  { by: user, policy, rounds, agrees }: CommandOf<'agree'>,
): RoomRecord {
  expectMember(record, user);
  const without = disagree(record, user);
  if (!agrees) return without;
  const { watching } = without;
  if (policy !== watching.policy || rounds !== watching.rounds) throw new Refusal('stale');
  return { ...without, watching: { ...watching, agreed: [...watching.agreed, user] } };
}

function withoutMember(record: RoomRecord, user: string, circumstances: Circumstances): RoomRecord {
  expectMember(record, user);
  const gone = forget(record, user);
  const passed = gone.host === user ? passHost(gone, circumstances) : gone;
  // Nobody is left who could ever open it.
  return passed.members.length === 0 ? { ...passed, locked: false } : passed;
}

function forget(record: RoomRecord, user: string): RoomRecord {
  const agreeing = withoutConsent(disagree(record, user), user);
  const members = record.members.filter(({ id }) => id !== user);
  return { ...agreeing, members, seats: withoutUser(record.seats, user) };
}

/** The host, and members who sit or have a seat in the match on the table. */
const isBusy = (record: RoomRecord, user: string): boolean =>
  user === record.host ||
  record.seats.some((seating) => isUser(seating, user)) ||
  (record.match?.seats.some((occupant) => occupant.user === user) ?? false);

/** A full room forgets the member who has been away longest, of those that neither sit nor play. */
function withoutSomebodyAway(record: RoomRecord, { awaySince }: Circumstances): RoomRecord {
  const [longest] = record.members
    .flatMap(({ id }) => {
      const since = awaySince(id);
      return since === null || isBusy(record, id) ? [] : [{ id, since }];
    })
    .sort((a, b) => a.since - b.since);
  if (longest === undefined) throw new Refusal('roomFull');
  return forget(record, longest.id);
}

function disagree(record: RoomRecord, user: string): RoomRecord {
  const { watching } = record;
  if (!watching.agreed.includes(user)) return record;
  const agreed = watching.agreed.filter((each) => each !== user);
  return { ...record, watching: { ...watching, agreed } };
}
