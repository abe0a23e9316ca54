import { afterEach, expect, test, vi } from 'vitest';
import { takeNotes } from './play-page.ts';

type Take = (list: { getEntries: () => readonly object[] }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what happened before the match is not counted, even if the browser tells it later', () => {
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
