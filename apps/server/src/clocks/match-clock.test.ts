import { expect, test } from 'vitest';
import { MatchClock, type Pending } from './match-clock.ts';

const asked = (seat: number, changes: Partial<Pending> = {}): Pending => ({
  seat,
  fingerprint: `1-${seat}`,
  kind: 'turn',
  isReaction: false,
  seconds: null,
  isUnseen: false,
  isHere: true,
  isPaused: false,
  ...changes,
});
const decision = { kind: 'decision', seconds: 30, reaction: 0 } as const;
const bank = { kind: 'bank', seconds: 60, reaction: 0 } as const;
const leftAt = (clock: MatchClock, now: number) =>
  clock.shown('m', now).seats.map(({ seat, left }) => [seat, left]);

test('a decision has its time, then the next one has it again', () => {
  const clock = new MatchClock(decision, 2, null);
  expect(clock.look([asked(0)], null, 0)).toBe(true);
  expect(clock.next(10_000)).toBe(20_000);
  expect(clock.look([asked(1)], 0, 12_000)).toBe(true);
  expect(leftAt(clock, 12_000)).toEqual([[1, 30_000]]);
  expect(clock.look([asked(1)], null, 13_000)).toBe(false);
});

test('a question repeated because another player acted goes on with the time that is left', () => {
  const clock = new MatchClock(decision, 2, null);
  clock.look([asked(0), asked(1)], null, 0);
  clock.look([asked(0, { fingerprint: '2-a' }), asked(1, { fingerprint: '2-b' })], 1, 10_000);
  expect(leftAt(clock, 10_000)).toEqual([
    [0, 20_000],
    [1, 30_000],
  ]);
  expect(clock.expired(31_000)).toEqual([{ seat: 0, fingerprint: '2-a' }]);
});

test('time stands still while the match is paused', () => {
  const clock = new MatchClock(decision, 2, null);
  clock.look([asked(0)], null, 0);
  expect(clock.look([asked(0, { isPaused: true, isHere: false })], null, 10_000)).toBe(true);
  expect(clock.next(900_000)).toBeNull();
  expect(clock.expired(900_000)).toEqual([]);
  clock.look([asked(0)], null, 900_000);
  expect(clock.next(905_000)).toBe(15_000);
});

test('time stands still for an absent player, two minutes of a match in all, and runs from then on', () => {
  const clock = new MatchClock(decision, 2, null);
  const away = asked(0, { isHere: false });
  clock.look([asked(0)], null, 0);
  expect(clock.look([away], null, 10_000)).toBe(true);
  expect(clock.next(10_000)).toBe(120_000);
  expect(clock.expired(100_000)).toEqual([]);
  // Back for a moment, and gone again: used time stays used.
  clock.look([asked(0)], null, 100_000);
  expect(clock.next(101_000)).toBe(19_000);
  clock.look([away], null, 102_000);
  expect(clock.next(102_000)).toBe(30_000);
  expect(clock.look([away], null, 132_000)).toBe(true);
  expect(clock.shown('m', 132_000).seats).toEqual([{ seat: 0, left: 18_000, runs: true }]);
  expect(clock.expired(150_000)).toEqual([{ seat: 0, fingerprint: '1-0' }]);
  // The next question finds no allowance left.
  clock.look([away, asked(1, { isHere: false })], 0, 150_000);
  expect(clock.shown('m', 150_000).seats.map(({ runs }) => runs)).toEqual([true, false]);
});

test('a bank pays what was thought, and keeps ten seconds for every decision when it is empty', () => {
  const clock = new MatchClock(bank, 2, null);
  clock.look([asked(0)], null, 0);
  clock.look([asked(1)], 0, 25_000);
  expect(clock.banks).toEqual([35_000, 60_000]);
  clock.look([asked(0)], 1, 30_000);
  expect(leftAt(clock, 30_000)).toEqual([[0, 35_000]]);
  clock.look([asked(1)], 0, 70_000);
  expect(clock.banks).toEqual([0, 55_000]);
  clock.look([asked(0)], 1, 70_000);
  expect(clock.next(70_000)).toBe(10_000);
  expect(clock.shown('m', 70_000).banks).toEqual([0, 55_000]);
});

