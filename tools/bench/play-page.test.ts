import { afterEach, expect, test, vi } from 'vitest';
import { takeNotes } from './play-page.ts';

type Take = (list: { getEntries: () => readonly object[] }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that takes notes, and how a browser tells it something. */
function takesNotes() {
  vi.useFakeTimers();
  const takes = new Map<string, Take>();
  const page = {} as Window;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('ResizeObserver', class {});
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #take: Take;
      constructor(take: Take) {
        this.#take = take;
      }
      observe({ type }: { type: string }) {
        takes.set(type, this.#take);
      }
    },
  );
  const tells = (type: string, ...entries: object[]) =>
    takes.get(type)?.({ getEntries: () => entries });
  takeNotes();
  vi.advanceTimersByTime(1000);
  page.benchBegins();
  return { page, tells };
}

test('what happened before the match is not counted, even if the browser tells it later', () => {
  const { page, tells } = takesNotes();
  const about = { hadRecentInput: false, sources: [] };
  tells(
    'layout-shift',
    { ...about, startTime: performance.now() - 20, value: 0.65 },
    { ...about, startTime: performance.now() + 20, value: 0.01 },
  );
  tells('longtask', { startTime: performance.now() - 70 }, { startTime: performance.now() + 5 });
  expect(page.benchNotes).toMatchObject({ shift: 0.01, shiftSum: 0.01, longTasks: 1 });
  expect(page.benchNotes.worst).toHaveLength(1);
});

test('shifts by touches, however many, leave the others in sight', () => {
  const { page, tells } = takesNotes();
  const at = { startTime: performance.now() + 20, sources: [] };
  const byTouch = Array.from({ length: 40 }, () => ({ ...at, hadRecentInput: true, value: 0.05 }));
  tells('layout-shift', { ...at, hadRecentInput: false, value: 0.001 }, ...byTouch);
  expect(page.benchNotes.worst).toEqual([{ value: 0.001, what: 'asked nothing: ' }]);
  expect(page.benchNotes.worstTouched).toHaveLength(12);
  expect(page.benchNotes.touchedShift).toBeCloseTo(2);
});
