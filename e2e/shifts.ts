import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { readonly value: number; readonly what: readonly string[] }[];
  }
}

/** Runs in the page: from now on notes what moves by itself. */
export function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      const place = ({ x, y, width, height }: DOMRectReadOnly) =>
        [x, y, width, height].map(Math.round).join(' ');
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.className : node?.parentElement?.className;
        return `${name}: ${place(previousRect)} to ${place(currentRect)}`;
      });
      window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift' });
}

/** What has moved since `noteShifts`, and the sum of it, as browsers measure it. */
export async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(() => window.shifts);
  return { shifts, sum: shifts.reduce((all, { value }) => all + value, 0) };
}
