import type { BotKind } from '@tablee/protocol/common.ts';
import { Refusal } from '../refusal.ts';
import type { Command } from './command.ts';
import type { RoomRecord, Seating } from './room-record.ts';
import { expectHost, expectMember, isRunning, isUser } from './room-record.ts';

type Seats = RoomRecord['seats'];

export function sit(record: RoomRecord, user: string, seat: number): RoomRecord {
  expectMember(record, user);
  expectNoMatch(record);
  const taken = seatingAt(record, seat);
  if (taken !== null && 'user' in taken && taken.user !== user) throw new Refusal('seatTaken');
  return withSeat(withoutUser(record.seats, user), record, seat, { user });
}

export function stand(record: RoomRecord, user: string): RoomRecord {
  expectNoMatch(record);
  if (!record.seats.some((seating) => isUser(seating, user))) throw new Refusal('notSeated');
  return { ...record, seats: withoutUser(record.seats, user) };
}

export function seatBot(record: RoomRecord, by: string, seat: number, bot: BotKind): RoomRecord {
  expectMayChoose(record, by);
  const taken = seatingAt(record, seat);
  if (taken !== null && 'user' in taken) throw new Refusal('seatTaken');
  return withSeat(record.seats, record, seat, { bot });
}

export function clearSeat(record: RoomRecord, by: string, seat: number): RoomRecord {
  expectMayChoose(record, by);
  if (seatingAt(record, seat) === null) throw new Refusal('seatEmpty');
  return withSeat(record.seats, record, seat, null);
}

/** Those on two seats change places. */
export function swapSeats(record: RoomRecord, by: string, a: number, b: number): RoomRecord {
  expectMayChoose(record, by);
  const [first, second] = [seatingAt(record, a), seatingAt(record, b)];
  return withSeat(withSeat(record.seats, record, a, second).seats, record, b, first);
}

/** The seated members in random order. */
export function shuffleSeats(record: RoomRecord, by: string, lots: readonly number[]): RoomRecord {
  expectMayChoose(record, by);
  const seats = [...record.seats];
  for (let i = seats.length - 1; i > 0; i -= 1) {
    const j = lots[i] ?? i;
    [seats[i], seats[j]] = [seats[j] ?? null, seats[i] ?? null];
  }
  return { ...record, seats };
}

export function choose(
  record: RoomRecord,
  { by, game, options, seats, begins }: Extract<Command, { do: 'choose' }>,
): RoomRecord {
  expectMayChoose(record, by);
  const seated = Array.from({ length: seats }, (_, seat) => record.seats[seat] ?? null);
  return { ...record, game, options, seats: seated, begins };
}

/** Refuses unless `user` may change the table now. */
export function expectMayChoose(record: RoomRecord, user: string): void {
  expectHost(record, user);
  expectNoMatch(record);
}

export const withoutUser = (seats: Seats, user: string): Seats =>
  seats.map((seating) => (isUser(seating, user) ? null : seating));

function expectNoMatch(record: RoomRecord): void {
  if (isRunning(record)) throw new Refusal('matchRunning');
}

function seatingAt({ seats }: RoomRecord, seat: number): Seating {
  const seating = seats[seat];
  if (seating === undefined) throw new Refusal('noSuchSeat');
  return seating;
}

const withSeat = (
  seats: Seats,
  record: RoomRecord,
  seat: number,
  seating: Seating,
): RoomRecord => ({
  ...record,
  seats: seats.map((each, i) => (i === seat ? seating : each)),
});