test('banks go on where they were kept', () => {
  const clock = new MatchClock(bank, 2, [5000, 42_000]);
  clock.look([asked(1)], null, 0);
  expect(leftAt(clock, 0)).toEqual([[1, 42_000]]);
});

test('a reaction has a time of its own that no bank pays', () => {
  const clock = new MatchClock({ ...bank, reaction: 10 }, 2, null);
  clock.look([asked(0, { isReaction: true })], null, 0);
  expect(clock.next(0)).toBe(10_000);
  clock.look([], 0, 8000);
  expect(clock.banks).toEqual([60_000, 60_000]);
  const reactionsOnly = new MatchClock({ kind: 'off', seconds: 60, reaction: 5 }, 2, null);
  expect(reactionsOnly.look([asked(0)], null, 0)).toBe(false);
  expect(reactionsOnly.look([asked(0, { isReaction: true })], 0, 0)).toBe(true);
});

test('a question that brings its own time has it where the table counts none, and the time of the table elsewhere', () => {
  const off = { kind: 'off', seconds: 60, reaction: 0 } as const;
  const clock = new MatchClock(off, 2, null);
  clock.look([asked(0), asked(1, { seconds: 45 })], null, 0);
  expect(leftAt(clock, 0)).toEqual([[1, 45_000]]);
  // Repeated because another player acted, it goes on; an absent player is waited for at first.
  clock.look([asked(0), asked(1, { seconds: 45, fingerprint: 'anew' })], 0, 40_000);
  expect(clock.expired(45_000)).toEqual([{ seat: 1, fingerprint: 'anew' }]);
  const counted = new MatchClock({ ...off, kind: 'decision' }, 2, null);
  counted.look([asked(1, { seconds: 45 })], null, 0);
  expect(leftAt(counted, 0)).toEqual([[1, 60_000]]);
});

test('the host gives more time, to a bank for good', () => {
  const clock = new MatchClock(bank, 2, null);
  expect(clock.extend(0, 60_000)).toBe(false);
  clock.look([asked(0)], null, 0);
  expect(clock.extend(0, 60_000)).toBe(true);
  expect(clock.next(0)).toBe(120_000);
  clock.look([], 0, 90_000);
  expect(clock.banks).toEqual([30_000, 60_000]);
});

test('in a window the clock shows seats that have answered like seats that still think', () => {
  for (const settings of [bank, decision, { ...decision, reaction: 20 }]) {
    const clock = new MatchClock(settings, 3, null);
    const open = [0, 1, 2].map((seat) => asked(seat, { isReaction: true, isUnseen: true }));
    clock.look(open, null, 0);
    const before = clock.shown('m', 8000);
    const sealed = open.map((each) => (each.seat === 1 ? { ...each, fingerprint: null } : each));
    expect(clock.look(sealed, 1, 8000)).toBe(false);
    expect(clock.shown('m', 8000)).toEqual(before);
    // When the time is up the clock plays only for seats that still think, and the bank has paid nothing.
    expect(clock.expired(90_000).map(({ seat }) => seat)).toEqual([0, 2]);
    clock.look([asked(2)], null, 9000);
    expect(clock.banks).toEqual([0, 1, 2].map(() => settings.seconds * 1000));
  }
});

test('a seat that has answered a window does not set off the alarm of those with more time', () => {
  const clock = new MatchClock(decision, 2, null);
  const open = [0, 1].map((seat) => asked(seat, { isReaction: true, isUnseen: true }));
  clock.look(open, null, 0);
  clock.extend(1, 60_000);
  clock.look([{ ...asked(0), ...open[0], fingerprint: null }, open[1] as Pending], 0, 5000);
  expect(clock.next(31_000)).toBe(59_000);
});
