import { expect } from '@playwright/test';
import { lateScenesOf, type Scene } from './scenes.ts';
import { Stage } from './stage.ts';
import { test } from './test.ts';

test('the end of a combat waits for its moment; the second click of a double click does not skip it', async ({
  browser,
  server,
}) => {
  const [scene] = await lateScenesOf('unmatched', ['commitDefense']);
  const stage = await Stage.open(browser, server, { locale: 'en-GB' });
  const { page } = stage.ada;
  await stage.plays(scene as Scene);
  const lines = page.locator('.log-line');
  const before = await lines.count();
  const plates = () => page.locator('.table-head').ariaSnapshot();
  const heads = await plates();
  const bar = page.locator('.question-bar');
  // The second click comes as soon as there is a moment to skip, however fast or slow the server is.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLElement>('.question-bar[data-moment] .btn');
      if (button === null) return;
      observer.disconnect();
      button.click();
      document.body.dataset.clickedTwice = '';
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await bar.getByRole('button', { name: 'No card' }).click();

  const skip = bar.getByRole('button', { name: 'Skip the animation' });
  await expect(page.locator('body[data-clicked-twice]')).toBeAttached();
  await page.waitForTimeout(200);
  expect(await skip.isVisible()).toBe(true);
  expect(await lines.count()).toBe(before);
  expect(await plates()).toBe(heads);
  await expect(page.locator('main [data-lit], #hand [data-lit]')).toHaveCount(0);
  await page.waitForTimeout(500);
  // The word is the only button there is for it, and a touch of the scene does the same. On a slow machine it ends by itself.
  expect(await page.locator('main .um-duel button').count()).toBe(0);
  await page
    .locator('.table-main')
    .click({ timeout: 2000 })
    .catch(() => {});
  await expect(skip).toHaveCount(0);
  expect(await lines.count()).toBeGreaterThan(before);
  expect(stage.ada.complaints).toEqual([]);
  stage.close();
});
