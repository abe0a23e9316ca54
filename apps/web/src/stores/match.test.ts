import type { LogEvent, MatchSnapshot } from '@tablee/protocol/updates.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMatch, onEvents, takeSnapshot, useLive } from './match.ts';
import { isShown, setPace, showInTurn, usePacing } from './pacing.ts';
import { TableStores } from './table-stores.ts';

const stores = new TableStores();

vi.mock('./connection.ts', () => ({ request: vi.fn() }));

const event = (n: number, by = 'Ada'): LogEvent => ({ n, type: 'turnStarted', clause: '', by });
const log = (from: number, to: number, by?: string): LogEvent[] =>
  Array.from({ length: to - from }, (_, i) => event(from + i, by));
const arrives = (events: LogEvent[], seq = 1): void =>
  takeSnapshot(stores, {
    match: 'm1',
    seq,
    seat: null,
    open: {},
    own: null,
    events,
  } as MatchSnapshot);
const known = () => {
  const { snapshot, complete } = useLive.of(stores).getState();
  return { events: snapshot?.events, complete };
};

beforeEach(() => forgetMatch(stores));

test('pages of the log that were loaded stay when a new snapshot comes', () => {
  arrives(log(0, 200));
  arrives(log(60, 210));
  expect(known()).toEqual({ events: log(0, 210), complete: true });
});

test('after an absence with more lines than a snapshot carries, the log has no hole', () => {
  arrives(log(0, 200));
  arrives(log(300, 450));
  expect(known()).toEqual({ events: log(300, 450), complete: false });
});

test('moves taken back meanwhile are not left among the older pages', () => {
  arrives(log(0, 200));
  arrives(log(150, 300, 'Bea'));
  expect(known()).toEqual({ events: log(150, 300, 'Bea'), complete: false });
});

test('a move taken back is no longer shown, and the taking back is told as it happens', () => {
  const told: LogEvent[] = [];
  const stop = onEvents(stores, (events) => told.push(...events));
  setPace(
    stores,
    () => 500,
    () => {},
  );
  arrives(log(0, 4), 3);
  showInTurn(stores, log(2, 4), false);
  const takenBack = { n: 2, type: 'house:takenBack', clause: '', seat: 0 };
  arrives([...log(0, 2), takenBack], 4);
  expect(isShown(usePacing.of(stores).getState())).toBe(true);
  expect(told).toEqual([takenBack]);
  // A member who comes back later has it in the log.
  arrives([...log(0, 2), takenBack], 4);
  arrives([...log(0, 2), takenBack], 9);
  expect(told).toEqual([takenBack]);
  // So is a match that the server could not bring back as it was.
  const resumed = { n: 1, type: 'house:resumed', clause: '', why: 'rules', lost: 2 };
  arrives([...log(0, 1), resumed], 10);
  expect(told).toEqual([takenBack, resumed]);
  stop();
});
