import type { MatchSnapshot } from '@tablee/protocol/updates.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetMatch,
  onEvents,
  screen,
  setMoments,
  skipMoments,
  takeSnapshot,
  takeUpdate,
  useCurtain,
  useMatch,
} from './match.ts';
import { drain, hold, setPace, showInTurn, usePacing } from './pacing.ts';
import { TableStores } from './table-stores.ts';

const stores = new TableStores();

vi.mock('./connection.ts', () => ({ request: vi.fn() }));

const table = (life: number, match = 'm1'): MatchSnapshot =>
  ({ match, seq: 100 - life, seat: 0, open: { life }, own: null, events: [] }) as never;
const shown = () =>
  (useMatch.of(stores).getState().snapshot?.open as { life: number } | undefined)?.life;
const isDown = () => useCurtain.of(stores).getState().down;

/** The server tells that `life` is left, and how it came to that. */
function comes(life: number, ...types: string[]): void {
  const seq = 100 - life;
  takeUpdate(stores, {
    match: 'm1',
    seq,
    open: [{ op: 'replace', path: '/life', value: life }],
    events: types.map((type, i) => ({ n: seq * 10 + i, type, clause: '' })),
  } as never);
}

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  setPace(
    stores,
    () => 800,
    () => {},
  );
  setMoments(stores, ({ type }) => type === 'revealed');
  stop = onEvents(stores, (events) => showInTurn(stores, events, false));
  takeSnapshot(stores, table(99));
});
afterEach(() => {
  stop();
  setMoments(stores, null);
  screen(stores, null);
  drain(stores);
  forgetMatch(stores);
  vi.useRealTimers();
});

test('the curtain stays down while something is shown, and rises two seconds later if that does not end', () => {
  comes(98, 'revealed');
  hold(stores, 20_000);
  // Counted from what was shown last: the event itself.
  vi.advanceTimersByTime(800 + 21_999);
  expect([isDown(), shown()]).toEqual([true, 99]);
  vi.advanceTimersByTime(1);
  expect([isDown(), shown()]).toEqual([false, 98]);
  expect(usePacing.of(stores).getState().held).toBe(0);
  // The next curtain has its own time.
  vi.advanceTimersByTime(1000);
  comes(97, 'revealed');
  hold(stores, 5000);
  vi.advanceTimersByTime(800 + 6999);
  expect(isDown()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isDown()).toBe(false);
});

test('however fast the others answer, the table is never far behind', () => {
  let behind = 0;
  for (let life = 98; life > 40; life -= 1) {
    comes(life, 'revealed', 'damageDealt');
    behind = Math.max(behind, (shown() as number) - life);
    vi.advanceTimersByTime(600);
  }
  expect(behind).toBeGreaterThan(0);
  expect(behind).toBeLessThanOrEqual(8);
});

test('a moment that begins with its event keeps the curtain down, and its end raises it at once', () => {
  const stopMoments = usePacing.of(stores).subscribe(({ current }, before) => {
    if (current !== null && current !== before.current) hold(stores, 60_000);
  });
  setPace(
    stores,
    () => 0,
    () => {},
  );
  comes(98, 'revealed');
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe(99);
  hold(stores, 0);
  expect(shown()).toBe(98);
  stopMoments();
});

test('no curtain falls behind a film, and after it the table is as it is now', () => {
  comes(98, 'revealed');
  screen(stores, table(10, 'film'));
  expect([isDown(), shown()]).toEqual([false, 10]);
  comes(97, 'revealed');
  expect([isDown(), shown()]).toEqual([false, 10]);
  screen(stores, null);
  expect(shown()).toBe(97);
});

test('that no film is shown does not raise the curtain', () => {
  comes(98, 'revealed');
  screen(stores, null);
  expect(shown()).toBe(99);
});

test('events behind the curtain are never seen when a match comes whole, or is left', () => {
  const seen: (number | undefined)[] = [];
  const stopSeeing = useMatch.of(stores).subscribe(() => seen.push(shown()));
  comes(98, 'revealed');
  takeSnapshot(stores, table(97));
  expect(seen).toEqual([97]);
  comes(96, 'revealed');
  forgetMatch(stores);
  expect(seen).toEqual([97, undefined]);
  stopSeeing();
});

test('a clock that is set again does not let the second click of a double click skip a moment', () => {
  comes(98, 'revealed');
  vi.setSystemTime(Date.now() + 60_000);
  skipMoments(stores);
  expect(shown()).toBe(99);
  vi.advanceTimersByTime(500);
  skipMoments(stores);
  expect(shown()).toBe(98);
});
