import type { Page } from '@playwright/test';

/** Until something changes on the page, or for so many milliseconds: where nothing comes, another friend may be asked. */
export async function changes(page: Page, atMost = 40): Promise<void> {
  // A page that is loaded anew has changed.
  await page.evaluate(nextChange, atMost).catch(() => {});
}

/** Until what was set off by a touch or a new size is drawn: all that moves has come to its end, and what was on its way is there. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(nextRest);
}

/** Runs in the page. */
function nextChange(atMost: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const timer = setTimeout(done, atMost);
    const observer = new MutationObserver(done);
    const of = { attributes: true, characterData: true, childList: true, subtree: true };
    observer.observe(document.documentElement, of);
  });
}

/** Runs in the page. */
async function nextRest(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === 'running' && !isEndless;
    });
  const patience = performance.now() + 10_000;
  const isOnItsWay = () =>
    document.querySelector('.loading, .end-score:empty') !== null && performance.now() < patience;
  // In the first frame the page learns of it, in the second it is drawn.
  for (let still = 0; still < 2; ) {
    await frame();
    const all = moving();
    await Promise.allSettled(all.map(({ finished }) => finished));
    still = all.length === 0 && !isOnItsWay() ? still + 1 : 0;
  }
}
