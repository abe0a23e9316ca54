import type { Random } from '@tablee/engine';
import { seeded } from '@tablee/engine';
import { mayBeAdvised } from '@tablee/protocol/help.ts';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { apply } from './apply.ts';
import type { Circumstances, Command, Effect } from './command.ts';
import type { RoomRecord } from './room-record.ts';
import { newRecord, recordOf, rescued } from './room-record.ts';

const userOf = (n: number): string => `u${n.toString(16).padStart(16, '0')}`;
const [ADA, EVE, BEN] = [userOf(1), userOf(2), userOf(3)];
const MATCH = 'm0000000000000001';
const NOW = 1_000_000;

/** Everybody is here but those named, who are away since then. */
const circumstances = (away: Record<string, number> = {}): Circumstances => ({
  now: NOW,
  awaySince: (user) => away[user] ?? null,
  standInAfter: 60_000,
});

const opened = (): RoomRecord =>
  newRecord(
    'ABCDEF',
    { id: ADA, nickname: 'Ada', since: 1 },
    { game: 'duel', options: {}, seats: [null, null] },
  );

const enters = (user: string, nickname = 'Guest'): Command => ({
  do: 'enter',
  user,
  nickname,
  proved: null,
});

/** The room after some commands, none of which may be refused. */
function after(record: RoomRecord, ...commands: Command[]): RoomRecord {
  return commands.reduce((before, command) => done(before, command).record, record);
}

function done(record: RoomRecord, command: Command, around = circumstances()) {
  const applied = apply(record, command, around);
  if (applied instanceof Refusal) throw applied;
  return applied;
}

const refusal = (record: RoomRecord, command: Command, around = circumstances()) => {
  const applied = apply(record, command, around);
  return applied instanceof Refusal ? applied.problem.code : null;
};

const playing = (): RoomRecord =>
  after(
    opened(),
    enters(EVE, 'Eve'),
    { do: 'sit', by: ADA, seat: 0 },
    { do: 'sit', by: EVE, seat: 1 },
    { do: 'start', by: ADA, match: MATCH, instead: null, playedOn: false },
  );

test('a leaving member takes their consent and their seat along', () => {
  const room = after(
    opened(),
    enters(EVE),
    { do: 'sit', by: EVE, seat: 1 },
    { do: 'agree', by: ADA, policy: 'public', rounds: 1, agrees: true },
    { do: 'agree', by: EVE, policy: 'public', rounds: 1, agrees: true },
    { do: 'setHelp', by: ADA, help: 'advice', on: true },
    { do: 'agreeHelp', by: EVE, help: 'advice', agrees: true },
  );
  expect(room.help.advice.agreed).toEqual([ADA, EVE]);
  const left = done(room, { do: 'leave', user: EVE });
  expect(left.record.watching.agreed).toEqual([ADA]);
  expect(left.record.help.advice).toEqual({ on: true, agreed: [ADA] });
  expect(left.record.seats).toEqual([null, null]);
  expect(left.effects).toEqual([{ effect: 'goodbye', user: EVE, reason: 'notInRoom' }]);
});

test('a full room makes place by removing the member away longest who neither sits nor plays', () => {
  let room = after(opened(), enters(EVE), enters(BEN));
  for (let n = 10; room.members.length < 40; n += 1) room = after(room, enters(userOf(n)));
  const stranger = enters(userOf(99));
  expect(refusal(room, stranger)).toBe('roomFull');
  const away = circumstances({ [EVE]: 5, [BEN]: 3, [ADA]: 1 });
  const entered = done(room, stranger, away).record;
  expect(entered.members.some(({ id }) => id === BEN)).toBe(false);
  const seated = after(room, { do: 'sit', by: BEN, seat: 0 });
  const other = done(seated, stranger, away).record;
  expect(other.members.some(({ id }) => id === EVE)).toBe(false);
});

test('a lock does not outlast the members who could open it', () => {
  const room = after(
    opened(),
    { do: 'lock', by: ADA, locked: true },
    { do: 'leave', user: ADA },
    enters(EVE),
  );
  expect(room).toMatchObject({ host: EVE, locked: false });
});

