import { expect } from '@playwright/test';
import type { Open } from '@tablee/rules/games/unmatched/index.ts';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

/** More than one attack takes, nearly always. */
const STRONGEST = 6;

test('the end of a combat waits for its moment; the second click of a double click does not skip it', async ({
  browser,
  server,
}) => {
  // The end of a combat that ends the match is another moment.
  const goesOn = (open: unknown): boolean =>
    (open as Open).fighters.every(({ kind, health }) => kind !== 'hero' || health > STRONGEST);
  const [scene] = await lateScenesOf('unmatched', ['commitDefense'], 2, goesOn);
  const stage = await Stage.open(browser, server, { locale: 'en-GB' });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const lines = page.locator('.log-line');
  const before = await page.evaluate(told, false);
  const bar = page.locator('.question-bar');
  // In the page, so that the second click comes as soon as there is a moment to skip, and the told lines are read right after
  // it, however fast or slow the machine is.
  const whileShown = page.evaluate(told, true);
  await bar.getByRole('button', { name: 'No card' }).click();

  const skip = bar.getByRole('button', { name: 'Skip the animation' });
  expect(await whileShown).toEqual({ ...before, isSkippable: true, lit: 0 });
  // The word is the only button there is for it, and a touch of the scene does the same. On a slow machine it ends by itself.
  expect(await page.locator('main .um-duel button').count()).toBe(0);
  await expect(async () => {
    const scene = page.locator('.table-main');
    if (await skip.isVisible()) await scene.click({ timeout: 2000 }).catch(() => {});
    expect(await skip.count()).toBe(0);
  }).toPass({ intervals: [50] });
  expect(await lines.count()).toBeGreaterThan(before.lines);
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});

/**
 * The lines of the page outside of the scene, whether there is one to skip, and how much can be answered: now, or just after a
 * click that would skip.
 */
async function told(isAfterClick: boolean) {
  const skip = () => document.querySelector<HTMLElement>('.question-bar[data-moment] .btn');
  if (isAfterClick) {
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (skip() === null) return;
        observer.disconnect();
        skip()?.click();
        setTimeout(resolve, 200);
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
  }
  const head = document.querySelector('.table-head')?.textContent ?? '';
  const lines = document.querySelectorAll('.log-line').length;
  const lit = document.querySelectorAll('main [data-lit], #hand [data-lit]').length;
  return { head, lines, isSkippable: skip() !== null, lit };
}
