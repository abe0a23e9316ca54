import type { BotKind } from '@tablee/protocol/common.ts';
import { MOST } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Applied } from './apply.ts';
import { botName } from './bot-names.ts';
import type { Circumstances, CommandOf, Effect } from './command.ts';
import type { MatchResult, Occupant, RoomMatch, RoomRecord } from './room-record.ts';
import { expectHost, expectMember, isRunning, nicknamesIn } from './room-record.ts';
import { expectMayChoose } from './seats.ts';

/** The stand-in of a member who is away, in this match. */
export const standInAt = ({ match }: RoomRecord, id: string, seat: number): BotKind | null =>
  match?.id === id ? (match.seats[seat]?.standIn ?? null) : null;

/** The players if a match starts now, in place of the running one `instead` if there is one. Throws the refusal. */
export function expectReady(record: RoomRecord, by: string, instead: string | null): Occupant[] {
  if (instead === null) expectMayChoose(record, by);
  else {
    expectHost(record, by);
    if (!isRunning(record) || record.match?.id !== instead) throw new Refusal('noMatch');
  }
  const taken = nicknamesIn(record, '');
  return record.seats.map((seating) => {
    if (seating === null) throw new Refusal('seatFree');
    if ('bot' in seating) {
      const nickname = botName(seating.bot, taken);
      taken.push(nickname);
      return { nickname, user: null, bot: seating.bot };
    }
    const { nickname } = expectMember(record, seating.user);
    return { nickname, user: seating.user, bot: null };
  });
}

export function start(
  record: RoomRecord,
  { by, match, instead, playedOn }: CommandOf<'start'>,
): Applied {
  const seats = expectReady(record, by, instead);
  const effects: Effect[] =
    instead === null
      ? []
      : [
          { effect: 'matchDropped', match: instead },
          { effect: 'note', user: by, note: 'restarted' },
        ];
  return {
    record: {
      ...record,
      banks: null,
      absence: null,
      begins: null,
      match: {
        id: match,
        state: 'running',
        paused: false,
        takeBack: null,
        ...(playedOn && { playedOn }),
        seats: seats.map((occupant) => ({ ...occupant, standIn: null, left: false })),
      },
    },
    effects,
  };
}

export function lobby(record: RoomRecord, by: string): Applied {
  expectHost(record, by);
  const { match } = record;
  if (match === null) throw new Refusal('noMatch');
  const effects: Effect[] = isRunning(record)
    ? [
        { effect: 'matchDropped', match: match.id },
        { effect: 'note', user: by, note: 'putAway' },
      ]
    : [];
  return { record: { ...record, match: null }, effects };
}

/** The match stands still for a while, or goes on. */
export function pause(record: RoomRecord, by: string, paused: boolean): RoomRecord {
  expectHost(record, by);
  const { match } = record;
  if (match?.state !== 'running') throw new Refusal('noMatch');
  return { ...record, match: { ...match, paused } };
}

export function standIn(
  record: RoomRecord,
  { by, seat, bot }: CommandOf<'standIn'>,
  { now, awaySince, standInAfter }: Circumstances,
): RoomRecord {
  expectHost(record, by);
  const { match } = record;
  if (match?.state !== 'running') throw new Refusal('noMatch');
  const occupant = match.seats[seat];
  if (occupant === undefined || occupant.user === null) throw new Refusal('noSuchSeat');
  if (bot !== null) {
    const since = awaySince(occupant.user);
    if (since === null) throw new Refusal('memberHere');
    if (now - since < standInAfter) throw new Refusal('notAwayLong');
  }
  return { ...record, match: withOccupant(match, seat, { standIn: bot }) };
}

/** A member is back: their stand-in stops. */
export function giveBack(record: RoomRecord, user: string): RoomRecord {
  const { match } = record;
  const seat = match?.seats.findIndex((one) => one.user === user && one.standIn !== null) ?? -1;
  if (match === null || seat === -1) return record;
  return { ...record, match: withOccupant(match, seat, { standIn: null }) };
}

export function seatLeft(record: RoomRecord, id: string, seat: number): RoomRecord {
  const { match } = record;
  if (match?.id !== id || match.seats[seat] === undefined) return record;
  return {
    ...record,
    match: withOccupant(match, seat, { left: true, user: null, standIn: null }),
  };
}

export function finish(record: RoomRecord, result: MatchResult): RoomRecord {
  const { match } = record;
  if (match?.id !== result.match) return record;
  return {
    ...record,
    match: { ...match, state: 'over', takeBack: null },
    evening:
      match.playedOn === true ? record.evening : [...record.evening, result].slice(-MOST.results),
  };
}

export function askTakeBack(record: RoomRecord, id: string, seat: number): RoomRecord {
  const match = running(record, id);
  if (match.takeBack !== null) throw new Refusal('alreadyAnswered');
  return { ...record, match: { ...match, takeBack: { seat, agreed: [seat] } } };
}

export function agreeTakeBack(
  record: RoomRecord,
  { match: id, seat, wish: of, agrees }: CommandOf<'agreeTakeBack'>,
): RoomRecord {
  const match = running(record, id);
  const { takeBack } = match;
  if (takeBack === null) throw new Refusal('nothingToUndo');
  if (takeBack.seat !== of) throw new Refusal('stale');
  const agreed = takeBack.agreed.filter((each) => each !== seat);
  const wish = agrees ? { ...takeBack, agreed: [...agreed, seat] } : null;
  return { ...record, match: { ...match, takeBack: wish } };
}

/** The seat that may take its move back, once every person who plays agrees. A bot that stands in agrees to nothing. */
export function agreedTakeBack({ match }: RoomRecord): number | null {
  if (match === null || match.takeBack === null) return null;
  const { agreed, seat: wishing } = match.takeBack;
  const agrees = match.seats.every(({ user }, seat) => user === null || agreed.includes(seat));
  return agrees ? wishing : null;
}

export function takeBack(record: RoomRecord, id: string): Applied {
  const match = running(record, id);
  const seat = agreedTakeBack(record);
  if (seat === null) throw new Refusal('nothingToUndo');
  const user = match.seats[seat]?.user ?? null;
  const effects: Effect[] = user === null ? [] : [{ effect: 'note', user, note: 'takenBack' }];
  return { record: endWish(record, id), effects };
}

/** It is noted in the talk, in the host's name as there is no other. */
export function resume(record: RoomRecord, id: string): Applied {
  return {
    record: endWish(record, id),
    effects: [{ effect: 'note', user: record.host, note: 'resumed' }],
  };
}

export function endWish(record: RoomRecord, id: string): RoomRecord {
  const { match } = record;
  if (match?.id !== id || match.takeBack === null) return record;
  return { ...record, match: { ...match, takeBack: null } };
}

/** The running match that a user watches, being none of its players; `null` if they watch none. */
export function watchedBy(record: RoomRecord, user: string): string | null {
  const { match } = record;
  if (match === null || !isRunning(record)) return null;
  return match.seats.some((occupant) => occupant.user === user) ? null : match.id;
}

function running(record: RoomRecord, id: string): RoomMatch {
  const { match } = record;
  if (match?.id !== id || match.state !== 'running') throw new Refusal('noMatch');
  return match;
}

function withOccupant(
  match: RoomMatch,
  seat: number,
  change: Partial<RoomMatch['seats'][number]>,
): RoomMatch {
  return {
    ...match,
    seats: match.seats.map((occupant, i) => (i === seat ? { ...occupant, ...change } : occupant)),
  };
}