test('a password that was proved before it was changed opens nothing', () => {
  const first = { salt: '00', hash: '01' };
  const second = { salt: '00', hash: '02' };
  const room = after(opened(), { do: 'setPassword', by: ADA, password: second });
  expect(refusal(room, { ...enters(EVE), proved: first } as Command)).toBe('passwordNeeded');
  expect(refusal(room, { ...enters(EVE), proved: second } as Command)).toBeNull();
  expect(refusal(room, enters(ADA))).toBeNull();
});

test('a host clears a room that strangers have filled: seated members and players stay, and nobody comes in until it is open again', () => {
  const strangers = Array.from({ length: 38 }, (_, n) => userOf(100 + n));
  const full = after(playing(), ...strangers.map((user) => enters(user)));
  expect(refusal(full, enters(BEN))).toBe('roomFull');
  expect(refusal(full, { do: 'clear', by: EVE })).toBe('notHost');
  const { record, effects } = done(full, { do: 'clear', by: ADA });
  expect(record.members.map(({ id }) => id)).toEqual([ADA, EVE]);
  expect(effects).toEqual(strangers.map((user) => ({ effect: 'goodbye', user, reason: 'kicked' })));
  expect(record.match).toEqual(full.match);
  expect(refusal(record, enters(BEN))).toBe('roomLocked');
  const open = after(record, { do: 'lock', by: ADA, locked: false }, enters(BEN));
  expect(open.members).toHaveLength(3);
});

test('the crown passes only from an absent host, to a member who is here', () => {
  const room = after(opened(), enters(EVE), enters(BEN));
  expect(done(room, { do: 'passHost' }).record).toBe(room);
  const away = circumstances({ [ADA]: 1, [EVE]: 1 });
  expect(done(room, { do: 'passHost' }, away).record.host).toBe(BEN);
});

test('a bot stands in only for a player who has been away for a minute', () => {
  const stands: Command = { do: 'standIn', by: ADA, seat: 1, bot: 'sensible' };
  const room = playing();
  expect(refusal(room, stands)).toBe('memberHere');
  expect(refusal(room, stands, circumstances({ [EVE]: NOW - 59_999 }))).toBe('notAwayLong');
  const standing = done(room, stands, circumstances({ [EVE]: NOW - 60_000 })).record;
  expect(standing.match?.seats[1]?.standIn).toBe('sensible');
  expect(done(standing, enters(EVE)).record.match?.seats[1]?.standIn).toBeNull();
});

test('a stand-in agrees to nothing, a bot to everything', () => {
  const away = circumstances({ [EVE]: 0 });
  const stood = done(playing(), { do: 'standIn', by: ADA, seat: 1, bot: 'sensible' }, away).record;
  const wished = after(stood, { do: 'askTakeBack', match: MATCH, seat: 0 });
  expect(refusal(wished, { do: 'takeBack', match: MATCH })).toBe('nothingToUndo');
  const agrees = { do: 'agreeTakeBack', match: MATCH, seat: 1, wish: 0, agrees: true } as const;
  const agreed = after(wished, agrees);
  const back = done(agreed, { do: 'takeBack', match: MATCH });
  expect(back.record.match?.takeBack).toBeNull();
  expect(back.effects).toEqual([{ effect: 'note', user: ADA, note: 'takenBack' }]);

  const withBot = after(
    opened(),
    { do: 'sit', by: ADA, seat: 0 },
    { do: 'seatBot', by: ADA, seat: 1, bot: 'random' },
    { do: 'start', by: ADA, match: MATCH, instead: null, playedOn: false },
    { do: 'askTakeBack', match: MATCH, seat: 0 },
  );
  expect(refusal(withBot, { do: 'takeBack', match: MATCH })).toBeNull();
});

