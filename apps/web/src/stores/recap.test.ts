import { expect, test } from 'vitest';
import { Attendance } from './recap.ts';

const SECOND = 1000;

test('a late joiner gets a recap of all, a member there from the start none', () => {
  expect(new Attendance(null).arrives(40, false, 0)).toEqual({ kind: 'late', upTo: 40 });
  expect(new Attendance(null).arrives(8, true, 0)).toBeNull();
});

test('a reload, or a blink of the network, is no absence', () => {
  const attendance = new Attendance({ n: 10, at: 0 });
  expect(attendance.arrives(14, false, 20 * SECOND)).toBeNull();
  attendance.looks(16, 30 * SECOND);
  expect(attendance.arrives(18, false, 35 * SECOND)).toBeNull();
  expect(attendance.seen).toEqual({ n: 18, at: 35 * SECOND });
});

test('after an absence the recap has the missed entries, if there are any', () => {
  const attendance = new Attendance({ n: 10, at: 0 });
  expect(attendance.arrives(14, false, 21 * SECOND)).toEqual({ kind: 'away', after: 10, upTo: 14 });
  expect(attendance.arrives(14, false, 60 * SECOND)).toBeNull();
});

test('a page that wakes up waits for the missed events, unless its connection has held', () => {
  const slept = new Attendance(null);
  slept.arrives(5, true, 0);
  slept.looks(5, 60 * SECOND);
  slept.looks(5, 64 * SECOND);
  expect(slept.arrives(9, false, 66 * SECOND)).toEqual({ kind: 'away', after: 5, upTo: 9 });
  const connected = new Attendance({ n: 5, at: 0 });
  connected.looks(7, 60 * SECOND);
  connected.looks(8, 71 * SECOND);
  expect(connected.seen).toEqual({ n: 8, at: 71 * SECOND });
});
