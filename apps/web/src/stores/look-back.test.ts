import type { View } from '@tablee/engine';
import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './connection.ts';
import { backToNow, lookBy, rememberMoments, useLookBack } from './look-back.ts';
import { forgetMatch, loadHistory, onEvents, takeSnapshot, takeUpdate, useMatch } from './match.ts';
import { TableStores } from './table-stores.ts';

const stores = new TableStores();

vi.mock('./connection.ts', () => ({ request: vi.fn() }));

const snapshot = (seq: number, changes: object = {}): MatchSnapshot =>
  ({
    ...{ match: 'm0123456789abcdef', game: 'duel', options: {}, seq, seat: null },
    ...{ open: { turn: seq }, own: null, tally: {}, awaited: null, question: null, events: [] },
    ...{ commitment: '', shares: null, secret: null },
    ...changes,
  }) as unknown as MatchSnapshot;

const goesOn = (seq: number): void =>
  takeUpdate(stores, {
    ...{ match: 'm0123456789abcdef', seq },
    open: [{ op: 'replace', path: '/turn', value: seq }],
    events: [{ n: seq, type: 'turned', clause: '' }],
  } as never);

const shown = () => (useMatch.of(stores).getState().view as View<{ turn: number }>).open.turn;

let stop = (): void => {};
beforeEach(() => {
  takeSnapshot(stores, snapshot(0));
  stop = rememberMoments(stores);
});
afterEach(() => {
  stop();
  forgetMatch(stores);
});

test('one who watches goes back through what they have seen, while the match goes on, and returns to now', () => {
  const told: number[] = [];
  const deafen = onEvents(stores, (events) => told.push(...events.map(({ n }) => n)));
  for (const seq of [1, 2, 3]) goesOn(seq);
  lookBy(stores, -1);
  lookBy(stores, -1);
  expect(shown()).toBe(1);
  goesOn(4);
  expect(shown()).toBe(1);
  // Later events are not played on an earlier board.
  expect(told).toEqual([1, 2, 3]);
  lookBy(stores, 1);
  expect(shown()).toBe(2);
  backToNow(stores);
  expect(shown()).toBe(4);
  goesOn(5);
  expect([shown(), told.at(-1)]).toEqual([5, 5]);
  lookBy(stores, -99);
  expect(shown()).toBe(0);
  lookBy(stores, 5);
  expect([shown(), useLookBack.of(stores).getState().at]).toEqual([5, null]);
  deafen();
});

test('a new snapshot starts from nothing: no hand that is no longer shown, no move that was taken back', () => {
  for (const seq of [1, 2, 3]) goesOn(seq);
  lookBy(stores, -2);
  takeSnapshot(stores, snapshot(3, { mates: undefined }));
  expect([shown(), useLookBack.of(stores).getState().at]).toEqual([3, null]);
  lookBy(stores, -1);
  expect(shown()).toBe(3);
  expect(useLookBack.of(stores).getState().moments).toHaveLength(1);
});

test('only a limited number of moments are remembered', () => {
  for (let seq = 1; seq <= 450; seq += 1) {
    goesOn(seq);
    if (seq === 300) lookBy(stores, -299);
  }
  expect(useLookBack.of(stores).getState().moments).toHaveLength(400);
  expect(useLookBack.of(stores).getState().at).toBe(0);
  backToNow(stores);
  lookBy(stores, -1000);
  expect(shown()).toBe(51);
});

test('the log of a moment goes as far back as it was sent, and further once older pages are loaded', async () => {
  for (const seq of [1, 2, 3]) goesOn(seq);
  lookBy(stores, -2);
  const log = () =>
    useMatch
      .of(stores)
      .getState()
      .snapshot?.events.map(({ n }) => n);
  expect([log(), useMatch.of(stores).getState().complete]).toEqual([[1], false]);
  const events = [{ n: 0, type: 'dealt', clause: '' }];
  vi.mocked(request).mockResolvedValue({ ok: true, events } as never);
  await loadHistory(stores);
  expect([shown(), log(), useMatch.of(stores).getState().complete]).toEqual([1, [0, 1], true]);
  lookBy(stores, 1);
  expect([shown(), log(), useMatch.of(stores).getState().complete]).toEqual([2, [0, 1, 2], true]);
});