test('help is there once the host has chosen it and every player agrees, and a note says when it begins and ends', () => {
  const sets = (on: boolean): Command => ({ do: 'setHelp', by: ADA, help: 'advice', on });
  const agrees = (by: string, yes = true): Command => {
    return { do: 'agreeHelp', by, help: 'advice', agrees: yes };
  };
  expect(refusal(playing(), { ...sets(true), by: EVE } as Command)).toBe('notHost');
  // Nobody agrees to what the table has not chosen.
  expect(refusal(playing(), agrees(EVE))).toBe('stale');
  const chosen = after(playing(), sets(true));
  expect(chosen.help.advice).toEqual({ on: true, agreed: [ADA] });
  expect(mayBeAdvised(chosen, ADA)).toBe(false);
  const all = done(chosen, agrees(EVE));
  expect(mayBeAdvised(all.record, ADA) && mayBeAdvised(all.record, EVE)).toBe(true);
  expect(all.effects).toEqual([{ effect: 'note', user: EVE, note: 'adviceAgreed' }]);
  const withdrawn = done(all.record, agrees(ADA, false));
  expect(mayBeAdvised(withdrawn.record, EVE)).toBe(false);
  expect(withdrawn.effects).toEqual([{ effect: 'note', user: ADA, note: 'adviceEnded' }]);
  // Chosen again, everybody is asked again.
  const again = after(all.record, sets(false), sets(true));
  expect(again.help.advice.agreed).toEqual([ADA]);
  // A player who has left has nothing to agree to.
  const left = after(chosen, { do: 'seatLeft', match: MATCH, seat: 1 });
  expect(mayBeAdvised(left, ADA)).toBe(true);
});

test('a consent counts for its own subject, and for nothing that has taken its place', () => {
  const sets = (policy: 'late' | 'all', rounds: number): Command => {
    return { do: 'setWatching', by: ADA, policy, rounds };
  };
  const agrees = (policy: 'late' | 'all', rounds: number, yes = true): Command => {
    return { do: 'agree', by: EVE, policy, rounds, agrees: yes };
  };
  const late = after(playing(), sets('late', 3));
  expect(done(late, agrees('late', 3)).record.watching.agreed).toEqual([EVE]);
  expect(refusal(after(late, sets('all', 3)), agrees('late', 3))).toBe('stale');
  expect(refusal(after(late, sets('late', 1)), agrees('late', 3))).toBe('stale');
  // A withdrawn consent is withdrawn, whatever it was for.
  const all = after(late, sets('all', 1), agrees('all', 1));
  expect(done(all, agrees('late', 3, false)).record.watching.agreed).toEqual([]);

  const wishes = (seat: number): Command => ({ do: 'askTakeBack', match: MATCH, seat });
  const lets = (seat: number, wish: number, yes: boolean): Command => {
    return { do: 'agreeTakeBack', match: MATCH, seat, wish, agrees: yes };
  };
  const other = after(playing(), wishes(0), lets(0, 0, false), wishes(1));
  expect(refusal(other, lets(1, 0, true))).toBe('stale');
  expect(refusal(other, lets(0, 0, false))).toBe('stale');
  expect(done(other, lets(0, 1, true)).record.match?.takeBack?.agreed).toEqual([1, 0]);
});

test('a restarted match says who did it, and ends the running one', () => {
  const again = done(playing(), {
    do: 'start',
    by: ADA,
    match: 'm2',
    instead: MATCH,
    playedOn: false,
  });
  expect(again.effects).toEqual([
    { effect: 'matchDropped', match: MATCH },
    { effect: 'note', user: ADA, note: 'restarted' },
  ] satisfies Effect[]);
  expect(again.record.match).toMatchObject({ id: 'm2', state: 'running' });
  const third: Command = { do: 'start', by: ADA, match: 'm3', instead: MATCH, playedOn: false };
  expect(refusal(again.record, third)).toBe('noMatch');
});

test('a running match that is put away leaves a note, one that is over does not', () => {
  const lobby: Command = { do: 'lobby', by: ADA };
  expect(done(playing(), lobby).effects).toEqual([
    { effect: 'matchDropped', match: MATCH },
    { effect: 'note', user: ADA, note: 'putAway' },
  ] satisfies Effect[]);
  const over = after(playing(), {
    do: 'finish',
    result: { match: MATCH, game: 'duel', at: 1, length: 9, results: [] },
  });
  expect(done(over, lobby).effects).toEqual([]);
});

