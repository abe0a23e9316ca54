import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '../matches/match.ts';
import { Outgoing } from '../sockets/outgoing.ts';
import type { TableActor } from '../tables/table-actor.ts';
import { Clocks } from './clocks.ts';

const SECONDS = 30;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two who are asked at once in a window of reactions, and what the clock plays for them. */
function windowOfTwo() {
  const asked = new Set([0, 1]);
  const here = new Set(['ada', 'bea']);
  const played: number[] = [];
  const seats = ['ada', 'bea'].map((user) => ({ user, bot: null }));
  const match = {
    record: { id: 'm', seats },
    left: new Set(),
    isOver: false,
    unseen: { seats: [0, 1], kind: 'react' },
    questionOf: (seat: number) =>
      asked.has(seat)
        ? {
            fingerprint: `q${seat}`,
            question: { kind: 'react', reaction: true, fallback: ['pass'] },
          }
        : null,
  } as unknown as Match;
  const record = {
    clock: { kind: 'off', seconds: 60, reaction: SECONDS },
    banks: null,
    match: { id: 'm', state: 'running', paused: false, seats: [] },
  };
  const table = {
    match,
    record,
    presence: { isHere: (user: string) => here.has(user) },
    between: (work: () => void) => work(),
    act(_: string, inputOf: (match: Match) => { seat: number }, done: (error: unknown) => void) {
      try {
        const { seat } = inputOf(match);
        asked.delete(seat);
        played.push(seat);
        done(null);
      } catch (error) {
        done(error);
      }
    },
  } as unknown as TableActor;
  return { table, record, asked, here, played };
}

test('a seat whose time ends later is not forgotten when another has answered', () => {
  const clocks = new Clocks(new Outgoing(true));
  const { table, asked, here, played } = windowOfTwo();
  clocks.attend(table, null);
  // The second is gone for five seconds: theirs ends later.
  vi.advanceTimersByTime(10_000);
  here.delete('bea');
  clocks.attend(table, null);
  vi.advanceTimersByTime(5000);
  here.add('bea');
  clocks.attend(table, null);
  asked.delete(0);
  clocks.attend(table, null);
  vi.advanceTimersByTime(16_000);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(played).toEqual([1]);
});

test('a change of the system clock makes no time longer or shorter', () => {
  const clocks = new Clocks(new Outgoing(true));
  const { table, played } = windowOfTwo();
  clocks.attend(table, null);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(SECONDS * 1000 - 100);
  expect(played).toEqual([]);
  vi.setSystemTime(Date.now() + 7_200_000);
  vi.advanceTimersByTime(1000);
  expect(played).toEqual([0, 1]);
});

test('a fallback that waits for its turn is not played once the match stands still', () => {
  const clocks = new Clocks(new Outgoing(true));
  const { table, record, played } = windowOfTwo();
  const waiting: (() => void)[] = [];
  const act = table.act.bind(table);
  table.act = (...asked) => waiting.push(() => act(...asked));
  clocks.attend(table, null);
  vi.advanceTimersByTime(SECONDS * 1000 + 500);
  expect(waiting).toHaveLength(2);
  record.match.paused = true;
  for (const play of waiting.splice(0)) play();
  expect(played).toEqual([]);
  record.match.paused = false;
  vi.advanceTimersByTime(500);
  for (const play of waiting.splice(0)) play();
  expect(played).toEqual([0, 1]);
});
