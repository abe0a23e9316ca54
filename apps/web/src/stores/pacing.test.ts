import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drain, setPace, showInTurn, usePacing } from './pacing.ts';
import { TableStores } from './table-stores.ts';

const stores = new TableStores();

const event = (n: number, type = 'slow') => ({ n, type, clause: 'X-1' });
let shown: number[];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  setPace(
    stores,
    ({ type }) => (type === 'slow' ? 5000 : 0),
    ({ n }) => shown.push(n),
  );
});
afterEach(() => {
  drain(stores);
  vi.useRealTimers();
});

test('events are shown one after the other, 800 ms at most each', () => {
  showInTurn(stores, [event(1), event(2, 'quick'), event(3)], false);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(800);
  expect(shown).toEqual([1, 2, 3]);
  expect(usePacing.of(stores).getState().current?.n).toBe(3);
  vi.advanceTimersByTime(800);
  expect(usePacing.of(stores).getState().current).toBeNull();
});

test('a hidden tab and a skip drain the queue without losing anything', () => {
  showInTurn(stores, [event(1), event(2)], true);
  expect(shown).toEqual([1, 2]);
  showInTurn(stores, [event(3), event(4)], false);
  drain(stores);
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('an error while showing an event is reported, and the next ones are shown all the same', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fails = (n: number) => {
    if (n === 2) throw new Error('unknown event');
  };
  setPace(
    stores,
    ({ n }) => {
      fails(n);
      return 500;
    },
    ({ n }) => {
      shown.push(n);
      fails(n);
    },
  );
  const stop = usePacing.of(stores).subscribe(({ current }) => fails(current?.n ?? 0));
  showInTurn(stores, [event(1), event(2), event(3)], false);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
  expect(reported).toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(usePacing.of(stores).getState()).toMatchObject({ current: null, queue: [] });
  showInTurn(stores, [event(2), event(4)], true);
  expect(shown).toEqual([1, 2, 3, 2, 4]);
  stop();
  reported.mockRestore();
});