test('a match that was put away is not scored any more', () => {
  const room = after(playing(), { do: 'lobby', by: ADA });
  const result = { match: MATCH, game: 'duel', at: 1, length: 9, results: [] };
  expect(done(room, { do: 'finish', result }).record).toMatchObject({ match: null, evening: [] });
});

test('whatever is asked, the record given is not touched, and a refusal changes nothing', () => {
  const draw = seeded(7);
  let room = deepFrozen(opened());
  let refusals = 0;
  for (let i = 0; i < 5000; i += 1) {
    const command = anything(room, draw);
    const away = draw() < 0.3 ? { [userOf(1 + Math.floor(draw() * 5))]: NOW - 90_000 } : {};
    const applied = apply(room, command, circumstances(away));
    if (applied instanceof Refusal) {
      refusals += 1;
      continue;
    }
    room = deepFrozen(applied.record);
    expectLaws(room);
    // A stored room comes back as it was, but without its wish, which is not stored.
    const { takeBack: _, ...match } = room.match ?? { takeBack: null };
    const back = recordOf(room.code, JSON.stringify(room));
    // A room that everybody has left is shut to nobody.
    const locked = room.locked && room.members.length > 0;
    const record = { ...room, locked, match: room.match && match };
    expect(back).toMatchObject({ isWhole: true, record });
  }
  expect(refusals).toBeGreaterThan(500);
  expect(refusals).toBeLessThan(4500);
});

test('a password or a lock that cannot be read shuts the door; one that was never there does not', () => {
  const password = { salt: 'ab', hash: 'cd'.repeat(32) };
  const kept = JSON.parse(JSON.stringify({ ...opened(), password })) as object;
  const read = (changes: object) =>
    recordOf('ABCDEF', JSON.stringify({ ...kept, ...changes }))?.record;
  expect(read({})).toMatchObject({ locked: false, password });
  for (const damaged of ['x', { salt: 'ab' }, { ...password, hash: 'c' }, { salt: 1, hash: 2 }]) {
    expect(read({ password: damaged })).toMatchObject({ locked: true, password: null });
  }
  expect(read({ locked: 'yes' })).toMatchObject({ locked: true, password });
  const before = { password: undefined, locked: undefined };
  expect(read(before)).toMatchObject({ locked: false, password: null });
  expect(read({ password: null })).toMatchObject({ locked: false, password: null });
});

test('a damaged field costs itself, a damaged room its match and its players bring back', () => {
  const room = playing();
  const json = JSON.stringify(room);
  const maimed = recordOf('ABCDEF', json.replace('"kind":"off"', '"kind":"øff"'));
  expect(maimed).toEqual({ isWhole: true, record: room });
  const withoutMatch = recordOf('ABCDEF', json.replace('"state":"running"', '"state":"walking"'));
  expect(withoutMatch?.isWhole).toBe(false);
  expect(withoutMatch?.record.members).toEqual(room.members);
  expect(recordOf('ABCDEF', json.slice(0, -1))).toBeNull();
  const dealt = {
    id: MATCH,
    room: 'ABCDEF',
    game: 'duel',
    version: 1,
    options: {},
    secret: '',
    shares: null,
    state: 'running' as const,
    seats: [
      { nickname: 'Ada', user: ADA, bot: null },
      { nickname: 'Bot', user: null, bot: 'random' as const },
    ],
  };
  expect(rescued('ABCDEF', withoutMatch?.record ?? null, dealt)).toMatchObject({
    members: room.members,
    locked: false,
    match: { id: MATCH, state: 'running' },
  });
  expect(rescued('ABCDEF', null, dealt)).toMatchObject({
    host: ADA,
    locked: true,
    members: [{ id: ADA, nickname: 'Ada' }],
    seats: [{ user: ADA }, { bot: 'random' }],
    match: { id: MATCH },
  });
});

