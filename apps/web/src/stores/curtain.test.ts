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

vi.mock('./connection.ts', () => ({ request: vi.fn() }));

const table = (life: number, match = 'm1'): MatchSnapshot =>
  ({ match, seq: 100 - life, seat: 0, open: { life }, own: null, events: [] }) as never;
const shown = () => (useMatch.getState().snapshot?.open as { life: number } | undefined)?.life;
const isDown = () => useCurtain.getState().down;

/** The server tells that `life` is left, and how it came to that. */
function comes(life: number, ...types: string[]): void {
  const seq = 100 - life;
  takeUpdate({
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
    () => 800,
    () => {},
  );
  setMoments(({ type }) => type === 'revealed');
  stop = onEvents((events) => showInTurn(events, false));
  takeSnapshot(table(99));
});
afterEach(() => {
  stop();
  setMoments(null);
  screen(null);
  drain();
  forgetMatch();
  vi.useRealTimers();
});

test('however long a moment is held, the curtain rises after twelve seconds', () => {
  comes(98, 'revealed');
  hold(true);
  vi.advanceTimersByTime(11_999);
  expect([isDown(), shown()]).toEqual([true, 99]);
  vi.advanceTimersByTime(1);
  expect([isDown(), shown()]).toEqual([false, 98]);
  expect(usePacing.getState().held).toBe(false);
  // The next curtain has its own twelve seconds.
  vi.advanceTimersByTime(1000);
  comes(97, 'revealed');
  hold(true);
  vi.advanceTimersByTime(11_999);
  expect(isDown()).toBe(true);
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
  const stopMoments = usePacing.subscribe(({ current }, before) => {
    if (current !== null && current !== before.current) hold(true);
  });
  setPace(
    () => 0,
    () => {},
  );
  comes(98, 'revealed');
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe(99);
  hold(false);
  expect(shown()).toBe(98);
  stopMoments();
});

test('no curtain falls behind a film, and after it the table is as it is now', () => {
  comes(98, 'revealed');
  screen(table(10, 'film'));
  expect([isDown(), shown()]).toEqual([false, 10]);
  comes(97, 'revealed');
  expect([isDown(), shown()]).toEqual([false, 10]);
  screen(null);
  expect(shown()).toBe(97);
});

test('that no film is shown does not raise the curtain', () => {
  comes(98, 'revealed');
  screen(null);
  expect(shown()).toBe(99);
});

test('what was behind the curtain is never seen when a match comes whole, or is left', () => {
  const seen: (number | undefined)[] = [];
  const stopSeeing = useMatch.subscribe(() => seen.push(shown()));
  comes(98, 'revealed');
  takeSnapshot(table(97));
  expect(seen).toEqual([97]);
  comes(96, 'revealed');
  forgetMatch();
  expect(seen).toEqual([97, undefined]);
  stopSeeing();
});

test('a clock that is set anew does not let the second click of a double click skip a moment', () => {
  comes(98, 'revealed');
  vi.setSystemTime(Date.now() + 60_000);
  skipMoments();
  expect(shown()).toBe(99);
  vi.advanceTimersByTime(500);
  skipMoments();
  expect(shown()).toBe(98);
});