/** Laws of every room. */
function expectLaws({ members, host, seats, watching, match, kicked }: RoomRecord): void {
  const ids = members.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(members.map(({ nickname }) => nickname.toLowerCase())).size).toBe(ids.length);
  if (ids.length > 0) expect(ids).toContain(host);
  const seated = seats.flatMap((seating) =>
    seating !== null && 'user' in seating ? [seating.user] : [],
  );
  expect(new Set(seated).size).toBe(seated.length);
  for (const user of [...seated, ...watching.agreed]) expect(ids).toContain(user);
  for (const user of ids) expect(kicked).not.toContain(user);
  for (const one of match?.seats ?? []) if (one.left) expect(one.user).toBeNull();
}

function anything(room: RoomRecord, draw: Random): Command {
  const below = (n: number): number => Math.floor(draw() * n);
  const user = userOf(1 + below(5));
  const by = draw() < 0.6 ? room.host : userOf(1 + below(5));
  const match =
    room.match !== null && draw() < 0.8 ? room.match.id : `m${below(9)}`.padEnd(17, '0');
  const seat = below(3);
  const bot = draw() < 0.5 ? ('random' as const) : ('sensible' as const);
  const all: (() => Command)[] = [
    () => enters(user, `Guest ${below(3)}`),
    () => enters(user, `Guest ${below(3)}`),
    () => ({ do: 'rename', user, nickname: `Guest ${below(3)}` }),
    () => ({ do: 'leave', user }),
    () => ({ do: 'kick', by, user: userOf(4 + below(2)) }),
    () => ({ do: 'crown', by, user }),
    () => ({ do: 'clear', by }),
    () => ({ do: 'passHost' }),
    () => ({ do: 'lock', by, locked: draw() < 0.3 }),
    () => ({ do: 'setPassword', by, password: null }),
    () => ({ do: 'setClock', by, clock: { kind: 'bank', seconds: 60, reaction: 0 } }),
    () => ({ do: 'setWatching', by, policy: 'all', rounds: 1 }),
    () => ({ do: 'agree', by: user, policy: 'all', rounds: 1, agrees: draw() < 0.6 }),
    () => ({ do: 'setHelp', by, help: 'estimate', on: draw() < 0.6 }),
    () => ({ do: 'agreeHelp', by: user, help: 'estimate', agrees: draw() < 0.6 }),
    () => ({ do: 'sit', by: user, seat }),
    () => ({ do: 'sit', by: user, seat }),
    () => ({ do: 'stand', by: user }),
    () => ({ do: 'seatBot', by, seat, bot }),
    () => ({ do: 'clearSeat', by, seat }),
    () => ({ do: 'swapSeats', by, a: seat, b: below(3) }),
    () => ({ do: 'shuffleSeats', by, lots: room.seats.map((_, i) => below(i + 1)) }),
    () => ({ do: 'choose', by, game: 'duel', options: {}, seats: 2 + below(2), begins: null }),
    () => ({
      do: 'start',
      by,
      match: `m${String(below(1000)).padStart(16, '0')}`,
      instead: null,
      playedOn: draw() < 0.2,
    }),
    () => ({ do: 'lobby', by }),
    () => ({ do: 'pause', by, paused: draw() < 0.5 }),
    () => ({ do: 'standIn', by, seat, bot: draw() < 0.7 ? bot : null }),
    () => ({ do: 'askTakeBack', match, seat }),
    () => ({ do: 'agreeTakeBack', match, seat, wish: below(3), agrees: draw() < 0.7 }),
    () => ({ do: 'takeBack', match }),
    () => ({ do: 'endWish', match }),
    () => ({ do: 'seatLeft', match, seat }),
    () => ({ do: 'forget', user: by, seats: draw() < 0.5 ? [] : [seat] }),
    () => ({ do: 'setKeeping', by, keeping: { days: 1 + below(9), matches: 1 + below(9) } }),
    () => ({ do: 'finish', result: { match, game: 'duel', at: 1, length: 9, results: [] } }),
  ];
  return (all[below(all.length)] as () => Command)();
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFrozen(part);
  }
  return value;
}
